import { useState } from 'react'
import { planReorder } from '@/shop/cart/reorder'
import type { OrderDetail } from '@/shop/orders/order'
import type { ReorderState } from '@/screens/storefront/orders/reorder-box'
import { useApplication, type Application } from '../application'
import { cartFacts } from '../cart/use-cart-refresh'
import { refusalMessage } from '../session/failure-message'

/** Adds the products still available to the cart, at current prices. @throws ApiFailure */
async function reorder(application: Application, { lines }: OrderDetail): Promise<ReorderState> {
  const { cart } = application.stores
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const facts = await cartFacts(application, ids)
  const { additions, leftOut } = planReorder(lines, facts, cart.getState().lines)
  const units = additions.reduce(
    (sum, { product, quantity }) => sum + cart.getState().add(product, quantity),
    0,
  )
  return { status: 'done', units, leftOut }
}

const IDLE: ReorderState = { status: 'idle' }

/** @param order the order shown @param onLeave closes it before the cart opens */
export function useReorder(order: OrderDetail | undefined, onLeave?: () => void) {
  const application = useApplication()
  const [last, setLast] = useState<{ readonly id: string; readonly state: ReorderState }>()
  const run = async (chosen: OrderDetail) => {
    const setReorderState = (state: ReorderState) => setLast({ id: chosen.id, state })
    setReorderState({ status: 'loading' })
    try {
      setReorderState(await reorder(application, chosen))
    } catch (error) {
      setReorderState({ status: 'failed', message: refusalMessage(error) })
    }
  }
  return {
    state: last && last.id === order?.id ? last.state : IDLE,
    onReorder: () => order && void run(order),
    onCart: () => {
      onLeave?.()
      application.stores.overlay.getState().open({ kind: 'cart' })
    },
  }
}

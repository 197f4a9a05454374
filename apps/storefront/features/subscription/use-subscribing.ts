import { useRef, useState } from 'react'
import type { PlacedOrder } from '@/shop/checkout/checkout.client'
import type { CartLine } from '@/shop/cart/cart'
import type { Weeks } from '@/shop/subscriptions/subscription'
import type { ShownTotals } from '@/screens/storefront/cart/cart-types'
import type {
  CheckoutState,
  CheckoutSubmission,
  OrderFormState,
} from '@/screens/storefront/checkout/checkout-types'
import { useApplication } from '../application'
import { checkoutFailureState } from '../checkout/checkout-failure'
import { changedTotals, sendOrder } from '../checkout/place-order'

interface Wanted {
  readonly line: CartLine
  readonly weeks: Weeks
  readonly totals: ShownTotals
}

/** Orders the first delivery, with which the Sparabo begins. */
export function useSubscribing(onPlaced: (placed: PlacedOrder, submission: CheckoutSubmission) => void) {
  const application = useApplication()
  const [state, setState] = useState<OrderFormState>({ status: 'form' })
  const [answered, setAnswered] = useState<{ of: string; totals: ShownTotals }>()
  const isSending = useRef(false)
  const keyOf = ({ line }: Pick<Wanted, 'line'>) => `${line.productId} ${line.quantity}`
  const submit = async (submission: CheckoutSubmission, wanted: Wanted) => {
    if (isSending.current) return
    isSending.current = true
    setState({ status: 'submitting' })
    const { line, weeks, totals } = wanted
    try {
      const input = { submission, lines: [line], coupon: null, totals, subscription: { weeks } }
      onPlaced(await sendOrder(application, input), submission)
    } catch (error) {
      const changed = changedTotals(error, totals)
      if (changed) setAnswered({ of: keyOf(wanted), totals: changed })
      setState(
        changed
          ? { status: 'totalChanged', previous: totals }
          : // Only one of the form's own states is left.
            formState(checkoutFailureState(error, [line])),
      )
    } finally {
      isSending.current = false
    }
  }
  return {
    state,
    /** Totals of the server's last answer, for the same order. */
    changedFor: (line: CartLine) => (answered?.of === keyOf({ line }) ? answered.totals : undefined),
    submit: (submission: CheckoutSubmission, wanted: Wanted) => void submit(submission, wanted),
    reset: () => setState({ status: 'form' }),
  }
}

const formState = (state: CheckoutState): OrderFormState =>
  state.status === 'loading' || state.status === 'cartLoading' ? { status: 'form' } : state

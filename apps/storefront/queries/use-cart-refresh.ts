import { useEffect, useState } from 'react'
import { getCartItems } from '@/client/cart/cart'
import { paidLines, type CartFacts } from '@/domain/cart/cart'
import { http } from '../http'
import { PLATFORM } from '../settings'
import { useCart } from '../stores/cart'
import { isDeadSession } from '../stores/offer-login'
import { takeOverFacts } from '../stores/price-changes'

interface Refreshed {
  /** Lines that the server did not return; they are gone from the cart (S7). */
  readonly droppedNames: readonly string[]
  /** No answer: the local cart is kept. */
  readonly failed: boolean
  /** The server has answered, or failed to; true where it is not asked. */
  readonly done: boolean
}

/** The first answer to a dead session ends it (S7); what the cart holds, a guest may ask as well. */
async function factsOf(ids: readonly string[]): Promise<readonly CartFacts[]> {
  try {
    return await getCartItems(http, ids, PLATFORM)
  } catch (error) {
    if (!isDeadSession(error)) throw error
    return getCartItems(http, ids, PLATFORM)
  }
}

/** The cart as it is now, sold-out lines as well; without an answer it stays as it is. */
export async function refreshCart(): Promise<void> {
  const ids = paidLines(useCart.getState().lines).map(({ productId }) => productId)
  await getCartItems(http, ids, PLATFORM).then(takeOverFacts, () => undefined)
}

/** Once when it is shown: the server's names, prices and stocks (S7: the cart's own only for signed-in shoppers). */
export function useCartRefresh(enabled: boolean): Refreshed {
  const [refreshed, setRefreshed] = useState<Refreshed>({ droppedNames: [], failed: false, done: false })
  useEffect(() => {
    const before = paidLines(useCart.getState().lines)
    if (!enabled || before.length === 0) return
    let current = true
    factsOf(before.map(({ productId }) => productId)).then(
      (facts) => {
        if (!current) return
        takeOverFacts(facts)
        const known = new Set(facts.map(({ productId }) => productId))
        const gone = before.filter(({ productId }) => !known.has(productId))
        setRefreshed({ droppedNames: gone.map(({ name }) => name), failed: false, done: true })
      },
      () => {
        if (current) setRefreshed({ droppedNames: [], failed: true, done: true })
      },
    )
    return () => {
      current = false
    }
  }, [enabled])
  return enabled ? refreshed : { ...refreshed, done: true }
}

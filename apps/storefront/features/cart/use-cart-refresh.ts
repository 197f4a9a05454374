import { useQuery } from '@tanstack/react-query'
import { paidLines, type CartFacts } from '@/shop/cart/cart'
import { PLATFORM } from '../../settings'
import { useApplication, useCart, type Application } from '../application'
import { isDeadSession } from '../session/failure-message'

interface Refreshed {
  /** Lines that the server did not return; they are gone from the cart. */
  readonly droppedNames: readonly string[]
  /** There was no response; the local cart is kept. */
  readonly failed: boolean
  /** The request has finished or failed; also true if none is needed. */
  readonly done: boolean
}

/** @throws ApiFailure */
export async function cartFacts(
  { http }: Application,
  ids: readonly string[],
): Promise<readonly CartFacts[]> {
  const { getCartItems } = await import('@/shop/cart/cart.client')
  return getCartItems(http, ids, PLATFORM)
}

/** An expired session is ended by the first response; the data is public, so it is requested again as a guest. */
async function factsForAnybody(application: Application, ids: readonly string[]) {
  try {
    return await cartFacts(application, ids)
  } catch (error) {
    if (!isDeadSession(error)) throw error
    return cartFacts(application, ids)
  }
}

/** Applies current names, prices and stock. @returns names of the lines that were dropped */
async function refresh(application: Application): Promise<readonly string[]> {
  const { cart, priceChanges } = application.stores
  const before = paidLines(cart.getState().lines)
  const requested = before.map(({ productId }) => productId)
  const facts = await factsForAnybody(application, requested)
  priceChanges.getState().takeFacts(facts, requested)
  const known = new Set(facts.map(({ productId }) => productId))
  return before.filter(({ productId }) => !known.has(productId)).map(({ name }) => name)
}

/** Refreshes the cart, sold-out lines included; without a response it stays unchanged. */
export async function refreshStoredCart(application: Application): Promise<void> {
  await refresh(application).catch(() => undefined)
}

const NONE: readonly string[] = []

/** Refreshes the cart once when it is shown. */
export function useCartRefresh(enabled: boolean): Refreshed {
  const application = useApplication()
  const isAsked = useCart(({ lines }) => paidLines(lines).length > 0) && enabled
  const query = useQuery({
    queryKey: ['cart', 'refresh'],
    queryFn: () => refresh(application),
    enabled: isAsked,
    // Refetched only when cart or checkout is opened.
    staleTime: Infinity,
    gcTime: 0,
  })
  return {
    droppedNames: query.data ?? NONE,
    failed: query.isError,
    // Dropping the last product empties the cart before the answer is here with its name.
    done: query.isFetched || (!isAsked && !query.isFetching),
  }
}

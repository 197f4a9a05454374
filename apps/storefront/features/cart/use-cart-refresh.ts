import { useQuery } from '@tanstack/react-query'
import { paidLines, type CartFacts } from '@/domain/cart/cart'
import { PLATFORM } from '../../settings'
import { useApplication, useCart, type Application } from '../application'
import { isDeadSession } from '../session/failure-message'

interface Refreshed {
  /** Lines that the server did not return; they are gone from the cart. */
  readonly droppedNames: readonly string[]
  /** No answer: the local cart is kept. */
  readonly failed: boolean
  /** The server has answered, or failed to; true where it is not asked. */
  readonly done: boolean
}

/** @throws ApiFailure */
export async function cartFacts(
  { http }: Application,
  ids: readonly string[],
): Promise<readonly CartFacts[]> {
  const { getCartItems } = await import('@/client/cart/cart')
  return getCartItems(http, ids, PLATFORM)
}

/** The first answer to a dead session ends it; what the cart holds, a guest may ask as well. */
async function factsForAnybody(application: Application, ids: readonly string[]) {
  try {
    return await cartFacts(application, ids)
  } catch (error) {
    if (!isDeadSession(error)) throw error
    return cartFacts(application, ids)
  }
}

/** Takes over names, prices and stocks as they are now. @returns the names of lines that are gone */
async function refresh(application: Application): Promise<readonly string[]> {
  const { cart, priceChanges } = application.stores
  const before = paidLines(cart.getState().lines)
  const facts = await factsForAnybody(
    application,
    before.map(({ productId }) => productId),
  )
  priceChanges.getState().takeFacts(facts)
  const known = new Set(facts.map(({ productId }) => productId))
  return before.filter(({ productId }) => !known.has(productId)).map(({ name }) => name)
}

/** The cart as it is now, sold-out lines as well; without an answer it stays as it is. */
export async function refreshCart(application: Application): Promise<void> {
  await refresh(application).catch(() => undefined)
}

const NONE: readonly string[] = []

/** Once when it is shown: the server's names, prices and stocks. */
export function useCartRefresh(enabled: boolean): Refreshed {
  const application = useApplication()
  const isAsked = useCart(({ lines }) => paidLines(lines).length > 0) && enabled
  const query = useQuery({
    queryKey: ['cart', 'refresh'],
    queryFn: () => refresh(application),
    enabled: isAsked,
    // Asked anew whenever cart or checkout is opened, and only then.
    staleTime: Infinity,
    gcTime: 0,
  })
  return {
    droppedNames: query.data ?? NONE,
    failed: query.isError,
    done: !isAsked || query.isFetched,
  }
}

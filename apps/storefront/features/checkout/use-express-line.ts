import { queryOptions, useQuery } from '@tanstack/react-query'
import { addToCart, refreshCart, type CartLine } from '@/domain/cart/cart'
import { PLATFORM } from '../../settings'
import { useApplication, type Application } from '../application'
import { cartFacts } from '../cart/use-cart-refresh'

interface Express {
  readonly productId: string
  readonly quantity: number
}

/** The history entry of an express purchase names its product. */
function expressOf(state: unknown): Express | undefined {
  if (typeof state !== 'object' || state === null || !('express' in state)) return undefined
  const { express } = state
  if (typeof express !== 'object' || express === null) return undefined
  if (!('productId' in express) || typeof express.productId !== 'string') return undefined
  const quantity = 'quantity' in express && typeof express.quantity === 'number' ? express.quantity : 1
  return { productId: express.productId, quantity }
}

const expressQuery = ({ http }: Application, express: Express | undefined) =>
  queryOptions({
    queryKey: ['express', express],
    queryFn: async (): Promise<CartLine | null> => {
      if (!express) return null
      const { getProduct } = await import('@/client/catalogue/products')
      const product = await getProduct(http, express.productId, PLATFORM)
      return addToCart([], product, express.quantity, PLATFORM)[0] ?? null
    },
    staleTime: Infinity,
    gcTime: 0,
  })

/** Express purchase: one product, the cart is left alone. @param state of the history entry */
export function useExpressLine(state: unknown): {
  /** The history entry asks for one: the cart is not what is ordered. */
  readonly wanted: boolean
  readonly done: boolean
  readonly line: CartLine | undefined
  /** It was asked for, and there is nothing to buy; the cart must not take its place. */
  readonly missing: boolean
  /** Price and stock as they are now; without an answer the line stays as it is. */
  readonly refresh: () => Promise<void>
} {
  const application = useApplication()
  const express = expressOf(state)
  const options = expressQuery(application, express)
  const query = useQuery({ ...options, enabled: express !== undefined })
  const line = query.data ?? undefined
  const done = express === undefined || query.isFetched
  const refresh = async () => {
    if (!line) return
    const facts = await cartFacts(application, [line.productId]).catch(() => undefined)
    // Gone altogether it is sold out: the page shows it as missing.
    if (facts)
      application.queries.setQueryData(
        options.queryKey,
        refreshCart([line], facts)[0] ?? { ...line, stock: 0 },
      )
  }
  const wanted = express !== undefined
  return { wanted, done, line, missing: done && wanted && !line, refresh }
}

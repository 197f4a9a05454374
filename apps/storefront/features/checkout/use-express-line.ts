import { queryOptions, useQuery } from '@tanstack/react-query'
import { addToCart, refreshCart, type CartLine } from '@/shop/cart/cart'
import { PLATFORM } from '../../settings'
import { useApplication, type Application } from '../application'
import { cartFacts } from '../cart/use-cart-refresh'

interface Express {
  readonly productId: string
  readonly quantity: number
}

/** Product of an express purchase, from the history entry's state. */
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
      const { getProduct } = await import('@/shop/catalogue/products.client')
      const product = await getProduct(http, express.productId, PLATFORM)
      return addToCart([], product, express.quantity, PLATFORM)[0] ?? null
    },
    staleTime: Infinity,
    gcTime: 0,
  })

/** Express purchase of one product, separate from the cart. @param state state of the history entry */
export function useExpressLine(state: unknown): {
  /** The history entry requests an express purchase instead of the cart. */
  readonly wanted: boolean
  readonly done: boolean
  readonly line: CartLine | undefined
  /** The requested product cannot be bought; the cart must not be ordered instead. */
  readonly missing: boolean
  /** Refreshes price and stock; without a response the line stays unchanged. */
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
    // A deleted product is treated as sold out, so that the page shows it as missing.
    if (facts)
      application.queries.setQueryData(
        options.queryKey,
        refreshCart([line], facts)[0] ?? { ...line, stock: 0 },
      )
  }
  const wanted = express !== undefined
  return { wanted, done, line, missing: done && wanted && !line, refresh }
}

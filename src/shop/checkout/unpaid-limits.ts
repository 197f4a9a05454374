import type { Currency } from '../shared/platform'

/** Most units of an unpaid order whose buyer's email address is not confirmed. */
export const MAX_UNPAID_UNITS = 40
/** Most open unpaid orders of such an address. */
export const MAX_UNPAID_ORDERS = 5
/** Largest total of such an order, in minor units: €500 or about its worth. */
export const MAX_UNPAID_TOTAL: Readonly<Record<Currency, number>> = {
  EUR: 50_000,
  TRY: 2_500_000,
  USD: 50_000,
}
/** Hours in which the link in the mail has to be pressed; then the stock of the order goes back. */
export const CONFIRM_HOURS = 24

/** When an order is cancelled that waits for its payment since then. */
export const cancelledAt = (since: Date, unpaidDays: number): Date =>
  new Date(since.getTime() + unpaidDays * 86_400_000)

/** Units that one network may always hold, and its share of a product's stock. */
const NETWORK_UNITS = 5
const NETWORK_SHARE = 0.2

/** From this share of a product's stock, and from this many units on, the back office is told what is held unpaid. */
export const WATCHED_SHARE = 0.3
export const WATCHED_UNITS = 10

/** Units of a product that one network may hold unpaid. @param stock what is left, with what the network holds */
export const maxOfNetwork = (stock: number): number =>
  Math.max(NETWORK_UNITS, Math.floor(stock * NETWORK_SHARE))

/** Which limit an order goes beyond. */
export const UNPAID_REASONS = ['units', 'total', 'orders', 'network'] as const
export type UnpaidReason = (typeof UNPAID_REASONS)[number]

export interface UnpaidProduct {
  readonly productId: string
  readonly name: string
  /** Units ordered now. */
  readonly units: number
  /** Units left, the ordered ones included. */
  readonly stock: number
  /** Units that unpaid orders of the same network hold. */
  readonly held: number
}

interface UnpaidOrder {
  /** Minor units. */
  readonly total: number
  readonly currency: Currency
  /** Open unpaid orders of the address, without this one. */
  readonly openOrders: number
  readonly products: readonly UnpaidProduct[]
}

export interface UnpaidRefusal {
  readonly reason: UnpaidReason
  /** Products of which the network holds too many, and how many more it may order. */
  readonly items: readonly {
    readonly productId: string
    readonly name: string
    readonly available: number
  }[]
}

/** Why somebody whose address is not confirmed may not hold this order's units [CHECKOUT-60]; undefined if they may. */
export function unpaidRefusal({
  total,
  currency,
  openOrders,
  products,
}: UnpaidOrder): UnpaidRefusal | undefined {
  const units = products.reduce((sum, product) => sum + product.units, 0)
  if (units > MAX_UNPAID_UNITS) return { reason: 'units', items: [] }
  if (total > MAX_UNPAID_TOTAL[currency]) return { reason: 'total', items: [] }
  if (openOrders >= MAX_UNPAID_ORDERS) return { reason: 'orders', items: [] }
  const items = products.flatMap(({ productId, name, units: wanted, stock, held }) => {
    const available = Math.max(0, maxOfNetwork(stock + held) - held)
    return wanted > available ? [{ productId, name, available }] : []
  })
  return items.length > 0 ? { reason: 'network', items } : undefined
}

import type { StockMove } from '../catalogue/stock.repository'
import type { OrderedLine } from './orders.repository'

interface Returned {
  readonly productId: string
  readonly quantity: number
}

/**
 * Units that the order's lines take from stock, one entry per product in locking order.
 * @param returned units returned so far, restocked or written off
 */
export function stockMoves(lines: readonly OrderedLine[], returned: readonly Returned[] = []): StockMove[] {
  const moves = new Map<string, StockMove>()
  for (const { productId, quantity, isGift } of lines) {
    const { units, sold } = moves.get(productId) ?? { units: 0, sold: 0 }
    moves.set(productId, { productId, units: units + quantity, sold: sold + (isGift ? 0 : quantity) })
  }
  for (const { productId, quantity } of returned) {
    const move = moves.get(productId)
    if (move)
      moves.set(productId, {
        productId,
        units: move.units - quantity,
        sold: Math.max(0, move.sold - quantity),
      })
  }
  return [...moves.values()]
    .filter(({ units }) => units > 0)
    .sort((a, b) => (a.productId < b.productId ? -1 : 1))
}

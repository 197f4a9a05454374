import type { StockMove } from '../catalogue/stock.repository'
import type { OrderedLine } from './orders.repository'

interface Returned {
  readonly productId: string
  readonly quantity: number
}

/**
 * What an order's lines take off the shelf: each product once, in the order in which rows are locked.
 * @param returned units that came back already, restocked or written off
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

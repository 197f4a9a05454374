import type { StockMove } from '../catalogue/stock.repository'
import type { OrderedLine } from './orders.repository'

/** What an order's lines take off the shelf: each product once, in the order in which rows are locked. */
export function stockMoves(lines: readonly OrderedLine[]): StockMove[] {
  const moves = new Map<string, StockMove>()
  for (const { productId, quantity, isGift } of lines) {
    const { units, sold } = moves.get(productId) ?? { units: 0, sold: 0 }
    moves.set(productId, { productId, units: units + quantity, sold: sold + (isGift ? 0 : quantity) })
  }
  return [...moves.values()].sort((a, b) => (a.productId < b.productId ? -1 : 1))
}

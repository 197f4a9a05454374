export const STOCK_REASONS = ['sale', 'cancellation', 'return', 'correction', 'import'] as const
/** Why the units of a product changed; a sale that is taken up again is a sale, too. */
export type StockReason = (typeof STOCK_REASONS)[number]

/** A change of a product's stock. */
export interface StockMovement {
  readonly id: string
  /** ISO 8601 instant. */
  readonly at: string
  readonly reason: StockReason
  /** Added; negative: taken. */
  readonly units: number
  /** In stock afterwards. */
  readonly stock: number
  /** Name of the administrator who made it. */
  readonly admin?: string
  readonly orderNumber?: string
}

interface Wanted {
  readonly productId: string
  readonly quantity: number
}

/** Merges lines of the same product into the first one, adding up their quantities. */
export function mergeLines<T extends Wanted>(lines: readonly T[]): T[] {
  const merged = new Map<string, T>()
  for (const line of lines) {
    const known = merged.get(line.productId)
    merged.set(line.productId, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

export interface StockProblem {
  readonly productId: string
  readonly requested: number
  readonly available: number
}

/** Products ordered in a larger quantity than is in stock; products missing from `stocks` count as sold out. */
export function stockProblems(lines: readonly Wanted[], stocks: ReadonlyMap<string, number>): StockProblem[] {
  return mergeLines(lines)
    .map(({ productId, quantity }) => ({
      productId,
      requested: quantity,
      available: Math.max(0, stocks.get(productId) ?? 0),
    }))
    .filter(({ requested, available }) => requested > available)
}

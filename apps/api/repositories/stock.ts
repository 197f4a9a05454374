import { asc, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/open'
import { products } from '../db/schema'

export interface StockMove {
  readonly productId: string
  /** Leave the shelf; negative: come back. */
  readonly units: number
  /** Of them paid for: what counts as sold. */
  readonly sold: number
}

/**
 * One guarded update for all moves, returning the ids that were moved: a product with fewer units than wanted is
 * left alone. Whoever moves stock holds the rows' locks already, taken in the order of the ids.
 */
export function stockMove(moves: readonly StockMove[]): SQL {
  const ids = sql.param(moves.map(({ productId }) => productId))
  const units = sql.param(moves.map(({ units }) => units))
  const sold = sql.param(moves.map(({ sold }) => sold))
  return sql`update ${products} set
      stock_quantity = stock_quantity - move.units,
      sales_count = greatest(0, sales_count + move.sold)
    from unnest(${ids}::uuid[], ${units}::int[], ${sold}::int[]) as move(id, units, sold)
    where ${products.id} = move.id and stock_quantity >= move.units
    returning ${products.id}`
}

/** @returns whether every move was made */
export async function moveStock(tx: Db, moves: readonly StockMove[]): Promise<boolean> {
  if (moves.length === 0) return true
  const { rows } = await tx.execute(stockMove(moves))
  return rows.length === moves.length
}

export interface StockedProduct {
  readonly id: string
  readonly name: string
  readonly stock: number
}

/** Holds the products' rows, in the order of their ids, until the transaction ends. */
export async function lockStock(tx: Db, ids: readonly string[]): Promise<StockedProduct[]> {
  return tx
    .select({ id: products.id, name: products.name, stock: products.stockQuantity })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
}

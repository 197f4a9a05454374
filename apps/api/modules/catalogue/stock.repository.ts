import { asc, inArray, sql } from 'drizzle-orm'
import { keptStatement } from '../../platform/db/kept-statement'
import type { Db } from '../../platform/db/open'
import { products } from '../../platform/db/schema'

export interface StockMove {
  readonly productId: string
  /** Leave the shelf; negative: come back. */
  readonly units: number
  /** Of them paid for: what counts as sold. */
  readonly sold: number
}

/**
 * One guarded update for all moves, returning the ids that were moved: a product with fewer units than wanted is
 * left alone. The caller has locked the rows, in the order of their ids.
 */
const guardedMove = sql`update ${products} set
    stock_quantity = stock_quantity - move.units,
    sales_count = greatest(0, sales_count + move.sold)
  from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('units')}::int[],
    ${sql.placeholder('sold')}::int[]) as move(id, units, sold)
  where ${products.id} = move.id and stock_quantity >= move.units
  returning ${products.id}`

const move = keptStatement(guardedMove)
const moveAndNumber = keptStatement<{ sequence: string; moved: number }>(sql`with moved as (${guardedMove})
  select nextval('order_numbers')::text as sequence, (select count(*)::int from moved) as moved`)

const columnsOf = (moves: readonly StockMove[]) => ({
  ids: moves.map(({ productId }) => productId),
  units: moves.map(({ units }) => units),
  sold: moves.map(({ sold }) => sold),
})

/** @returns whether every move was made */
export async function moveStock(tx: Db, moves: readonly StockMove[]): Promise<boolean> {
  if (moves.length === 0) return true
  const rows = await move(tx, columnsOf(moves))
  return rows.length === moves.length
}

/**
 * Takes the units off the shelf and draws the running part of an order number.
 * @returns undefined where a product had not enough
 */
export async function takeStock(tx: Db, moves: readonly StockMove[]): Promise<number | undefined> {
  const [row] = await moveAndNumber(tx, columnsOf(moves))
  return row?.moved === moves.length ? Number(row.sequence) : undefined
}

export interface StockedProduct {
  readonly id: string
  readonly name: string
  readonly stock: number
}

/** Locks the products' rows, in the order of their ids, until the transaction ends. */
export async function lockStock(tx: Db, ids: readonly string[]): Promise<StockedProduct[]> {
  return tx
    .select({ id: products.id, name: products.name, stock: products.stockQuantity })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
}

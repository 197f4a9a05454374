import { asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { prepared } from '../../platform/db/prepared'
import { products } from '../../platform/db/schema'

export interface StockMove {
  readonly productId: string
  /** Units taken from stock; negative if they return. */
  readonly units: number
  /** Units among them that count as sold. */
  readonly sold: number
}

/**
 * One guarded update for all moves that returns the moved ids; products with too little stock are left unchanged.
 * The caller must hold the rows' locks.
 */
const guardedMove = (db: Db) =>
  db
    .update(products)
    .set({
      stockQuantity: sql`${products.stockQuantity} - move.units`,
      salesCount: sql`greatest(0, ${products.salesCount} + move.sold)`,
    })
    .from(
      sql`unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('units')}::int[],
        ${sql.placeholder('sold')}::int[]) as move(id, units, sold)`,
    )
    .where(sql`${products.id} = move.id and ${products.stockQuantity} >= move.units`)
    .returning({ id: products.id })

const move = prepared((db) => guardedMove(db).prepare('move_stock'))
const moveAndNumber = prepared((db) => {
  const moved = db.$with('moved').as(guardedMove(db))
  return db
    .with(moved)
    .select({
      sequence: sql<string>`nextval('order_numbers')::text`,
      moved: sql<number>`(select count(*)::int from ${moved})`,
    })
    .from(sql`(select 1) as one`)
    .prepare('move_stock_and_number')
})

const columnsOf = (moves: readonly StockMove[]) => ({
  ids: moves.map(({ productId }) => productId),
  units: moves.map(({ units }) => units),
  sold: moves.map(({ sold }) => sold),
})

/** @returns whether all moves were made */
export async function moveStock(tx: Db, moves: readonly StockMove[]): Promise<boolean> {
  if (moves.length === 0) return true
  const rows = await move(tx).execute(columnsOf(moves))
  return rows.length === moves.length
}

/**
 * Takes units from stock and draws the sequence number of the order.
 * @returns undefined if a product had too little stock
 */
export async function takeStock(tx: Db, moves: readonly StockMove[]): Promise<number | undefined> {
  const [row] = await moveAndNumber(tx).execute(columnsOf(moves))
  return row?.moved === moves.length ? Number(row.sequence) : undefined
}

export interface StockedProduct {
  readonly id: string
  readonly name: string
  readonly stock: number
}

/** Locks products in the order of their ids until the transaction ends. */
export async function lockStock(tx: Db, ids: readonly string[]): Promise<StockedProduct[]> {
  return tx
    .select({ id: products.id, name: products.fullName, stock: products.stockQuantity })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
}

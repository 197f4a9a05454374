import { asc, inArray, sql } from 'drizzle-orm'
import type { StockReason } from '@/shop/catalogue/stock'
import type { Db } from '../../platform/db/open'
import { prepared } from '../../platform/db/prepared'
import { products, stockMovements } from '../../platform/db/schema'

/** Rows per statement, which has at most 65,535 parameters. */
const ROWS = 500

export interface StockMove {
  readonly productId: string
  /** Units taken from stock; negative if they return. */
  readonly units: number
  /** Units among them that count as sold. */
  readonly sold: number
}

/** Why units move, and who moves them. */
export interface StockChange {
  readonly reason: StockReason
  readonly orderId?: string
  readonly adminId?: string | undefined
  readonly at: Date
}

/**
 * One guarded update for all moves, which records them; products with too little stock are left unchanged.
 * The caller must hold the rows' locks.
 */
function guardedMove(db: Db) {
  const moved = db.$with('moved').as(
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
      .returning({
        id: products.id,
        stock: products.stockQuantity,
        units: sql<number>`move.units`.as('units'),
      }),
  )
  const recorded = db.$with('recorded', {}).as(sql`
    insert into ${stockMovements} (product_id, reason, units, stock, order_id, admin_id, at)
    select id, ${sql.placeholder('reason')}::text, -units, stock_quantity, ${sql.placeholder('orderId')}::uuid,
      ${sql.placeholder('adminId')}::uuid, ${sql.placeholder('at')}::timestamptz
    from moved where units <> 0`)
  return db.with(moved, recorded)
}

const MOVED = sql<number>`(select count(*)::int from moved)`

const move = prepared((db) =>
  guardedMove(db)
    .select({ moved: MOVED })
    .from(sql`(select 1) as one`)
    .prepare('move_stock'),
)
const moveAndNumber = prepared((db) =>
  guardedMove(db)
    .select({ sequence: sql<string>`nextval('order_numbers')::text`, moved: MOVED })
    .from(sql`(select 1) as one`)
    .prepare('move_stock_and_number'),
)

const columnsOf = (moves: readonly StockMove[], { reason, orderId, adminId, at }: StockChange) => ({
  ids: moves.map(({ productId }) => productId),
  units: moves.map(({ units }) => units),
  sold: moves.map(({ sold }) => sold),
  reason,
  orderId: orderId ?? null,
  adminId: adminId ?? null,
  at: at.toISOString(),
})

/** @returns whether all moves were made */
export async function moveStock(tx: Db, moves: readonly StockMove[], change: StockChange): Promise<boolean> {
  if (moves.length === 0) return true
  const [row] = await move(tx).execute(columnsOf(moves, change))
  return row?.moved === moves.length
}

/**
 * Takes units from stock and draws the sequence number of the order.
 * @returns undefined if a product had too little stock
 */
export async function takeStock(
  tx: Db,
  moves: readonly StockMove[],
  change: StockChange,
): Promise<number | undefined> {
  const [row] = await moveAndNumber(tx).execute(columnsOf(moves, change))
  return row?.moved === moves.length ? Number(row.sequence) : undefined
}

/** Records stocks that a form or a file has set. */
export async function recordStock(
  tx: Db,
  changed: readonly { readonly productId: string; readonly before: number; readonly stock: number }[],
  change: StockChange,
): Promise<void> {
  const rows = changed
    .filter(({ before, stock }) => before !== stock)
    .map(({ productId, before, stock }) => ({ ...change, productId, stock, units: stock - before }))
  for (let start = 0; start < rows.length; start += ROWS)
    await tx.insert(stockMovements).values(rows.slice(start, start + ROWS))
}

export interface StockedProduct {
  readonly id: string
  readonly name: string
  readonly stock: number
}

const selectStock = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: products.id, name: products.fullName, stock: products.stockQuantity })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))

export const findStock = async (db: Db, ids: readonly string[]): Promise<StockedProduct[]> =>
  selectStock(db, ids)

/** Locks products in the order of their ids until the transaction ends. */
export const lockStock = async (tx: Db, ids: readonly string[]): Promise<StockedProduct[]> =>
  selectStock(tx, ids).for('no key update')

import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  max,
  notExists,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { ReturnStatus } from '@/shop/returns/returns'
import type { Db } from '../../platform/db/open'
import { columnMatchesSearch } from '../../platform/db/queries/matches-search'
import { offsetOf, type PageRequest } from '../../platform/db/queries/page'
import { orders, returns, users, withdrawals } from '../../platform/db/schema'

interface ReturnFilter {
  readonly status?: ReturnStatus | undefined
  /** Order number, name or email; all words must match. */
  readonly search?: string | undefined
}

/** Stores a declaration; further ones about the same order are stored too. */
export async function insertWithdrawal(tx: Db, declared: Withdrawal): Promise<void> {
  await tx.insert(withdrawals).values(declared)
}

/** Number of declarations about an order since an instant. */
export const countWithdrawals = (tx: Db, orderId: string, since: Date): Promise<number> =>
  tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), gte(withdrawals.receivedAt, since)))
    .limit(100)
    .then((rows) => rows.length)

/** Whether the order belongs to an account that has confirmed the order's email address. */
export const isAddressConfirmed = (tx: Db, orderId: string): Promise<boolean> =>
  tx
    .select({ id: users.id })
    .from(orders)
    .innerJoin(users, and(eq(users.id, orders.userId), eq(users.email, orders.email)))
    .where(and(eq(orders.id, orderId), isNotNull(users.emailVerifiedAt)))
    .then((rows) => rows.length > 0)

const { orderId: _, ...declared } = getTableColumns(withdrawals)
const columns = {
  ...declared,
  /** Of a matched one, that of its order; the customer may have mistyped it. */
  orderNumber: sql<string>`coalesce(${orders.number}, ${withdrawals.orderNumber})`,
  status: sql<ReturnStatus>`coalesce(${returns.status}, 'new')`,
  order: {
    id: orders.id,
    platform: orders.platform,
    total: orders.total,
    currency: orders.currency,
  },
  decision: { reason: returns.reason, actor: returns.actor, at: returns.at },
}

const query = (db: Db) =>
  db
    .select(columns)
    .from(withdrawals)
    .leftJoin(returns, eq(returns.withdrawalId, withdrawals.id))
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))

export type ReturnRow = Awaited<ReturnType<typeof findReturn>> & {}
export type Withdrawal = typeof withdrawals.$inferSelect

const conditionsOf = ({ status, search = '' }: ReturnFilter): SQL | undefined =>
  and(
    status === undefined ? undefined : status === 'new' ? isNull(returns.status) : eq(returns.status, status),
    search === ''
      ? undefined
      : columnMatchesSearch(
          search,
          // Both numbers: the typed one, and that of the order it was matched with.
          sql`searchable(concat(' ', ${withdrawals.name}, ' ', ${withdrawals.email}, ' ', ${withdrawals.orderNumber}, ' ', ${orders.number}))`,
        ),
  )

/** Undecided ones first, of these the ones with an order, oldest on top, because the law sets a deadline. */
export async function findReturns(db: Db, filter: ReturnFilter, page: PageRequest) {
  const where = conditionsOf(filter)
  const rows = await query(db)
    .where(where)
    .orderBy(
      desc(isNull(returns.status)),
      // Decided ones all count as having one.
      asc(and(isNull(returns.status), isNull(withdrawals.orderId)) ?? sql`false`),
      asc(withdrawals.receivedAt),
      asc(withdrawals.id),
    )
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await db
    .select({ value: count() })
    .from(withdrawals)
    .leftJoin(returns, eq(returns.withdrawalId, withdrawals.id))
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(where)
  return { rows, total: total?.value ?? 0 }
}

export async function findReturn(db: Db, id: string) {
  const [row] = await query(db).where(eq(withdrawals.id, id))
  return row
}

/** Makes concurrent matches and decisions of one withdrawal run one after the other. */
export async function lockReturn(tx: Db, id: string): Promise<void> {
  await tx.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.id, id)).for('update')
}

export async function setReturnOrder(tx: Db, id: string, orderId: string): Promise<void> {
  await tx.update(withdrawals).set({ orderId }).where(eq(withdrawals.id, id))
}

/** Number of undecided withdrawals. */
export async function countNewReturns(db: Db): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(withdrawals)
    .leftJoin(returns, eq(returns.withdrawalId, withdrawals.id))
    .where(isNull(returns.status))
  return row?.value ?? 0
}

/** Undecided withdrawals of no order: their number, and when the newest came. */
export async function findUnmatched(db: Db) {
  const [row] = await db
    .select({ count: count(), newest: max(withdrawals.receivedAt) })
    .from(withdrawals)
    .leftJoin(returns, eq(returns.withdrawalId, withdrawals.id))
    .where(and(isNull(withdrawals.orderId), isNull(returns.status)))
  return { count: row?.count ?? 0, newest: row?.newest ?? null }
}

/** Of these ids those of no order and without a decision, locked, so that nobody matches or decides them meanwhile. */
export const lockUnmatched = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        inArray(withdrawals.id, [...ids]),
        isNull(withdrawals.orderId),
        notExists(
          tx
            .select({ id: returns.withdrawalId })
            .from(returns)
            .where(eq(returns.withdrawalId, withdrawals.id)),
        ),
      ),
    )
    .orderBy(asc(withdrawals.id))
    .for('update')

/** @returns false if it has already been decided */
export async function insertDecision(tx: Db, decision: typeof returns.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(returns).values(decision).onConflictDoNothing().returning()
  return rows.length > 0
}

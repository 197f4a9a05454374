import { and, arrayContains, asc, desc, eq, gt, gte, isNull, sql, type SQL } from 'drizzle-orm'
import type { UserStatus } from '@/shop/users/users'
import { dateRange } from '@/shop/orders/date-range'
import { platformTimeZone, type Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { orders, premiumRenewals, userCounts, users } from '../../platform/db/schema'
import { countExactly, countRows } from '../../platform/db/queries/count-rows'
import { columnMatchesSearch } from '../../platform/db/queries/matches-search'
import type { PageRequest } from '../../platform/db/queries/page'
import { readPage, type ListOrder } from '../../platform/db/queries/read-page'
import { findAddresses } from '../account/addresses.repository'
import { userColumns, type User } from '../account/users.repository'
import { findNotes } from './customer-notes.repository'
import { orderSums } from './guests.repository'

export interface UserFilter {
  /** Words in name, email or phone. */
  readonly search?: string | undefined
  readonly platform?: Platform | undefined
  readonly status?: UserStatus | undefined
  readonly group?: string | undefined
  /** Only current premium members. */
  readonly isPremium?: boolean
}

export const userConditions = (
  { search = '', platform, status, group, isPremium }: UserFilter,
  now: Date,
): SQL | undefined =>
  and(
    columnMatchesSearch(search, users.searchText),
    platform === undefined ? undefined : eq(users.platform, platform),
    status === undefined ? undefined : eq(users.status, status),
    group ? arrayContains(users.groups, [group]) : undefined,
    isPremium === true ? gt(users.premiumUntil, now) : undefined,
  )

/** Total from the counters that triggers maintain. */
async function maintainedTotal(db: Db, { platform, status }: Pick<UserFilter, 'platform' | 'status'>) {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${userCounts.users}), 0)::int` })
    .from(userCounts)
    .where(
      and(
        platform === undefined ? undefined : eq(userCounts.platform, platform),
        status === undefined ? undefined : eq(userCounts.status, status),
      ),
    )
  return row?.total ?? 0
}

/** Order of the list. */
export const NEWEST_USERS: ListOrder = [{ column: users.createdAt, descending: true }, { column: users.id }]

/** Newest first. */
export async function findUsers(db: Db, filter: UserFilter, page: PageRequest, now: Date) {
  const where = userConditions(filter, now)
  const from = sql`from ${users} where ${where ?? sql`true`}`
  const exact = () => countExactly(db, from)
  const isMaintained = !filter.search && !filter.group && filter.isPremium !== true
  const total = isMaintained
    ? { total: await maintainedTotal(db, filter), isEstimated: false }
    : await countRows(db, from)
  return readPage(page, {
    order: NEWEST_USERS,
    total,
    countExactly: exact,
    read: ({ orderBy, limit, offset }) =>
      db
        .select(userColumns)
        .from(users)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  })
}

/** Counts over all users; the month is the calendar month in Berlin. */
export async function countUsers(db: Db, now: Date) {
  const { from } = dateRange('month', platformTimeZone.germany, now)
  return {
    total: await maintainedTotal(db, {}),
    active: await maintainedTotal(db, { status: 'active' }),
    premium: await db.$count(users, gt(users.premiumUntil, now)),
    newThisMonth: await db.$count(users, gte(users.createdAt, from)),
  }
}

const SHOWN_ORDERS = 10

/** Membership history, orders and totals of an account for the back office, newest first. */
export async function findUserHistory(db: Db, { id }: Pick<User, 'id'>) {
  const renewals = await db
    .select()
    .from(premiumRenewals)
    .where(and(eq(premiumRenewals.userId, id), isNull(premiumRenewals.revokedAt)))
    .orderBy(desc(premiumRenewals.createdAt), desc(premiumRenewals.startsAt))
  const { id: orderId, number, createdAt, status, total, currency } = orders
  const placed = await db
    .select({ id: orderId, number, createdAt, status, total, currency })
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(desc(createdAt), desc(number))
    .limit(SHOWN_ORDERS)
  const sums = await db
    .select(orderSums)
    .from(orders)
    .where(eq(orders.userId, id))
    .groupBy(currency)
    .orderBy(asc(currency))
  return {
    renewals,
    addresses: await findAddresses(db, id),
    notes: await findNotes(db, id),
    orders: placed,
    orderCount: sums.reduce((all, row) => all + row.orders, 0),
    /** Minor units. */
    spent: sums
      .filter((row) => row.counted > 0)
      .map((row) => ({ amount: row.amount, currency: row.currency })),
  }
}
export type UserHistory = Awaited<ReturnType<typeof findUserHistory>>

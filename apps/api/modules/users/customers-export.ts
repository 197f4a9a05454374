import { and, count, inArray } from 'drizzle-orm'
import { createTranslator } from 'use-intl/core'
import { formatNumber } from '@/i18n/format'
import adminDe from '@/i18n/messages/de/admin.json'
import usersDe from '@/i18n/messages/de/adminUsers.json'
import de from '@/i18n/messages/de/server/customerExport.json'
import adminEn from '@/i18n/messages/en/admin.json'
import usersEn from '@/i18n/messages/en/adminUsers.json'
import en from '@/i18n/messages/en/server/customerExport.json'
import adminTr from '@/i18n/messages/tr/admin.json'
import usersTr from '@/i18n/messages/tr/adminUsers.json'
import tr from '@/i18n/messages/tr/server/customerExport.json'
import type { Language } from '@/shop/shared/language'
import type { CsvCustomer, CustomersCsvMessages } from '@/shop/users/customers-csv'
import type { GuestsCsvMessages } from '@/shop/users/guests-csv'
import type { Db } from '../../platform/db/open'
import { inBatches } from '../../platform/db/queries/in-batches'
import { orders, users } from '../../platform/db/schema'
import { userColumns, type User } from '../account/users.repository'
import { NEWEST_USERS, userConditions, type UserFilter } from './user-list.repository'

/** Customers read at once. */
const BATCH = 250

async function withOrders(db: Db, rows: readonly User[]): Promise<CsvCustomer[]> {
  const ids = rows.map(({ id }) => id)
  const counts = await db
    .select({ userId: orders.userId, orders: count() })
    .from(orders)
    .where(inArray(orders.userId, ids))
    .groupBy(orders.userId)
  const byUser = new Map(counts.map(({ userId, orders: placed }) => [userId, placed]))
  return rows.map(({ id, createdAt, lastActivityAt, premiumUntil, ...user }) => ({
    ...user,
    createdAt: createdAt.toISOString(),
    lastActivity: lastActivityAt?.toISOString() ?? null,
    premiumUntil: premiumUntil?.toISOString() ?? null,
    orderCount: byUser.get(id) ?? 0,
  }))
}

/** All customers of the filter in the list's order, in batches. */
export async function* exportedCustomers(
  db: Db,
  filter: UserFilter,
  now: Date,
): AsyncGenerator<readonly CsvCustomer[]> {
  const where = userConditions(filter, now)
  const batches = inBatches({
    order: NEWEST_USERS,
    read: (range, orderBy) =>
      db
        .select(userColumns)
        .from(users)
        .where(and(where, range))
        .orderBy(...orderBy)
        .limit(BATCH),
    keyOf: ({ createdAt, id }) => [createdAt, id],
  })
  for await (const rows of batches) yield withOrders(db, rows)
}

const messages = {
  de: { customerExport: de, admin: adminDe, adminUsers: usersDe },
  tr: { customerExport: tr, admin: adminTr, adminUsers: usersTr },
  en: { customerExport: en, admin: adminEn, adminUsers: usersEn },
} satisfies Readonly<Record<Language, unknown>>

/** Heads of the file; platforms and states are called as in the back office. */
export function customerExportTexts(language: Language): CustomersCsvMessages & GuestsCsvMessages {
  const texts = { locale: language, messages: messages[language] }
  const heads = createTranslator({ ...texts, namespace: 'customerExport' })
  const admin = createTranslator({ ...texts, namespace: 'admin' })
  const own = createTranslator({ ...texts, namespace: 'adminUsers' })
  return {
    column: (column) => heads(`columns.${column}`),
    platform: (platform) => admin(`platforms.${platform}`),
    status: (status) => own(`statuses.${status}`),
    decimalMark: formatNumber(0.5, language).slice(1, 2),
  }
}

import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { DELIVERY_DAYS } from '@/shop/webhooks/webhooks'
import { purgeAttempts } from '../auth/attempts'
import type { Db } from '../db/open'
import type { Warn } from './jobs'
import {
  adminAddressUndos,
  adminDevices,
  auditLog,
  challenges,
  emailVerifications,
  helpfulKeys,
  helpfulMarks,
  mailLimits,
  orderEvents,
  orderHolds,
  orders,
  outbox,
  passwordResets,
  priceHistory,
  productInterest,
  reviewRequests,
  stockMovements,
  stockNotices,
  subscriptionLinks,
  subscriptions,
  terminations,
  tokens,
  webhookDeliveries,
  withdrawals,
} from '../db/schema'

const DAY_MS = 86_400_000
/** Rows deleted per statement, so that no locks are held for long. */
const BATCH = 1_000

interface Age {
  readonly days: number
  readonly table: PgTable
  readonly isOld: (before: SQL) => SQL
}

/** Retention periods in days; records about orders are kept as long as tax law requires. */
const ages = {
  sentMails: {
    days: 90,
    table: outbox,
    isOld: (before) => sql`${outbox.createdAt} < ${before} and ${outbox.sentAt} is not null`,
  },
  failedMails: {
    days: 365,
    table: outbox,
    isOld: (before) => sql`${outbox.createdAt} < ${before} and ${outbox.failedAt} is not null`,
  },
  sessions: { days: 0, table: tokens, isOld: (before) => sql`${tokens.expiresAt} < ${before}` },
  passwordResets: {
    days: 30,
    table: passwordResets,
    isOld: (before) => sql`${passwordResets.expiresAt} < ${before}`,
  },
  emailVerifications: {
    days: 0,
    table: emailVerifications,
    isOld: (before) => sql`${emailVerifications.expiresAt} < ${before}`,
  },
  addressUndos: {
    days: 30,
    table: adminAddressUndos,
    isOld: (before) => sql`${adminAddressUndos.expiresAt} < ${before}`,
  },
  challenges: {
    days: 0,
    table: challenges,
    isOld: (before) => sql`${challenges.expiresAt} < ${before}`,
  },
  adminDevices: {
    days: 90,
    table: adminDevices,
    isOld: (before) => sql`${adminDevices.lastSeenAt} < ${before}`,
  },
  /** With the buyer's network, also of orders that are never cancelled. */
  orderHolds: { days: 30, table: orderHolds, isOld: (before) => sql`${orderHolds.confirmBy} < ${before}` },
  webhookDeliveries: {
    days: DELIVERY_DAYS,
    table: webhookDeliveries,
    isOld: (before) => sql`${webhookDeliveries.createdAt} < ${before}`,
  },
  stockNotices: {
    days: 0,
    table: stockNotices,
    isOld: (before) => sql`${stockNotices.expiresAt} < ${before}`,
  },
  reviewRequests: {
    days: 365,
    table: reviewRequests,
    isOld: (before) => sql`${reviewRequests.consentedAt} < ${before}`,
  },
  /** Three years, after which nothing can be claimed of it any more. */
  subscriptions: {
    days: 3 * 365,
    table: subscriptions,
    isOld: (before) => sql`${subscriptions.endedAt} < ${before}`,
  },
  subscriptionLinks: {
    days: 400,
    table: subscriptionLinks,
    isOld: (before) => sql`${subscriptionLinks.createdAt} < ${before}`,
  },
  terminations: {
    days: 3 * 365,
    table: terminations,
    isOld: (before) => sql`${terminations.receivedAt} < ${before}`,
  },
  withdrawalsOfNoOrder: {
    days: 365,
    table: withdrawals,
    isOld: (before) => sql`${withdrawals.receivedAt} < ${before} and ${withdrawals.orderId} is null`,
  },
  mailLimits: {
    days: 1,
    table: mailLimits,
    isOld: (before) => sql`${mailLimits.due}[cardinality(${mailLimits.due})] < ${before}`,
  },
  helpfulMarks: {
    days: 1,
    table: helpfulMarks,
    isOld: (before) => sql`${helpfulMarks.day} < ${before}::date`,
  },
  helpfulKeys: { days: 1, table: helpfulKeys, isOld: (before) => sql`${helpfulKeys.day} < ${before}::date` },
  interest: {
    days: 400,
    table: productInterest,
    isOld: (before) => sql`${productInterest.day} < ${before}::date`,
  },
  /** The price that was current at the start of the period is kept, however old it is. */
  prices: {
    days: 400,
    table: priceHistory,
    isOld: (before) => sql`${priceHistory.validFrom} < ${before} and exists (
      select from ${priceHistory} later where later.product_id = ${priceHistory.productId}
        and later.platform = ${priceHistory.platform}
        and later.valid_from > ${priceHistory.validFrom} and later.valid_from < ${before})`,
  },
  stockMovements: {
    days: 3 * 365,
    table: stockMovements,
    isOld: (before) => sql`${stockMovements.at} < ${before}`,
  },
  audit: { days: 3 * 365, table: auditLog, isOld: (before) => sql`${auditLog.at} < ${before}` },
  orderEvents: {
    days: 10 * 365,
    table: orderEvents,
    isOld: (before) => sql`${orderEvents.at} < ${before} and exists (
      select from ${orders} where ${orders.id} = ${orderEvents.orderId} and ${orders.updatedAt} < ${before})`,
  },
} as const satisfies Record<string, Age>

async function deleteOld(db: Db, { days, table, isOld }: Age, now: Date): Promise<void> {
  const before = sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`
  for (;;) {
    // By ctid, because not every table has an index on its age.
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any(array(select ${table}.ctid from ${table} where ${isOld(before)} limit ${BATCH}))`,
    )
    if ((rowCount ?? 0) < BATCH) return
  }
}

/** Deletes rows older than their retention period; a kind that fails does not hold up the others. */
export async function deleteExpired(db: Db, now: Date, warn: Warn): Promise<void> {
  const kinds = Object.entries<Age>(ages).map(([kind, age]) => [kind, () => deleteOld(db, age, now)] as const)
  for (const [kind, run] of [...kinds, ['attempts', () => purgeAttempts(db, now)] as const]) {
    try {
      await run()
    } catch (error) {
      warn(error, kind)
    }
  }
}

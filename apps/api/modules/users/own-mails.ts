import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { orders, outbox, refunds, stockNotices, subscriptions, withdrawals } from '../../platform/db/schema'
import type { User } from '../account/users.repository'

/** Mails to the customer about the account's orders, also those to other addresses. */
export function mailsAboutOrders(db: Db, userId: string): SQL | undefined {
  const own = eq(orders.userId, userId)
  const ofOrder = (table: typeof refunds | typeof withdrawals) =>
    db
      .select({ id: sql`${table.id}::text` })
      .from(table)
      .innerJoin(orders, eq(orders.id, table.orderId))
  // The key names the cause: `shipped:<order id>:<company>:<tracking number>`, `refunded:<refund id>`.
  const cause = sql`split_part(${outbox.dedupeKey}, ':', 2)`
  return and(
    ne(outbox.kind, 'shop-withdrawal'),
    or(
      inArray(
        cause,
        db
          .select({ id: sql`${orders.id}::text` })
          .from(orders)
          .where(own),
      ),
      inArray(
        cause,
        db
          .select({ id: sql`${subscriptions.id}::text` })
          .from(subscriptions)
          .where(eq(subscriptions.userId, userId)),
      ),
      inArray(cause, ofOrder(refunds).where(own)),
      inArray(cause, ofOrder(withdrawals).where(own)),
    ),
  )
}

type Owner = Pick<User, 'id' | 'email' | 'emailVerifiedAt'>

/**
 * Mails to the account's address. Before it is verified only those that the account and its orders caused: anybody
 * can register somebody else's address.
 */
export const ownMails = (db: Db, { id, email, emailVerifiedAt }: Owner): SQL | undefined =>
  and(
    eq(outbox.recipient, email),
    emailVerifiedAt === null
      ? or(inArray(outbox.kind, ['verification', 'reset', 'account-made']), mailsAboutOrders(db, id))
      : undefined,
  )

/** Notices wanted at the account's address; none before it is verified, because they name no account. */
export const ownNotices = ({ email, emailVerifiedAt }: Owner): SQL | undefined =>
  emailVerifiedAt === null ? sql`false` : eq(stockNotices.email, email)

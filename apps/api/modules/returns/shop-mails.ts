import { and, asc, eq, gte, max } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { admins, outbox } from '../../platform/db/schema'
import { link, rows, textBlock } from '../../platform/mail/blocks'
import { queueMail } from '../../platform/mail/outbox.repository'
import { defineMail } from '../../platform/mail/template'
import { findUnmatched } from './returns.repository'

const toReturns = '/admin/dashboard?section=returns'

/** Mail to the shop; contains nothing typed by a stranger. */
export const shopWithdrawal = defineMail(
  'shop-withdrawal',
  z.object({ customerName: z.string(), orderNumber: z.string() }),
  ({ orderNumber }, { t, page }) => ({
    subject: t('shopWithdrawal.subject'),
    blocks: [
      textBlock(t('shopWithdrawal.intro')),
      rows([t('orderNumber'), orderNumber]),
      link(t('shopWithdrawal.action'), page(toReturns)),
    ],
  }),
)

/** How many withdrawals of no order wait. */
export const shopUnmatched = defineMail(
  'shop-unmatched',
  z.object({ customerName: z.string(), count: z.number().int() }),
  ({ count }, { t, page }) => ({
    subject: t('shopUnmatched.subject', { count }),
    blocks: [
      textBlock(t('shopUnmatched.intro', { count })),
      link(t('shopWithdrawal.action'), page(toReturns)),
    ],
  }),
)

const activeAdmins = (tx: Db) =>
  tx
    .select({ id: admins.id, name: admins.name, email: admins.email })
    .from(admins)
    .where(eq(admins.isActive, true))
    .orderBy(asc(admins.id))

/** Notifies every active administrator of a withdrawal of an order. */
export async function notifyShop(
  tx: Db,
  withdrawalId: string,
  orderNumber: string,
  now: Date,
): Promise<void> {
  for (const { id, name, email } of await activeAdmins(tx)) {
    await queueMail(
      tx,
      shopWithdrawal.create({
        at: now,
        to: email,
        language: 'tr',
        data: { customerName: name, orderNumber },
        dedupeKey: `shop-withdrawal:${withdrawalId}:${id}`,
      }),
    )
  }
}

const HOUR_MS = 3_600_000

/**
 * Tells every active administrator how many withdrawals of no order wait, if new ones have come, and at most once an hour:
 * anybody can send such ones, and many.
 * @returns whether it was told
 */
export const reportUnmatched = (db: Db, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { count, newest } = await findUnmatched(tx)
    if (newest === null) return false
    // From the newest declaration on, so that few mails are looked at.
    const since = new Date(Math.min(newest.getTime(), now.getTime() - HOUR_MS + 1))
    const told = and(eq(outbox.kind, shopUnmatched.kind), gte(outbox.createdAt, since))
    const [last] = await tx
      .select({ at: max(outbox.createdAt) })
      .from(outbox)
      .where(told)
    if (last?.at && (last.at > newest || now.getTime() - last.at.getTime() < HOUR_MS)) return false
    for (const { id, name, email } of await activeAdmins(tx)) {
      await queueMail(
        tx,
        shopUnmatched.create({
          at: now,
          to: email,
          language: 'tr',
          data: { customerName: name, count },
          // Several processes report within the same hour.
          dedupeKey: `shop-unmatched:${Math.floor(now.getTime() / HOUR_MS)}:${id}`,
        }),
      )
    }
    return true
  })

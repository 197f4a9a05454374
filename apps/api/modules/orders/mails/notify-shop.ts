import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/open'
import { admins } from '../../../platform/db/schema'
import { queueMail } from '../../../platform/mail/outbox.repository'
import { shopWithdrawal } from './shop-mails'

/**
 * Notifies every active administrator of a new withdrawal.
 * @param orderNumber null if no order was found
 */
export async function notifyShop(
  tx: Db,
  withdrawalId: string,
  orderNumber: string | null,
  now: Date,
): Promise<void> {
  const recipients = await tx
    .select({ id: admins.id, name: admins.name, email: admins.email })
    .from(admins)
    .where(eq(admins.isActive, true))
    .orderBy(asc(admins.id))
  for (const { id, name, email } of recipients) {
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

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { auditLog, outbox, reviews, stockNotices, users } from '../../platform/db/schema'
import { queueMail } from '../../platform/mail/outbox.repository'
import { deletedMail, greeted } from '../account/account-mails'
import { userColumns, type User } from '../account/users.repository'
import { ownMails, ownNotices } from './own-mails'

export { findUser, type User } from '../account/users.repository'

export const deletedMailKey = (id: string): string => `account-deleted:${id}`

/** Locks an account that is to be deleted: orders that it is just placing are waited for, later ones fail. */
export async function lockForErasure(tx: Db, id: string): Promise<User | undefined> {
  const [row] = await tx.select(userColumns).from(users).where(eq(users.id, id)).for('update')
  return row
}

/**
 * Deletes an account with its sessions, wishlist, membership, links and mails, and queues one mail that confirms
 * it. Reviews are kept without the name; orders and their mails are up to the caller.
 * @returns ids of products that the customer had reviewed
 */
export async function eraseUser(tx: Db, user: User, now: Date): Promise<string[]> {
  const { id, email, language } = user
  await tx.delete(outbox).where(ownMails(tx, user))
  await tx.delete(stockNotices).where(ownNotices(user))
  // What a ban's reason and other changes say is about this customer.
  await tx
    .update(auditLog)
    .set({ detail: sql`${auditLog.detail} - 'changes'` })
    .where(
      and(
        eq(auditLog.subject, `user:${id}`),
        inArray(auditLog.action, ['user.status', 'user.create', 'user.update']),
      ),
    )
  const reviewed = await tx
    .update(reviews)
    .set({ author: '' })
    .where(eq(reviews.userId, id))
    .returning({ productId: reviews.productId })
  await tx.delete(users).where(eq(users.id, id))
  await queueMail(
    tx,
    deletedMail.create({
      at: now,
      to: email,
      language,
      data: greeted(user),
      dedupeKey: deletedMailKey(id),
      limit: 'dropped',
    }),
  )
  return reviewed.map(({ productId }) => productId)
}

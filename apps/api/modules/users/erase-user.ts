import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { outbox, reviews, stockNotices, users } from '../../platform/db/schema'
import { queueMail } from '../../platform/mail/outbox.repository'
import { deletedMail } from '../account/account-mails'
import type { User } from '../account/users.repository'

export { findUser, lockUser, type User } from '../account/users.repository'

/**
 * Deletes an account with its sessions, wishlist, membership, links and mails, and queues one mail that confirms
 * it. Reviews are kept without the name; orders are up to the caller.
 * @returns ids of products that the customer had reviewed
 */
export async function eraseUser(tx: Db, { id, name, email, language }: User, now: Date): Promise<string[]> {
  await tx.delete(outbox).where(eq(outbox.recipient, email))
  await tx.delete(stockNotices).where(eq(stockNotices.email, email))
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
      data: { customerName: name },
      dedupeKey: `account-deleted:${id}`,
    }),
  )
  return reviewed.map(({ productId }) => productId)
}

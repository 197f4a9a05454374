import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { outbox, stockNotices, users } from '../../platform/db/schema'
import { queueMail } from '../../platform/mail/outbox.repository'
import { deletedMail } from '../account/account-mails'
import type { User } from '../account/users.repository'

export { findUser, lockUser, type User } from '../account/users.repository'

/**
 * Deletes an account with its sessions, wishlist, membership and links, and what was sent to its address; one mail says
 * so. Its orders are the caller's.
 */
export async function eraseUser(tx: Db, { id, name, email, language }: User, now: Date): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.recipient, email))
  await tx.delete(stockNotices).where(eq(stockNotices.email, email))
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
}

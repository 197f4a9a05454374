import { hashToken, newToken } from '../../platform/auth/tokens'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { queueMail } from '../../platform/mail/outbox.repository'
import { greeted, resetMail } from './account-mails'
import * as users from './users.repository'

/** Strangers can ask for them; while so many work, another would only fill the mailbox. */
const LINKS_IN_MAILBOX = 3

/** Mails a link by which the customer sets a password. */
export async function mailResetLink(tx: Db, user: users.User, now: Date): Promise<void> {
  const token = newToken()
  const tokenHash = hashToken(token)
  await users.insertReset(tx, { userId: user.id, tokenHash }, now)
  await queueMail(
    tx,
    resetMail.create({
      at: now,
      to: user.email,
      language: user.language,
      data: { ...greeted(user), token },
      dedupeKey: `reset:${tokenHash}`,
    }),
  )
}

/** Does nothing for an unknown address, a banned customer, and while several links work. */
export const sendResetLink = (db: Db, email: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const known = await users.findUserByEmail(tx, email)
    const user = known && (await users.lockUser(tx, known.id))
    if (!user || user.status === 'banned') return
    if ((await users.countResets(tx, user.id, now)) < LINKS_IN_MAILBOX) await mailResetLink(tx, user, now)
  })

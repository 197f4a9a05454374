import { hashToken, newToken } from '../../platform/auth/tokens'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { queueMail } from '../../platform/mail/outbox.repository'
import { greeted, resetMail, type accountMadeMail } from './account-mails'
import * as users from './users.repository'

/** Strangers can ask for them; while so many work, another would only fill the mailbox. */
const LINKS_IN_MAILBOX = 3

/** Mails a link by which the customer sets a password: a new one, or the first one of an account that the shop made. */
export async function mailResetLink(
  tx: Db,
  user: users.User,
  now: Date,
  mail: typeof resetMail | typeof accountMadeMail = resetMail,
): Promise<void> {
  const token = newToken()
  const tokenHash = hashToken(token)
  await users.insertReset(tx, { userId: user.id, tokenHash }, now)
  await queueMail(
    tx,
    mail.create({
      at: now,
      to: user.email,
      language: user.language,
      // Whoever registers chooses the name of a stranger's greeting; the shop does not.
      data: { ...(mail === resetMail ? greeted(user) : { customerName: user.name }), token },
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

import { hashToken, newToken } from '../../platform/auth/tokens'
import type { Db } from '../../platform/db/open'
import { queueMail } from '../../platform/mail/outbox.repository'
import { verificationMail } from './account-mails'
import type { User } from './users.repository'
import { insertVerification } from './verifications.repository'

/**
 * Queues the mail whose link proves that the address belongs to the account's owner.
 * @returns false if the address gets no more mails for now
 */
export async function mailVerification(
  tx: Db,
  { id, email, language }: Pick<User, 'id' | 'email' | 'language'>,
  now: Date,
): Promise<boolean> {
  const token = newToken()
  const tokenHash = hashToken(token)
  await insertVerification(tx, { userId: id, tokenHash }, now)
  return queueMail(
    tx,
    verificationMail.create({
      at: now,
      to: email,
      language,
      data: { token },
      dedupeKey: `verification:${tokenHash}`,
      limit: 'dropped',
    }),
  )
}

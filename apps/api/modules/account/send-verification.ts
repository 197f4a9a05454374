import { hashToken, newToken } from '../../platform/auth/tokens'
import type { Db } from '../../platform/db/open'
import { queueMail } from '../../platform/mail/outbox.repository'
import { verificationMail } from './account-mails'
import type { User } from './users.repository'
import { insertVerification } from './verifications.repository'

/** Queues the mail whose link proves that the address belongs to the account's owner. */
export async function sendVerification(
  tx: Db,
  { id, name, email, language }: Pick<User, 'id' | 'name' | 'email' | 'language'>,
  now: Date,
): Promise<void> {
  const token = newToken()
  const tokenHash = hashToken(token)
  await insertVerification(tx, { userId: id, tokenHash }, now)
  await queueMail(
    tx,
    verificationMail.create({
      at: now,
      to: email,
      language,
      data: { customerName: name, token },
      dedupeKey: `verification:${tokenHash}`,
    }),
  )
}

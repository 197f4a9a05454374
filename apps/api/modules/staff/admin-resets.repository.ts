import { and, eq, gt, lt } from 'drizzle-orm'
import { endSessionsOf } from '../../platform/auth/sessions'
import { hashToken, newToken } from '../../platform/auth/tokens'
import type { Db } from '../../platform/db/open'
import { adminResets } from '../../platform/db/schema'
import { queueMail } from '../../platform/mail/outbox.repository'
import { updateAdminRow, type AdminRow } from './admins.repository'
import { staffInvitation, staffReset } from './staff-mails'

const HOUR_MS = 3_600_000
/** Lifetime of a link in ms. */
const lifetime = { invitation: 7 * 24 * HOUR_MS, reset: HOUR_MS, forgotten: HOUR_MS } as const

/** Invalidates the links of an administrator. */
export const endPasswordLinks = (tx: Db, adminId: string) =>
  tx.delete(adminResets).where(eq(adminResets.adminId, adminId))

interface NewPassword {
  readonly passwordHash: string
  /** Hash of the token whose session goes on. @default none */
  readonly keptSession?: string | undefined
}

/** The one way to store a password: it ends the links and the sessions from before (IDENTITY-51). */
export async function storePassword(
  tx: Db,
  id: string,
  { passwordHash, keptSession }: NewPassword,
  now: Date,
): Promise<void> {
  await updateAdminRow(tx, id, { passwordHash }, now)
  await endPasswordLinks(tx, id)
  await endSessionsOf(tx, { kind: 'admin', id }, keptSession)
}

/**
 * Mails a link to set a password; earlier links become invalid, unless the administrator asks for it: as that needs no
 * session, strangers could otherwise end the owner's link again and again.
 */
export async function sendPasswordLink(
  tx: Db,
  { id, name, email }: Pick<AdminRow, 'id' | 'name' | 'email'>,
  kind: keyof typeof lifetime,
  now: Date,
): Promise<void> {
  const token = newToken()
  const tokenHash = hashToken(token)
  if (kind !== 'forgotten') await endPasswordLinks(tx, id)
  await tx.delete(adminResets).where(lt(adminResets.expiresAt, now))
  await tx
    .insert(adminResets)
    .values({ tokenHash, adminId: id, createdAt: now, expiresAt: new Date(now.getTime() + lifetime[kind]) })
  const template = kind === 'invitation' ? staffInvitation : staffReset
  await queueMail(
    tx,
    template.create({
      at: now,
      to: email,
      language: 'tr',
      data: { customerName: name, token },
      dedupeKey: `${template.kind}:${tokenHash}`,
    }),
  )
}

/** Number of an administrator's links that still work. */
export const countPasswordLinks = (tx: Db, adminId: string, now: Date): Promise<number> =>
  tx.$count(adminResets, and(eq(adminResets.adminId, adminId), gt(adminResets.expiresAt, now)))

const isLiving = (tokenHash: string, now: Date) =>
  and(eq(adminResets.tokenHash, tokenHash), gt(adminResets.expiresAt, now))

/** Owner of the link; undefined if it is used, expired or unknown. */
export async function findPasswordLink(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ adminId: adminResets.adminId })
    .from(adminResets)
    .where(isLiving(tokenHash, now))
  return row?.adminId
}

/** Uses a link. @returns false if a concurrent request was faster */
export async function takePasswordLink(tx: Db, tokenHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.delete(adminResets).where(isLiving(tokenHash, now))
  return rowCount === 1
}

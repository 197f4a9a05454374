import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { hashToken, newToken } from '../../platform/auth/tokens'
import type { Db } from '../../platform/db/open'
import { adminAddressUndos } from '../../platform/db/schema'
import { queueMail } from '../../platform/mail/outbox.repository'
import type { AdminRow } from './admins.repository'
import { staffAddressChanged } from './staff-mails'

/** Lifetime of a link in ms. */
const UNDO_MS = 72 * 3_600_000

const openOf = (adminId: string, now: Date) =>
  and(
    eq(adminAddressUndos.adminId, adminId),
    isNull(adminAddressUndos.usedAt),
    gt(adminAddressUndos.expiresAt, now),
  )

interface AddressChange {
  /** The account as it was. */
  readonly before: AdminRow
  /** The new address. */
  readonly email: string
  readonly actor: { readonly name: string }
}

/**
 * Mails the former address a link that puts it back. While such a link is open, the address is not settled: further
 * changes are told to the settled one, so that no link ever leads to an address that was set by mistake or by a thief.
 * The account must be locked.
 */
export async function tellFormerAddress(tx: Db, { before, email, actor }: AddressChange, now: Date) {
  // Nobody has used the address yet: it may be a stranger's, by a typing error of the invitation.
  if (before.lastLoginAt === null) return
  const { id: adminId, name } = before
  const [open] = await tx
    .select({ email: adminAddressUndos.email })
    .from(adminAddressUndos)
    .where(openOf(adminId, now))
    .orderBy(asc(adminAddressUndos.createdAt))
    .limit(1)
  const settled = open?.email ?? before.email
  if (settled === email) {
    await tx.delete(adminAddressUndos).where(openOf(adminId, now))
    return
  }
  const token = newToken()
  const tokenHash = hashToken(token)
  const expiresAt = new Date(now.getTime() + UNDO_MS)
  await tx.insert(adminAddressUndos).values({ tokenHash, adminId, email: settled, createdAt: now, expiresAt })
  const data = { customerName: name, token, email, actor: actor.name }
  const dedupeKey = `${staffAddressChanged.kind}:${tokenHash}`
  await queueMail(tx, staffAddressChanged.create({ at: now, to: settled, language: 'tr', data, dedupeKey }))
}

export type Undo =
  | { readonly state: 'open'; readonly adminId: string; readonly email: string }
  | { readonly state: 'used' | 'expired' | 'unknown' }

/** A link's state; one that is open counts only if it still is after its account was locked. */
export async function findUndo(db: Db, tokenHash: string, now: Date): Promise<Undo> {
  const [row] = await db.select().from(adminAddressUndos).where(eq(adminAddressUndos.tokenHash, tokenHash))
  if (!row) return { state: 'unknown' }
  if (row.usedAt !== null) return { state: 'used' }
  return row.expiresAt > now
    ? { state: 'open', adminId: row.adminId, email: row.email }
    : { state: 'expired' }
}

/** Marks the open links of an account as used. */
export const useUndos = (tx: Db, adminId: string, now: Date) =>
  tx.update(adminAddressUndos).set({ usedAt: now }).where(openOf(adminId, now))

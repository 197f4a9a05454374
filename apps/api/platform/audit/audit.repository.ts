import { eq, sql } from 'drizzle-orm'
import type { AdminSession } from '../auth/sessions'
import type { Db } from '../db/open'
import { auditLog } from '../db/schema'

export interface AuditEntry {
  /** `user.status` for example. */
  readonly action: string
  /** `user:<id>` for example. */
  readonly subject: string
  /** What changed; never a password or a token. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Notes changes of the back office, in the transaction that makes them. */
export async function auditAll(
  tx: Db,
  admin: Pick<AdminSession, 'id'>,
  entries: readonly AuditEntry[],
  at: Date,
): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insert(auditLog)
    .values(
      entries.map(({ action, subject, detail }) => ({ adminId: admin.id, action, subject, at, detail })),
    )
}

/** Notes one. */
export const audit = (tx: Db, admin: Pick<AdminSession, 'id'>, entry: AuditEntry, at: Date): Promise<void> =>
  auditAll(tx, admin, [entry], at)

/** Takes the name out of all that is noted about a subject. */
export async function forgetName(tx: Db, subject: string): Promise<void> {
  await tx
    .update(auditLog)
    .set({ detail: sql`${auditLog.detail} - 'name'` })
    .where(eq(auditLog.subject, subject))
}

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

/** Notes a change of the back office, in the transaction that makes it. */
export async function audit(
  tx: Db,
  admin: Pick<AdminSession, 'id'>,
  { action, subject, detail }: AuditEntry,
  at: Date,
): Promise<void> {
  await tx.insert(auditLog).values({ adminId: admin.id, action, subject, at, ...(detail && { detail }) })
}

/** Takes the name out of all that is noted about a subject. */
export async function forgetName(tx: Db, subject: string): Promise<void> {
  await tx
    .update(auditLog)
    .set({ detail: sql`${auditLog.detail} - 'name'` })
    .where(eq(auditLog.subject, subject))
}

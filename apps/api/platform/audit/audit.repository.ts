import { eq, sql } from 'drizzle-orm'
import type { AdminSession } from '../auth/sessions'
import type { Db } from '../db/open'
import { auditLog } from '../db/schema'

export interface AuditEntry {
  /** For example `user.status`. */
  readonly action: string
  /** For example `user:<id>`. */
  readonly subject: string
  /** Changed values; must not contain passwords or tokens. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** A save that left every field as it was; a new password is not among the fields. */
const changesNothing = ({ detail }: AuditEntry): boolean =>
  Array.isArray(detail?.changes) && detail.changes.length === 0 && detail.password === undefined

/** Who changes something, and the API key that does it for them. */
export type Doer = Pick<AdminSession, 'id'> & Partial<Pick<AdminSession, 'apiKey'>>

/** Records changes made in the back office, in the same transaction; saves that change nothing are left out. */
export async function auditAll(
  tx: Db,
  { id: adminId, apiKey }: Doer,
  entries: readonly AuditEntry[],
  at: Date,
): Promise<void> {
  const changed = entries.filter((entry) => !changesNothing(entry))
  if (changed.length === 0) return
  await tx
    .insert(auditLog)
    .values(changed.map(({ action, subject, detail }) => ({ adminId, apiKey, action, subject, at, detail })))
}

/** Records a single change. */
export const audit = (tx: Db, admin: Doer, entry: AuditEntry, at: Date): Promise<void> =>
  auditAll(tx, admin, [entry], at)

/** Removes the name from all audit entries of a subject. */
export async function forgetName(tx: Db, subject: string): Promise<void> {
  await tx
    .update(auditLog)
    .set({ detail: sql`${auditLog.detail} - 'name'` })
    .where(eq(auditLog.subject, subject))
}

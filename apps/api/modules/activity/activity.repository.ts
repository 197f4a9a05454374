import { and, count, desc, eq, gte, like, lt, type SQL } from 'drizzle-orm'
import type { ActivityKind } from '@/domain/activity/activity'
import type { Db } from '../../platform/db/open'
import { offsetOf, type Page } from '../../platform/db/queries/page'
import { admins, auditLog } from '../../platform/db/schema'

export interface ActivityFilter {
  readonly kind?: ActivityKind | undefined
  readonly adminId?: string | undefined
  /** Entries at or after `from` and before `to`. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

const conditionsOf = ({ kind, adminId, from, until }: ActivityFilter): SQL | undefined =>
  and(
    kind && like(auditLog.action, `${kind}.%`),
    adminId === undefined ? undefined : eq(auditLog.adminId, adminId),
    from && gte(auditLog.at, from),
    until && lt(auditLog.at, until),
  )

/** Newest first. */
export async function listActivity(db: Db, filter: ActivityFilter, page: Page) {
  const where = conditionsOf(filter)
  const rows = await db
    .select({ entry: auditLog, actor: admins.name })
    .from(auditLog)
    .leftJoin(admins, eq(admins.id, auditLog.adminId))
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await db.select({ value: count() }).from(auditLog).where(where)
  return { rows, total: total?.value ?? 0 }
}

export type ActivityRow = Awaited<ReturnType<typeof listActivity>>['rows'][number]

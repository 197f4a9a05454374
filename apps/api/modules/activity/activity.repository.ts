import { and, count, desc, eq, gte, like, lt, type SQL } from 'drizzle-orm'
import type { ActivityKind } from '@/shop/activity/activity'
import type { Db } from '../../platform/db/open'
import { inBatches } from '../../platform/db/queries/in-batches'
import { offsetOf, type PageRequest } from '../../platform/db/queries/page'
import type { ListOrder } from '../../platform/db/queries/read-page'
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

const ORDER: ListOrder = [
  { column: auditLog.at, descending: true },
  { column: auditLog.id, descending: true },
]

const selectEntries = (db: Db, where: SQL | undefined, orderBy: readonly SQL[]) =>
  db
    .select({ entry: auditLog, actor: admins.name })
    .from(auditLog)
    .leftJoin(admins, eq(admins.id, auditLog.adminId))
    .where(where)
    .orderBy(...orderBy)
    .$dynamic()

/** Newest first. */
export async function findActivity(db: Db, filter: ActivityFilter, page: PageRequest) {
  const where = conditionsOf(filter)
  const rows = await selectEntries(db, where, [desc(auditLog.at), desc(auditLog.id)])
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await db.select({ value: count() }).from(auditLog).where(where)
  return { rows, total: total?.value ?? 0 }
}

export type ActivityRow = Awaited<ReturnType<typeof findActivity>>['rows'][number]

/** Entries read at once for the file. */
const BATCH = 500

/** All entries of the filter, newest first, in batches. */
export function allActivity(db: Db, filter: ActivityFilter): AsyncGenerator<readonly ActivityRow[]> {
  const where = conditionsOf(filter)
  return inBatches({
    order: ORDER,
    read: (range, orderBy) => selectEntries(db, and(where, range), orderBy).limit(BATCH),
    keyOf: ({ entry }) => [entry.at, entry.id],
  })
}

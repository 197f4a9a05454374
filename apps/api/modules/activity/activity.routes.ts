import { z } from 'zod'
import { startOfDay } from '@/domain/shared/dates'
import { paginationOf } from '../../platform/db/queries/page'
import { defineRoute } from '../../platform/http/define-route'
import { uuidOf } from '../../platform/http/errors'
import { listActivity, type ActivityRow } from './activity.repository'

/** Time zone for everything that does not belong to a single platform. */
const ZONE = 'Europe/Berlin'

const text = z.string().nullable().catch(null)
const detailSchema = z
  .object({
    name: text.default(null),
    code: text.default(null),
    number: text.default(null),
    status: text.default(null),
    changes: z.array(z.object({ field: z.string(), from: text, to: text })).default([]),
  })
  .catch({ name: null, code: null, number: null, status: null, changes: [] })

function entryToDto({ entry, actor }: ActivityRow) {
  const { name, code, number, status, changes } = detailSchema.parse(entry.detail ?? {})
  const [, subjectId = ''] = entry.subject.split(':')
  return {
    _id: entry.id,
    at: entry.at.toISOString(),
    actor: actor ?? '',
    action: entry.action,
    subjectId,
    name: number ?? code ?? name ?? '',
    changes:
      changes.length === 0 && status !== null ? [{ field: 'status', from: null, to: status }] : changes,
  }
}

/** Start of a calendar day, or of the day `after` days later. */
function midnight(day: string, after = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return startOfDay(year, month, date + after, ZONE)
}

export const activityRoutes = [
  defineRoute('listActivity', async ({ db, query }) => {
    const { page, limit, kind, admin, from, to } = query
    const filter = {
      kind,
      adminId: admin === undefined ? undefined : uuidOf(admin),
      from: from === undefined ? undefined : midnight(from),
      until: to === undefined ? undefined : midnight(to, 1),
    }
    const { rows, total } = await listActivity(db, filter, { page, limit })
    return { entries: rows.map(entryToDto), pagination: paginationOf({ page, limit }, total) }
  }),
]

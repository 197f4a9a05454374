import { z } from 'zod'
import type { ParsedQuery } from '@/contract/shared/dto'
import { activityCsvHead, activityCsvLines } from '@/shop/activity/activity-csv'
import { apiKeyActor } from '@/shop/api-keys/api-keys'
import { startOfDay } from '@/shop/shared/dates'
import { paginationOf } from '../../platform/db/queries/page'
import { defineRoute } from '../../platform/http/define-route'
import { uuidOf } from '../../platform/http/errors'
import { streamedCsv } from '../../platform/http/streamed-file'
import { allActivity, findActivity, type ActivityFilter, type ActivityRow } from './activity.repository'
import { activityExportTexts } from './export-texts'

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
    actor: [actor ?? '', ...(entry.apiKey === null ? [] : [apiKeyActor(entry.apiKey)])].join(' · '),
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

const filterOf = ({ kind, admin, from, to }: ParsedQuery<'exportActivity'>): ActivityFilter => ({
  kind,
  adminId: admin === undefined ? undefined : uuidOf(admin),
  from: from === undefined ? undefined : midnight(from),
  until: to === undefined ? undefined : midnight(to, 1),
})

function toCsvEntry(row: ActivityRow) {
  const { changes, ...entry } = entryToDto(row)
  return {
    ...entry,
    changes: changes.map(({ field, from, to }) => ({
      field,
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    })),
  }
}

export const activityRoutes = [
  defineRoute('listActivity', async ({ db, query }) => {
    const { page, limit, ...filters } = query
    const { rows, total } = await findActivity(db, filterOf(filters), { page, limit })
    return { entries: rows.map(entryToDto), pagination: paginationOf({ page, limit }, total) }
  }),

  defineRoute('exportActivity', ({ db, query, language }) => {
    const { column, texts, separator } = activityExportTexts(language)
    const file = streamedCsv('activity.csv', {
      head: activityCsvHead(column, separator),
      batches: allActivity(db, filterOf(query)),
      print: (rows) => activityCsvLines(rows.map(toCsvEntry), texts, separator),
    })
    return Promise.resolve(file)
  }),
]

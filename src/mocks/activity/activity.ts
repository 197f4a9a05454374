import { activityCsvHead, activityCsvLines } from '../../domain/activity/activity-csv'
import type { ActivityTexts } from '../../domain/activity/activity-texts'
import { activityEntries } from '../fixtures/activity'
import { firstPage } from '../fixtures/pagination'
import { answers, failing, ok, slow } from '../shared/handlers'

/** Filters the log by kind, like the server. */
const filtered = answers('listActivity', (request) => {
  const kind = new URL(request.url).searchParams.get('kind')
  const entries = activityEntries.filter(({ action }) => kind === null || action.startsWith(`${kind}.`))
  return { entries: [...entries], pagination: firstPage(entries.length) }
})

const csv = answers('exportActivity', () => {
  const texts: ActivityTexts = {
    action: ({ action }) => action,
    field: ({ field }) => field,
    change: ({ from = '–', to = '–' }) => `${from} → ${to}`,
  }
  const entries = activityEntries.map(({ changes, ...entry }) => ({
    ...entry,
    changes: changes.map(({ field, from, to }) => ({
      field,
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    })),
  }))
  return new Blob([activityCsvHead((column) => column, ';'), activityCsvLines(entries, texts, ';')], {
    type: 'text/csv',
  })
})

/** MSW handlers of the audit log. */
export const activityMocks = {
  ok: [filtered, csv],
  empty: [ok('listActivity', { entries: [], pagination: firstPage(0) })],
  slow: [slow('listActivity')],
  error: [failing('listActivity', 'INTERNAL'), failing('exportActivity', 'INTERNAL')],
}

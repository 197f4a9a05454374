import type { Data } from '@/contract/shared/dto'
import { firstPage } from '@/mocks/fixtures/pagination'
import { answers, failing, ok, slow } from '@/mocks/shared/handlers'
import { activityCsvHead, activityCsvLines } from './activity-csv'
import type { ActivityTexts } from './activity-texts'
import { activityFromWire } from './activity.calls'

type Entry = Data<'listActivity'>['entries'][number]

/** Changes by two administrators, newest first. */
export const activityEntries: readonly Entry[] = [
  {
    _id: 'c0ffee00-0000-4000-8000-000000000001',
    at: '2026-11-21T09:30:00.000Z',
    actor: 'Elif Yılmaz',
    action: 'product.update',
    subjectId: 'p-abendruhe',
    name: 'Abendruhe',
    changes: [
      { field: 'name', from: 'Abendruhe Tee', to: 'Abendruhe' },
      { field: 'status', from: 'inactive', to: 'active' },
      { field: 'isActive', from: 'false', to: 'true' },
      { field: 'netContent.amount', from: null, to: '100' },
      { field: 'description', from: 'Ruhig in den Abend.', to: null },
      { field: 'prices.germany', from: '4.90 EUR', to: '5.40 EUR' },
      { field: 'platforms', from: 'germany', to: 'germany, mobile' },
    ],
  },
  {
    _id: 'c0ffee00-0000-4000-8000-000000000002',
    at: '2026-11-21T09:12:00.000Z',
    actor: 'Ayşe Demir',
    action: 'order.status',
    subjectId: 'o-431',
    name: 'VD-2026-000431',
    changes: [{ field: 'status', from: 'pending', to: 'processing' }],
  },
  {
    _id: 'c0ffee00-0000-4000-8000-000000000003',
    at: '2026-11-21T08:55:00.000Z',
    actor: '',
    action: 'later.deed',
    subjectId: 'x',
    name: '',
    changes: [],
  },
]

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
  const entries = activityEntries.map(activityFromWire)
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

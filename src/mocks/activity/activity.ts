import { activityEntries } from '../fixtures/activity'
import { firstPage } from '../fixtures/pagination'
import { answers, failing, ok, slow } from '../shared/handlers'

/** Filters the log by kind, like the server. */
const filtered = answers('listActivity', (request) => {
  const kind = new URL(request.url).searchParams.get('kind')
  const entries = activityEntries.filter(({ action }) => kind === null || action.startsWith(`${kind}.`))
  return { entries: [...entries], pagination: firstPage(entries.length) }
})

/** MSW handlers of the audit log. */
export const activityMocks = {
  ok: [filtered],
  empty: [ok('listActivity', { entries: [], pagination: firstPage(0) })],
  slow: [slow('listActivity')],
  error: [failing('listActivity', 'INTERNAL')],
}

import { activityEntries } from '../fixtures/activity'
import { firstPage } from '../fixtures/pagination'
import { answers, failing, ok, slow } from '../shared/handlers'

/** The log as the server filters it by kind. */
const filtered = answers('listActivity', (request) => {
  const kind = new URL(request.url).searchParams.get('kind')
  const entries = activityEntries.filter(({ action }) => kind === null || action.startsWith(`${kind}.`))
  return { entries: [...entries], pagination: firstPage(entries.length) }
})

/** Handlers of the back office's log. */
export const activityMocks = {
  ok: [filtered],
  empty: [ok('listActivity', { entries: [], pagination: firstPage(0) })],
  slow: [slow('listActivity')],
  error: [failing('listActivity', 'INTERNAL')],
}

import { activityEndpoints } from '../../contract/activity/activity'
import type { Query } from '../../contract/shared/dto'
import type { ActivityEntry } from '../../domain/activity/activity'
import type { Http } from '../shared/http'
import { toPage, type Page } from '../shared/page'

/** The newest first. */
export async function listActivity(
  http: Http,
  query: Query<'listActivity'>,
  signal?: AbortSignal,
): Promise<Page<ActivityEntry>> {
  const data = await http.call(activityEndpoints, 'listActivity', { query, ...(signal && { signal }) })
  const entries = data.entries.map(({ _id, changes, ...entry }) => ({
    ...entry,
    id: _id,
    changes: changes.map(({ field, from, to }) => ({
      field,
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    })),
  }))
  return toPage(entries, data.pagination)
}

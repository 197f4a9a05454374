import { download } from '@/client/shared/download'
import type { Http } from '@/client/shared/http'
import { type Page, toPage } from '@/client/shared/page'
import type { Query } from '@/contract/shared/dto'
import type { ActivityEntry } from './activity'
import { activityEndpoints, activityFromWire } from './activity.calls'

/** Newest first. */
export async function listActivity(
  http: Http,
  query: Query<'listActivity'>,
  signal?: AbortSignal,
): Promise<Page<ActivityEntry>> {
  const data = await http.call(activityEndpoints, 'listActivity', { query, ...(signal && { signal }) })
  return toPage(data.entries.map(activityFromWire), data.pagination)
}

/**
 * All entries that match the filters, as CSV.
 * @throws ApiFailure NETWORK if the file breaks off, TIMEOUT if it stops arriving
 */
export const exportActivity = (http: Http, query: Query<'exportActivity'>): Promise<Blob> =>
  download((reading) => http.call(activityEndpoints, 'exportActivity', { query, ...reading }))

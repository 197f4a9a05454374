import { activityEndpoints } from '../../contract/activity/activity'
import type { Data, Query } from '../../contract/shared/dto'
import type { ActivityEntry } from '../../domain/activity/activity'
import { download } from '../shared/download'
import type { Http } from '../shared/http'
import { toPage, type Page } from '../shared/page'

type EntryDto = Data<'listActivity'>['entries'][number]

export const toActivityEntry = ({ _id, changes, ...entry }: EntryDto): ActivityEntry => ({
  ...entry,
  id: _id,
  changes: changes.map(({ field, from, to }) => ({
    field,
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  })),
})

/** Newest first. */
export async function listActivity(
  http: Http,
  query: Query<'listActivity'>,
  signal?: AbortSignal,
): Promise<Page<ActivityEntry>> {
  const data = await http.call(activityEndpoints, 'listActivity', { query, ...(signal && { signal }) })
  return toPage(data.entries.map(toActivityEntry), data.pagination)
}

/**
 * All entries that match the filters, as CSV.
 * @throws ApiFailure NETWORK if the file breaks off, TIMEOUT if it stops arriving
 */
export const exportActivity = (http: Http, query: Query<'exportActivity'>): Promise<Blob> =>
  download((reading) => http.call(activityEndpoints, 'exportActivity', { query, ...reading }))

import { download, type DownloadOptions } from '@/client/shared/download'
import type { Http } from '@/client/shared/http'
import { type Page, toPage } from '@/client/shared/page'
import type { Query } from '@/contract/shared/dto'
import { guestEndpoints, guestFromWire } from './guests.calls'
import type { Guest } from './users'

/** Twenty per page. */
export async function listGuests(http: Http, query: Query<'listGuests'>): Promise<Page<Guest>> {
  const data = await http.call(guestEndpoints, 'listGuests', { query: { limit: 20, ...query } })
  return toPage(data.guests.map(guestFromWire), data.pagination)
}

/** CSV of all matching guests. @throws ApiFailure NETWORK if the file breaks off */
export const exportGuests = (
  http: Http,
  query: Query<'exportGuests'>,
  options: DownloadOptions,
): Promise<Blob> =>
  download((reading) => http.call(guestEndpoints, 'exportGuests', { query, ...reading }), options)

/** @param id of any of their orders @throws ApiFailure NOT_FOUND, also once they are a customer */
export async function getGuest(http: Http, id: string): Promise<Guest> {
  return guestFromWire((await http.call(guestEndpoints, 'getGuest', { params: { id } })).guest)
}

import type { Http } from '@/client/shared/http'
import type { Data } from '@/contract/shared/dto'
import type { ListView, ViewInput, ViewSection } from './list-views'
import { listViewEndpoints } from './list-views.calls'

const toView = ({ _id, owner, ...view }: Data<'listViews'>['views'][number]): ListView => ({
  ...view,
  id: _id,
  ...(owner !== null && { owner }),
})

export const listViews = async (http: Http, section: ViewSection): Promise<readonly ListView[]> =>
  (await http.call(listViewEndpoints, 'listViews', { query: { section } })).views.map(toView)

/** @throws ApiFailure CONFLICT if the name is taken or there are too many */
export const createView = async (http: Http, section: ViewSection, view: ViewInput): Promise<ListView> =>
  toView((await http.call(listViewEndpoints, 'createView', { body: { section, ...view } })).view)

/** @throws ApiFailure NOT_FOUND, CONFLICT if the name is taken */
export const updateView = async (http: Http, id: string, body: ViewInput): Promise<ListView> =>
  toView((await http.call(listViewEndpoints, 'updateView', { params: { id }, body })).view)

/** @throws ApiFailure NOT_FOUND */
export async function deleteView(http: Http, id: string): Promise<void> {
  await http.call(listViewEndpoints, 'deleteView', { params: { id } })
}

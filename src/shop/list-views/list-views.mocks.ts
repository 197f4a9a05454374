import type { Data } from '@/contract/shared/dto'
import { answers, failing, ok } from '@/mocks/shared/handlers'
import { fields } from '../shared/stored'
import { MOST_VIEWS } from './list-views'

type ViewDto = Data<'createView'>['view']

const OWN: ViewDto = {
  _id: '00000000-0000-4000-8000-000000000931',
  name: 'Yolda',
  query: 'status=shipped',
  isShared: false,
  owner: null,
}

const sentView = async (request: Request): Promise<Pick<ViewDto, 'name' | 'query' | 'isShared'>> => {
  const { name, query, isShared } = fields(await request.clone().json())
  return { name: String(name).trim(), query: String(query), isShared: isShared === true }
}

const idOf = (request: Request) => new URL(request.url).pathname.split('/').at(-1)

/** Keeps the views of one story. */
export function keptViews(...views: ViewDto[]) {
  let kept = views
  return [
    answers('listViews', () => ({ views: kept })),
    answers('createView', async (request) => {
      const view = { ...OWN, ...(await sentView(request)), _id: `${OWN._id.slice(0, -2)}${40 + kept.length}` }
      kept = [...kept, view]
      return { view }
    }),
    answers('updateView', async (request) => {
      const sent = await sentView(request)
      kept = kept.map((each) => (each._id === idOf(request) ? { ...each, ...sent } : each))
      return { view: { ...OWN, ...sent } }
    }),
    answers('deleteView', (request) => {
      kept = kept.filter(({ _id }) => _id !== idOf(request))
      return {}
    }),
  ]
}

/** MSW handlers of the views, by resulting state. */
export const listViewMocks = {
  ok: [
    ok('listViews', { views: [] }),
    ok('createView', { view: OWN }),
    ok('updateView', { view: OWN }),
    ok('deleteView', {}),
  ],
  nameTaken: [failing('createView', 'CONFLICT', { details: { field: 'name' } })],
  tooMany: [failing('createView', 'CONFLICT', { details: { most: MOST_VIEWS } })],
}

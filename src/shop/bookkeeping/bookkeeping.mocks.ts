import { ok } from '@/mocks/shared/handlers'

const file = new Blob([''])

/** MSW handlers of a month without papers. */
export const bookkeepingMocks = {
  ok: [ok('listPapers', { papers: [], vat: [] }), ok('getPapersArchive', file), ok('getDatevBatch', file)],
}

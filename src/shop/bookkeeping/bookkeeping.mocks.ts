import type { Data } from '@/contract/shared/dto'
import { failing, ok, slow } from '@/mocks/shared/handlers'

type PaperDto = Data<'listPapers'>['papers'][number]

const paper = (number: string, changes: Partial<PaperDto>): PaperDto => ({
  number,
  kind: 'invoice',
  orderId: `00000000-0000-4000-8000-000000${number.slice(-6)}`,
  orderNumber: `VD-2026-${number.slice(-6)}`,
  issuedAt: '2026-11-24T10:00:00.000Z',
  name: '',
  country: 'Deutschland',
  platform: 'germany',
  books: 'germany',
  currency: 'EUR',
  gross: 0,
  tax: 0,
  ...changes,
})

const file = new Blob(['x'])

/** Papers of November: two invoices, a correction of the first and a Turkish invoice. */
export const novemberPapers: Data<'listPapers'> = {
  papers: [
    paper('RE-2026-000117', { name: 'Martina Hübner', gross: 58.2, tax: 3.81 }),
    paper('RE-2026-000118', { name: 'Jonas Feldmann', gross: 134.6, tax: 8.81 }),
    paper('RK-2026-000004', { kind: 'correction', name: 'Martina Hübner', gross: -11.9, tax: -0.78 }),
    paper('TR-2026-000009', {
      name: 'Burak Çelik',
      platform: 'turkey',
      books: 'turkey',
      country: 'Türkiye',
      currency: 'TRY',
      gross: 1080,
      tax: 98.18,
    }),
  ],
  vat: [
    {
      books: 'germany',
      currency: 'EUR',
      country: 'Deutschland',
      rate: 7,
      net: 169.06,
      tax: 11.84,
      gross: 180.9,
    },
    { books: 'turkey', currency: 'TRY', country: 'Türkiye', rate: 10, net: 981.82, tax: 98.18, gross: 1080 },
  ],
}

/** MSW handlers of a month's papers, by resulting state. */
export const bookkeepingMocks = {
  ok: [ok('listPapers', novemberPapers), ok('getPapersArchive', file), ok('getDatevBatch', file)],
  empty: [ok('listPapers', { papers: [], vat: [] })],
  slow: [slow('listPapers'), slow('getPapersArchive')],
  error: [failing('listPapers', 'INTERNAL')],
  noFiles: [failing('getPapersArchive', 'NOT_FOUND'), failing('getDatevBatch', 'NOT_FOUND')],
}

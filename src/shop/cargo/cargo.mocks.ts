import type { Data } from '@/contract/shared/dto'
import { firstPage } from '@/mocks/fixtures/pagination'
import { answers, failing, offline, ok, slow, unauthorised, unreadable } from '@/mocks/shared/handlers'

type Company = Data<'listActiveCargo'>['cargoCompanies'][number]

const company = (id: string, name: string, code: string, trackingUrl: string): Company => ({
  _id: id,
  name,
  code,
  trackingUrl,
  platform: 'germany',
  platforms: ['germany'],
  estimatedDeliveryDays: { domestic: 3, international: 7 },
  description: '',
  logo: '',
  contactInfo: { phone: '', email: '', website: '' },
  isActive: true,
  updatedAt: '2026-11-20T10:00:00.000Z',
})

export const dhl = company(
  '00000000-0000-4000-8000-000000000501',
  'DHL',
  'DHL',
  'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={trackingNumber}',
)

const hermes = company(
  '00000000-0000-4000-8000-000000000502',
  'Hermes',
  'HERMES',
  'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{trackingNumber}',
)

export const cargoCompanies: readonly Company[] = [dhl, hermes]

const list = (companies: readonly (typeof dhl)[], total = companies.length) => ({
  cargoCompanies: [...companies],
  pagination: firstPage(total, 10),
})

const idIn = (request: Request): string => new URL(request.url).pathname.split('/').at(-1) ?? ''

/** MSW handlers of the cargo companies, by resulting state. */
export const cargoMocks = {
  ok: [
    // Twelve companies on two pages; filters are applied.
    answers('listCargo', (request) => {
      const { searchParams: query } = new URL(request.url)
      const text = (query.get('search') ?? '').toLowerCase()
      const found = cargoCompanies.filter(
        ({ name, platforms, isActive }) =>
          name.toLowerCase().includes(text) &&
          platforms.some((platform) => platform === (query.get('platform') ?? platform)) &&
          (query.get('isActive') ?? String(isActive)) === String(isActive),
      )
      const page = Number(query.get('page') ?? '1')
      const plain = text === '' && !query.has('platform') && !query.has('isActive')
      const { pagination, cargoCompanies: rows } = list(found, plain ? 12 : found.length)
      return { cargoCompanies: rows, pagination: { ...pagination, currentPage: page, current: page } }
    }),
    answers('getCargo', (request) => ({ cargoCompany: { ...dhl, _id: idIn(request) } })),
    ok('createCargo', { cargoCompany: { ...hermes, name: 'GLS', code: 'GLS' } }),
    ok('updateCargo', { cargoCompany: dhl }),
    ok('toggleCargo', { cargoCompany: { ...dhl, isActive: false } }),
    ok('deleteCargo', {}),
  ],
  empty: [ok('listCargo', list([]))],
  slow: [slow('listCargo')],
  error: [failing('listCargo', 'INTERNAL')],
  forbidden: [failing('listCargo', 'FORBIDDEN')],
  expired: [unauthorised('listCargo')],
  offline: [offline('listCargo')],
  unreadable: [unreadable('listCargo')],
  changeFails: [
    failing('createCargo', 'INTERNAL'),
    failing('updateCargo', 'INTERNAL'),
    failing('toggleCargo', 'INTERNAL'),
    failing('deleteCargo', 'INTERNAL'),
  ],
  codeTaken: [
    failing('createCargo', 'CONFLICT', { details: { field: 'code' } }),
    failing('updateCargo', 'CONFLICT', { details: { field: 'code' } }),
  ],
  inUse: [failing('deleteCargo', 'IN_USE')],
  changedMeanwhile: [failing('updateCargo', 'STALE')],
  saving: [slow('createCargo'), slow('updateCargo')],
}

import { z } from 'zod'
import type { Data } from '@/contract/shared/dto'
import { addressBody } from '../addresses/addresses.schemas'
import { accountData } from '../account/account-data.mocks'
import { firstPage } from '@/mocks/fixtures/pagination'
import { answers, failing, offline, ok, slow, unauthorised, withoutBody } from '@/mocks/shared/handlers'

type Row = Data<'listUsers'>['users'][number]
type User = Data<'getUser'>['user']

const idOf = (sequence: number) => `00000000-0000-4000-8000-000000000${sequence}`

const row = (sequence: number, name: string, email: string, changes: Partial<Row> = {}): Row => ({
  _id: idOf(sequence),
  name,
  email,
  platform: 'germany',
  status: 'active',
  isPremiumActive: false,
  remainingDays: null,
  groups: [],
  createdAt: '2025-03-12T08:00:00.000Z',
  lastActivity: '2026-11-21T08:12:00.000Z',
  ...changes,
})

export const zeynep = row(701, 'Zeynep Çelik', 'zeynep.celik@posta.example', {
  platform: 'mobile',
  isPremiumActive: true,
  remainingDays: 5,
  groups: ['VIP'],
})
/** Without Premium membership, now or before. */
export const plainRow = row(702, 'Sabine Koch', 'sabine.koch@post.example')

export const users: readonly Row[] = [
  zeynep,
  plainRow,
  row(703, 'Petra Lang', 'petra.lang@post.example', { status: 'inactive', remainingDays: -48 }),
  row(704, 'Emre Şahin', 'emre.sahin@posta.example', { platform: 'turkey', status: 'banned' }),
]

type Guest = Data<'getGuest'>['guest']

/** Ordered without an account, once in two currencies. */
export const guests: readonly Guest[] = [
  {
    _id: '00000000-0000-4000-8000-000000001002',
    email: 'selin.demir@posta.example',
    name: 'Selin Demir',
    phone: '+90 532 555 01 02',
    platform: 'turkey',
    orderCount: 3,
    spent: [
      { amount: 48.95, currency: 'EUR' },
      { amount: 1249.9, currency: 'TRY' },
    ],
    firstOrder: '2026-08-02T09:30:00.000Z',
    lastOrder: '2026-11-20T21:31:00.000Z',
  },
  {
    _id: '00000000-0000-4000-8000-000000001001',
    email: 'hannelore.koch@post.example',
    name: 'Hannelore Koch',
    phone: '',
    platform: 'germany',
    orderCount: 1,
    spent: [],
    firstOrder: '2026-11-03T16:05:00.000Z',
    lastOrder: '2026-11-03T16:05:00.000Z',
  },
]

const guestsPage = (rows: typeof guests) => ({ guests: [...rows], pagination: firstPage(rows.length) })

export const customerGroups = [
  { name: 'VIP', customers: 12 },
  { name: 'Toptan', customers: 4 },
]

export const userCounts = { total: 41, active: 36, premium: 9, newThisMonth: 4 }

/** Details of a listed user. */
export function userDetail(user: Row, banReason = ''): User {
  const end = '2026-11-26T09:00:00.000Z'
  const grant = { startDate: '2026-10-26T09:00:00.000Z', endDate: end, duration: 1, source: 'VD-2026-000311' }
  return {
    ...user,
    phone: '+49 341 5550 118',
    company: '',
    vatId: '',
    addresses: [],
    notes: [],
    updatedAt: '2026-11-20T09:00:00.000Z',
    banReason,
    premiumSubscription: {
      isActive: user.isPremiumActive,
      endDate: user.remainingDays === null ? null : end,
      renewalHistory: user.isPremiumActive ? [grant] : [],
    },
    orderCount: 12,
    spent: [{ amount: 612.4, currency: 'EUR' }],
    orders: [
      {
        _id: '00000000-0000-4000-8000-000000001002',
        orderNumber: 'VD-2026-000428',
        createdAt: '2026-11-20T21:31:00.000Z',
        status: 'delivered',
        payment: { amount: { total: 48.95, currency: 'EUR' } },
        currency: 'EUR',
      },
    ],
  }
}

const page = (rows: typeof users, total = rows.length) => ({
  users: [...rows],
  pagination: firstPage(total),
  counts: userCounts,
})

function listed(request: Request) {
  const { searchParams: query } = new URL(request.url)
  const text = (query.get('search') ?? '').toLowerCase()
  const rows = users.filter(
    ({ name, platform, status, groups }) =>
      name.toLowerCase().includes(text) &&
      (query.get('platform') ?? platform) === platform &&
      (query.get('status') ?? status) === status &&
      (!query.has('group') || groups.includes(query.get('group') ?? '')),
  )
  const at = Number(query.get('page') ?? '1')
  const all = page(rows, rows.length === users.length ? userCounts.total : rows.length)
  return { ...all, pagination: { ...all.pagination, currentPage: at, current: at } }
}

/** The user with the id in the URL. */
function requestedUser(request: Request) {
  const user = users.find(({ _id }) => request.url.includes(_id))
  if (!user) throw new RangeError('no such fixture')
  return user
}

const statusBody = z.object({
  status: z.enum(['active', 'inactive', 'banned']),
  reason: z.string().optional(),
})
const customerBody = z.object({
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  vatId: z.string(),
  groups: z.array(z.string()),
})
const newCustomerBody = z.object({ name: z.string(), email: z.string(), phone: z.string() })
const premiumBody = z.object({ action: z.string(), duration: z.number().optional() })

/** MSW handlers of the users, by resulting state. */
export const userMocks = {
  ok: [
    answers('listPremiumUsers', () => page(users.filter(({ isPremiumActive }) => isPremiumActive))),
    answers('getUser', (request) => ({ user: userDetail(requestedUser(request)) })),
    answers('listUsers', listed),
    answers('listGuests', (request) => {
      const text = (new URL(request.url).searchParams.get('search') ?? '').toLowerCase()
      return guestsPage(guests.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(text)))
    }),
    answers('getGuest', (request) => {
      const guest = guests.find(({ _id }) => request.url.includes(_id))
      if (!guest) throw new RangeError('no such fixture')
      return { guest }
    }),
    ok('exportGuests', new Blob(['\uFEFFAd;E-posta\r\n'], { type: 'text/csv' })),
    ok('exportUsers', new Blob(['\uFEFFAd;E-posta\r\n'], { type: 'text/csv' })),
    ok('listCustomerGroups', { groups: customerGroups }),
    answers('createUser', async (request) => {
      const body = newCustomerBody.parse(await request.clone().json())
      return { user: { ...userDetail(plainRow), ...body, orderCount: 0, spent: [], orders: [] } }
    }),
    answers('updateUser', async (request) => {
      const body = customerBody.parse(await request.clone().json())
      return { user: { ...userDetail(requestedUser(request)), ...body } }
    }),
    answers('addUserNote', async (request) => {
      const { text } = z.object({ text: z.string() }).parse(await request.clone().json())
      const note = { text, author: 'Elif Yılmaz', at: '2026-11-21T09:12:00.000Z' }
      return { user: { ...userDetail(requestedUser(request)), notes: [note] } }
    }),
    answers('addUserAddress', async (request) => {
      const typed = addressBody.parse(await request.clone().json())
      const detail = userDetail(requestedUser(request))
      const added = { ...typed, _id: idOf(899), isDefault: typed.isDefault || detail.addresses.length === 0 }
      return { user: { ...detail, addresses: [...detail.addresses, added] } }
    }),
    answers('changeUserAddress', async (request) => {
      const typed = addressBody.parse(await request.clone().json())
      const detail = userDetail(requestedUser(request))
      return { user: { ...detail, addresses: [{ ...typed, _id: request.url.slice(-36) }] } }
    }),
    answers('removeUserAddress', (request) => ({ user: userDetail(requestedUser(request)) })),
    answers('setUserStatus', async (request) => {
      const { status, reason } = statusBody.parse(await request.clone().json())
      return { user: userDetail({ ...requestedUser(request), status }, reason) }
    }),
    answers('setUserPremium', async (request) => {
      const { action, duration = 0 } = premiumBody.parse(await request.clone().json())
      const active = action !== 'deactivate'
      const premium = { isPremiumActive: active, remainingDays: active ? 30 * duration : null }
      return { user: userDetail({ ...requestedUser(request), ...premium }) }
    }),
    ok('getUserData', accountData),
    ok('anonymiseUser', {}),
  ],
  empty: [ok('listUsers', page([]))],
  slow: [slow('listUsers')],
  error: [failing('listUsers', 'INTERNAL')],
  forbidden: [failing('listUsers', 'FORBIDDEN')],
  expired: [unauthorised('listUsers')],
  offline: [offline('listUsers')],
  gone: [failing('getUser', 'NOT_FOUND'), failing('getGuest', 'NOT_FOUND')],
  detailSlow: [slow('getUser')],
  changeFails: [failing('setUserStatus', 'INTERNAL'), failing('setUserPremium', 'INTERNAL')],
  privacyFails: [failing('getUserData', 'INTERNAL'), failing('anonymiseUser', 'INTERNAL')],
  ordersUnderWay: [failing('anonymiseUser', 'ORDERS_UNDER_WAY')],
  editStale: [failing('updateUser', 'STALE')],
  emailTaken: [failing('createUser', 'EMAIL_TAKEN', { details: { field: 'email' } })],
  listExportFails: [failing('exportUsers', 'INTERNAL')],
  addressFails: [failing('addUserAddress', 'CONFLICT')],
  noteFails: [failing('addUserNote', 'INTERNAL')],
  changeRefused: [failing('setUserStatus', 'NOT_FOUND')],
  premiumWithoutBody: [withoutBody('setUserPremium')],
  changedMeanwhile: [failing('setUserPremium', 'CONFLICT')],
}

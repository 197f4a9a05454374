import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Query } from '@/contract/shared/dto'
import { orders } from '../../platform/db/schema'
import { orderRow } from '../../testing/order-row'
import { TEST_NOW, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
let token: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)
const ADA = { email: 'ada@example.org', customerName: 'Ada Arndt' }
const CEM = {
  email: 'cem@example.org',
  customerName: 'Cem Kaya',
  platform: 'turkey',
  currency: 'TRY',
} as const

const place = async (...rows: Parameters<typeof orderRow>[0][]) => {
  await shop.db.insert(orders).values(rows.map(orderRow))
}
const list = (query: Query<'listGuests'> = {}) => shop.ok('listGuests', { token, query })
const emails = async (query?: Query<'listGuests'>) => (await list(query)).guests.map(({ email }) => email)

describe('GET /admin/guests [ADMIN-710]', () => {
  it('is one entry for each address, who ordered last first', async () => {
    await place(
      { ...ADA, customerName: 'A. Arndt', createdAt: ago(9), total: 500 },
      { ...ADA, createdAt: ago(2), total: 1250, phone: '030 99' },
      { ...ADA, createdAt: ago(5), status: 'cancelled', total: 9900 },
      { ...ADA, createdAt: ago(6), currency: 'USD', total: 700, refunded: 200 },
      { ...CEM, createdAt: ago(1), total: 30_000 },
    )
    const { guests, pagination } = await list()
    expect(pagination).toMatchObject({ total: 2, totalPages: 1 })
    expect(guests).toMatchObject([
      { email: 'cem@example.org', orderCount: 1, spent: [{ amount: 300, currency: 'TRY' }] },
      {
        email: 'ada@example.org',
        name: 'Ada Arndt',
        phone: '030 99',
        orderCount: 4,
        spent: [
          { amount: 17.5, currency: 'EUR' },
          { amount: 5, currency: 'USD' },
        ],
        firstOrder: ago(9).toISOString(),
        lastOrder: ago(2).toISOString(),
      },
    ])
  })

  it('goes by pages', async () => {
    await place(
      ...Array.from({ length: 5 }, (_, n) => ({ email: `gast${n}@example.org`, createdAt: ago(n) })),
    )
    expect(await emails({ limit: 2, page: 2 })).toEqual(['gast2@example.org', 'gast3@example.org'])
    expect(await emails({ limit: 2, page: 3 })).toEqual(['gast4@example.org'])
  })

  it('is searched by name and address, and filtered by platform', async () => {
    await place({ ...ADA }, { ...CEM })
    expect(await emails({ search: 'arndt' })).toEqual(['ada@example.org'])
    expect(await emails({ search: ' CEM@example.org ' })).toEqual(['cem@example.org'])
    expect(await emails({ search: 'cem@exa' })).toEqual(['cem@example.org'])
    expect(await emails({ search: 'ada kaya' })).toEqual([])
    expect(await emails({ platform: 'turkey' })).toEqual(['cem@example.org'])
  })

  it('has neither customers nor who was erased [ADMIN-711]', async () => {
    const member = await shop.customer({ email: ADA.email })
    const other = await shop.customer()
    await place(
      // Registered, the address not yet verified: the order is still a guest's.
      { ...ADA },
      { ...ADA, userId: member.id },
      { email: 'anders@example.org', userId: other.id },
      { email: '', customerName: '–' },
      { ...CEM },
    )
    expect(await emails()).toEqual(['cem@example.org'])
  })
})

describe('GET /admin/guests/:id [ADMIN-712]', () => {
  it('finds the guest by any of their orders', async () => {
    await place({ ...ADA, createdAt: ago(3), number: 'VD-2026-000001' }, { ...ADA, createdAt: ago(1) })
    const all = await shop.db.select({ id: orders.id }).from(orders)
    const found = await Promise.all(all.map(({ id }) => shop.ok('getGuest', { token, params: { id } })))
    expect(found.map(({ guest }) => [guest._id, guest.orderCount])).toEqual([
      [(await list()).guests[0]?._id, 2],
      [(await list()).guests[0]?._id, 2],
    ])
  })

  it('is gone once they are a customer', async () => {
    await place({ ...ADA })
    const { guests } = await list()
    await shop.customer({ email: ADA.email })
    const params = { id: guests[0]?._id ?? '' }
    expect((await shop.call('getGuest', { token, params })).statusCode).toBe(404)
    expect((await shop.call('getGuest', { token, params: { id: 'none' } })).statusCode).toBe(404)
  })
})

describe('GET /admin/guests/export.csv [ADMIN-713]', () => {
  it('is a line for each guest of the filter, in the reader’s language', async () => {
    await place({ ...ADA, createdAt: ago(3), total: 1250 }, { ...CEM, createdAt: ago(1), total: 30_000 })
    const headers = { 'accept-language': 'tr' }
    const { body } = await shop.call('exportGuests', { token, query: { search: 'arndt' }, headers })
    const lines: string[][] = parse(body, { bom: true, delimiter: ';' })
    expect(lines[0]?.slice(4, 7)).toEqual(['Sipariş sayısı', 'Harcama (EUR)', 'Harcama (TRY)'])
    expect(lines.slice(1)).toEqual([
      [
        'Ada Arndt',
        'ada@example.org',
        '030 123456',
        'Almanya',
        '1',
        '12,50',
        '',
        '',
        expect.any(String),
        expect.any(String),
      ],
    ])
    const { entries } = await shop.ok('listActivity', { token, query: { kind: 'user' } })
    expect(entries).toMatchObject([{ action: 'user.exportList' }])
  })
})

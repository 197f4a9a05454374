import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../platform/db/schema'
import { orderRow } from '../../testing/order-row'
import { TEST_NOW, testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
let token: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

type Filters = NonNullable<Parameters<typeof shop.call<'exportUsers'>>[1]>['query']

async function exported(query: Filters = {}, language = 'tr') {
  const response = await shop.call('exportUsers', { token, query, headers: { 'accept-language': language } })
  expect(response.statusCode).toBe(200)
  const lines: string[][] = parse(response.body, { bom: true, delimiter: language === 'en' ? ',' : ';' })
  return lines
}
const names = async (query: Filters) => (await exported(query)).slice(1).map(([name]) => name)

describe('GET /admin/users/export.csv [ADMIN-663]', () => {
  it('is a line for each customer, in the reader’s language', async () => {
    const { id } = await shop.customer({
      name: 'Klara Kundin',
      email: 'klara@example.org',
      phone: '030 1',
      groups: ['VIP', 'Toptan'],
      premiumUntil: new Date('2027-01-01T11:00:00.000Z'),
      createdAt: new Date('2026-11-01T09:00:00.000Z'),
    })
    await shop.db.insert(orders).values([
      { ...orderRow({ number: 'VD-2026-000001' }), userId: id },
      { ...orderRow({ number: 'VD-2026-000002' }), userId: id },
    ])
    const [heads, line] = await exported()
    expect(heads?.slice(0, 6)).toEqual(['Ad soyad', 'E-posta', 'Telefon', 'Şirket', 'KDV no.', 'Gruplar'])
    expect(line?.slice(0, 12)).toEqual([
      'Klara Kundin',
      'klara@example.org',
      '030 1',
      '',
      '',
      'VIP, Toptan',
      'Almanya',
      'de',
      'Aktif',
      '2027-01-01 12:00',
      '2',
      '2026-11-01 10:00',
    ])
    expect((await exported({}, 'en'))[1]?.[8]).toBe('Active')
  })

  it('follows the filters of the list, across batches', async () => {
    await shop.customer({ name: 'Ada', groups: ['VIP'] })
    await shop.customer({ name: 'Berta', status: 'banned' })
    await shop.customer({
      name: 'Cem',
      platform: 'turkey',
      premiumUntil: new Date(TEST_NOW.getTime() + 1000),
    })
    expect(await names({ group: 'VIP' })).toEqual(['Ada'])
    expect(await names({ status: 'banned' })).toEqual(['Berta'])
    expect(await names({ premium: 'true' })).toEqual(['Cem'])
    expect(await names({ search: 'nobody' })).toEqual([])
  })

  it('makes formulas harmless, and the log says who took it', async () => {
    await shop.customer({ name: '=cmd|calc' })
    expect((await shop.call('exportUsers', { token })).body).toContain("'=cmd|calc;")
    const { entries } = await shop.ok('listActivity', { token, query: { kind: 'user' } })
    expect(entries).toMatchObject([{ action: 'user.exportList' }])
  })
})

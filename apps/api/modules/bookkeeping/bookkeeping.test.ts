import { unzipSync } from 'fflate'
import { beforeEach, expect, it } from 'vitest'
import { STANDARD_DETAILS } from '@/shop/shop-details/shop-details'
import { bodyFor } from '../../testing/checkout'
import { pdfPages } from '../../testing/pdf'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token = ''
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

const month = '2026-11'
const ISTANBUL = {
  street: 'Ihlamur Sokak 4',
  city: 'İstanbul',
  zipCode: '34357',
  country: 'Türkiye',
} as const

async function paidOrder(values: Parameters<typeof bodyFor>[2] = {}) {
  const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 2 }, values) })
  await shop.ok('setPaymentStatus', { token, params: { id: order._id }, body: { status: 'completed' } })
  return order
}

it('lists the papers of a month, credit notes with a minus, and their VAT by rate and country [MONEY-282] [MONEY-283]', async () => {
  const order = await paidOrder()
  await shop.ok('refundOrder', {
    token,
    params: { id: order._id },
    body: { amount: 5, reason: 'Bruch', lines: [] },
  })
  await paidOrder({ platform: 'turkey', shippingAddress: ISTANBUL })
  const { papers, vat } = await shop.ok('listPapers', { token, query: { month } })
  expect(papers.map(({ number, kind, gross }) => [number, kind, gross > 0])).toEqual([
    ['RE-2026-000001', 'invoice', true],
    ['RK-2026-000001', 'correction', false],
    ['TR-2026-000001', 'invoice', true],
  ])
  const german = vat.filter(({ country }) => country === 'Deutschland')
  expect(german.reduce((sum, { gross }) => sum + gross, 0)).toBeCloseTo(order.total.total - 5)
  expect(vat.some(({ currency, country }) => currency === 'TRY' && country === 'Türkiye')).toBe(true)
  expect(new Set(vat.map(({ books, currency }) => `${books} ${currency}`))).toEqual(
    new Set(['germany EUR', 'turkey TRY']),
  )
  expect((await shop.ok('listPapers', { token, query: { month: '2026-10' } })).papers).toEqual([])
  const bad = await shop.refused('listPapers', { token, query: { month: '2026-13' } })
  expect(bad.errors?.map(({ path }) => path)).toEqual(['month'])
})

it('a month belongs to the zone of its shop [MONEY-282]', async () => {
  shop.clock.set(new Date('2026-11-30T23:30:00Z'))
  token = (await shop.admin()).token
  await paidOrder()
  expect((await shop.ok('listPapers', { token, query: { month } })).papers).toEqual([])
  expect((await shop.ok('listPapers', { token, query: { month: '2026-12' } })).papers).toHaveLength(1)
})

it('a ZIP has the PDF of each paper [MONEY-282]', async () => {
  const order = await paidOrder()
  for (const amount of [5, 6])
    await shop.ok('refundOrder', {
      token,
      params: { id: order._id },
      body: { amount, reason: 'Bruch', lines: [] },
    })
  const response = await shop.call('getPapersArchive', { token, query: { month } })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(response.rawPayload))
  expect(Object.keys(files)).toEqual(['RE-2026-000001.pdf', 'RK-2026-000001.pdf', 'RK-2026-000002.pdf'])
  for (const [name, bytes] of Object.entries(files)) {
    const pages = await pdfPages(Buffer.from(bytes))
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain(name.replace('.pdf', ''))
  }
  const none = await shop.refused('getPapersArchive', { token, query: { month: '2026-10' } })
  expect(none.code).toBe('NOT_FOUND')
})

it('each paper is read by its own number, as PDF too [ADMIN-851]', async () => {
  const { _id: id } = await paidOrder()
  for (const amount of [5, 6])
    await shop.ok('refundOrder', { token, params: { id }, body: { amount, reason: 'Bruch', lines: [] } })
  const response = await shop.call('getPaper', { token, params: { id, number: 'RK-2026-000002' } })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = (await pdfPages(response.rawPayload)).join(' ')
  expect(text).toContain('RK-2026-000002')
  expect(text).not.toContain('RK-2026-000001')
  const unknown = await shop.refused('getPaper', { token, params: { id, number: 'RK-2026-000003' } })
  expect(unknown.code).toBe('NOT_FOUND')
})

it('DATEV gets the euros of the month in its encoding, by either chart [MONEY-284]', async () => {
  await paidOrder({ customerInfo: { name: 'Jörg Łoś', email: 'joerg@example.org', phone: '1' } })
  const response = await shop.call('getDatevBatch', { token, query: { month, chart: 'skr04' } })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/csv'])
  const text = response.rawPayload.toString('latin1')
  expect(text.startsWith('"EXTF";700;21;"Buchungsstapel";13;')).toBe(true)
  expect(text).toContain(';10000;4300;')
  expect(text).toContain('J\u00f6rg ?o?')
  await shop.reset()
  token = (await shop.admin()).token
  await paidOrder({ platform: 'turkey', shippingAddress: ISTANBUL })
  expect((await shop.refused('getDatevBatch', { token, query: { month } })).code).toBe('NOT_FOUND')
})

it('a seller of its own has books of its own, from the day it began [MONEY-283] [MONEY-284] [ADMIN-530]', async () => {
  await paidOrder({ platform: 'mobile' })
  shop.clock.advance(60_000)
  const mobile = { ...STANDARD_DETAILS.sellers.turkey, company: 'Verda App GmbH', vatId: 'DE123456788' }
  const details = { ...STANDARD_DETAILS, sellers: { ...STANDARD_DETAILS.sellers, mobile } }
  await shop.ok('updateShopDetails', { token, body: { version: 0, details } })
  await paidOrder({ platform: 'mobile' })
  const { papers } = await shop.ok('listPapers', { token, query: { month } })
  expect(papers.map(({ number, books }) => [number, books])).toEqual([
    ['RE-2026-000001', 'germany'],
    ['RE-2026-000002', 'mobile'],
  ])
  const batch = async (books?: 'germany' | 'mobile') => {
    const { rawPayload } = await shop.call('getDatevBatch', { token, query: { month, books } })
    return rawPayload.toString('latin1').match(/RE-2026-00000\d/g)
  }
  expect(await batch()).toEqual(expect.not.arrayContaining(['RE-2026-000002']))
  expect(await batch('mobile')).toEqual(expect.not.arrayContaining(['RE-2026-000001']))
  const none = await shop.refused('getDatevBatch', { token, query: { month, books: 'turkey' } })
  expect(none.code).toBe('NOT_FOUND')
})

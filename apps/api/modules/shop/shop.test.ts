import { beforeEach, expect, it } from 'vitest'
import { publicShop } from '@/shop/shop-details/public-shop'
import type { Language } from '@/shop/shared/language'
import { COUNTRIES } from '@/shop/orders/address'
import { STANDARD_DETAILS, type LegalPage } from '@/shop/shop-details/shop-details'
import { testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
let token: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin({ name: 'Elif Yılmaz' })).token
})

const details = {
  ...STANDARD_DETAILS,
  company: 'Kräuterhof GmbH',
  vatId: 'DE123456788',
  announcement: { de: 'Betriebsferien', tr: '', en: '' },
}
const save = (version: number, values: Partial<typeof details> = {}) =>
  ({ token, body: { version, details: { ...details, ...values } } }) as const

it('stands as built in until somebody saves; then the shop says what was saved, at once [ADMIN-58]', async () => {
  const { deliveries, ...standing } = (await shop.ok('getShop')).shop
  expect({ ...standing, deliveries: [] }).toEqual(publicShop(STANDARD_DETAILS, 'de', 7, []))
  expect(deliveries.map(({ country }) => country)).toEqual(COUNTRIES)
  expect(await shop.ok('getShopDetails', { token })).toMatchObject({ version: 0, history: [] })
  await shop.ok('updateShopDetails', save(0))
  expect((await shop.ok('getShop')).shop).toMatchObject({ company: 'Kräuterhof GmbH', vatId: 'DE123456788' })
})

it('keeps every version with who saved it, and overwrites nobody [ADMIN-58] [API-39]', async () => {
  await shop.ok('updateShopDetails', save(0))
  shop.clock.advance(1000)
  const second = await shop.ok('updateShopDetails', save(1, { city: 'Potsdam' }))
  expect(second.history).toMatchObject([
    { version: 2, actor: 'Elif Yılmaz' },
    { version: 1, actor: 'Elif Yılmaz' },
  ])
  expect((await shop.refused('updateShopDetails', save(1))).code).toBe('STALE')
  const [one, other] = await Promise.all([1, 2].map(() => shop.call('updateShopDetails', save(2))))
  expect([one?.statusCode, other?.statusCode].sort()).toEqual([200, 409])
  const first = await shop.ok('getShopVersion', { token, params: { version: 1 } })
  expect(first.details.city).toBe('Berlin')
  expect((await shop.refused('getShopVersion', { token, params: { version: 99 } })).code).toBe('NOT_FOUND')
})

it('a change is in the log; a shop without name, address or mail, or with another tax number, is refused [ADMIN-58] [ADMIN-140]', async () => {
  await shop.ok('updateShopDetails', save(0))
  const { entries } = await shop.ok('listActivity', { token, query: { kind: 'shop' } })
  expect(entries[0]?.changes).toContainEqual({ field: 'vatId', from: 'DE999999995', to: 'DE123456788' })
  const wrong = await shop.refused(
    'updateShopDetails',
    save(1, { company: ' ', email: 'nobody', vatId: 'DE123456789' }),
  )
  expect(wrong.errors?.map(({ path }) => path)).toEqual(['details.company', 'details.email', 'details.vatId'])
})

it('answers its texts in one language, German where there is none [SHOP-55]', async () => {
  await shop.ok('updateShopDetails', save(0))
  const german = (await shop.ok('getShop')).shop
  expect(german.announcement).toEqual({ text: 'Betriebsferien', language: 'de' })
  const turkish = (await shop.ok('getShop', { query: { lang: 'tr' } })).shop
  expect(turkish.announcement).toEqual({ text: 'Betriebsferien', language: 'de' })
  expect(turkish).not.toHaveProperty('legal')
})

it('says when a parcel arrives, from carrier, cut-off, closed days and holidays [SHOP-340] [ADMIN-340]', async () => {
  // A Tuesday, 10 in Berlin; Thursday and Friday are holidays.
  shop.clock.set(new Date('2026-12-22T09:00:00Z'))
  token = (await shop.admin({ name: 'Elif Yılmaz' })).token
  const delivery = {
    ...STANDARD_DETAILS.delivery,
    cutOff: '12:00',
    closedDays: '2026-12-23',
    days: { ...STANDARD_DETAILS.delivery.days, Deutschland: { from: 1, to: 3 } },
  }
  await shop.ok('updateShopDetails', save(0, { delivery }))
  const german = async () => (await shop.ok('getShop')).shop.deliveries[0]
  expect(await german()).toMatchObject({
    from: '2026-12-23',
    to: '2026-12-28',
    orderBy: '2026-12-22T11:00:00.000Z',
  })
  shop.clock.advance(2 * 60 * 60 * 1000)
  expect(await german()).toMatchObject({ from: '2026-12-28', orderBy: '2026-12-24T11:00:00.000Z' })
})

it('refuses delivery settings that make no day, each at its field [ADMIN-340]', async () => {
  const delivery = {
    cutOff: '25:00',
    closedDays: '2026-02-30',
    days: { ...STANDARD_DETAILS.delivery.days, Schweiz: { from: 5, to: 4 }, Türkiye: { from: 0, to: 2 } },
  }
  const { errors } = await shop.refused('updateShopDetails', save(0, { delivery }))
  expect(errors?.map(({ path }) => path).sort()).toEqual([
    'details.delivery.closedDays',
    'details.delivery.cutOff',
    'details.delivery.days.Schweiz.to',
    'details.delivery.days.Türkiye.from',
  ])
})

it('a legal text stands since it was last changed, and is answered as it was typed [SHOP-56]', async () => {
  const read = async (page: LegalPage, lang: Language = 'de') =>
    (await shop.ok('getLegalText', { params: { page }, query: { lang } })).legal
  const impressum = { de: '## Anbieter\n<script>alert(1)</script>', tr: '', en: '' }
  const legal = { ...STANDARD_DETAILS.legal, impressum }
  expect(await read('impressum')).toBeNull()
  await shop.ok('updateShopDetails', save(0))
  shop.clock.advance(60_000)
  const changedAt = shop.clock.now()
  await shop.ok('updateShopDetails', save(1, { legal }))
  shop.clock.advance(60_000)
  await shop.ok('updateShopDetails', save(2, { legal, city: 'Potsdam' }))
  const shown = { text: impressum.de, language: 'de', updatedAt: changedAt.toISOString() }
  expect(await read('impressum')).toEqual(shown)
  expect(await read('impressum', 'en')).toEqual(shown)
  expect(await read('agb')).toBeNull()
  const { statusCode } = await shop.app.inject('/api/shop/legal/nope')
  expect(statusCode).toBe(400)
})

it('tells the seller of a platform; half a seller is refused at its fields [ADMIN-530] [ADMIN-140]', async () => {
  const { turkey } = STANDARD_DETAILS.sellers
  const sellerOn = async (platform: 'turkey' | 'mobile') =>
    (await shop.ok('getShop', { query: { platform } })).shop
  expect(await sellerOn('turkey')).toMatchObject(turkey)
  expect((await sellerOn('mobile')).company).toBe('Verda GmbH')
  const half = { ...turkey, company: '', email: '', vatId: '9999999990' }
  const wrong = await shop.refused('updateShopDetails', save(0, { sellers: { turkey, mobile: half } }))
  expect(wrong.errors?.map(({ path }) => path).sort()).toEqual([
    'details.sellers.mobile.company',
    'details.sellers.mobile.email',
    'details.sellers.mobile.vatId',
  ])
  const none = STANDARD_DETAILS.sellers.mobile
  await shop.ok('updateShopDetails', save(0, { sellers: { turkey: none, mobile: turkey } }))
  expect((await sellerOn('turkey')).company).toBe('Kräuterhof GmbH')
  expect((await sellerOn('mobile')).company).toBe(turkey.company)
  const { entries } = await shop.ok('listActivity', { token, query: { kind: 'shop' } })
  const change = { field: 'sellers.turkey.company', from: turkey.company, to: null }
  expect(entries[0]?.changes).toContainEqual(change)
})

import { beforeEach, expect, it } from 'vitest'
import { publicShop } from '@/shop/shop-details/public-shop'
import type { Language } from '@/shop/shared/language'
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
  expect((await shop.ok('getShop')).shop).toEqual(publicShop(STANDARD_DETAILS, 'de', 7))
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
  await shop.ok('updateShopDetails', save(0, { deliveryTime: { de: '', tr: '3 gün', en: '' } }))
  const german = (await shop.ok('getShop')).shop
  expect(german.announcement).toEqual({ text: 'Betriebsferien', language: 'de' })
  expect(german.deliveryTime).toBeNull()
  const turkish = (await shop.ok('getShop', { query: { lang: 'tr' } })).shop
  expect(turkish.announcement).toEqual({ text: 'Betriebsferien', language: 'de' })
  expect(turkish.deliveryTime).toEqual({ text: '3 gün', language: 'tr' })
  expect(turkish).not.toHaveProperty('legal')
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

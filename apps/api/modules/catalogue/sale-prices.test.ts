import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { auditLog, priceHistory, productPrices, products } from '../../platform/db/schema'
import { CATALOGUE } from '../../platform/cache/tags'
import { checkoutBody } from '../../testing/checkout'
import { productDraft } from '../../testing/drafts'
import { testShop } from '../../testing/test-app'
import { switchSales } from './sale-prices'
import { edited, transferCalls } from './transfer/transfer.fixtures'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

type Prices = NonNullable<Body<'createProduct'>['prices']>
const WEEK = { amount: 9, from: '2026-12-01', until: '2026-12-07' }
const inGermany = (sale: Prices[number]['sale'] = WEEK): Prices => [
  { platform: 'germany', amount: 12, originalAmount: null, sale },
]
const create = async (prices = inGermany(), values: Partial<Body<'createProduct'>> = {}) =>
  (
    await shop.ok('createProduct', {
      token,
      body: { ...productDraft, stock: { quantity: 50 }, prices, ...values },
    })
  ).product
const update = async (id: string, body: Body<'updateProduct'>) =>
  (await shop.ok('updateProduct', { token, params: { id }, body })).product
const refusedField = async (prices: Prices) =>
  (await shop.refused('createProduct', { token, body: { ...productDraft, prices } })).errors?.map(
    ({ path }) => path,
  )
/** As the job does. */
async function at(instant: string): Promise<number> {
  shop.clock.set(new Date(instant))
  const switched = await switchSales(shop.db, shop.clock.now())
  if (switched > 0) shop.cache.drop([CATALOGUE])
  // Nobody stays signed in that long.
  token = (await shop.admin()).token
  return switched
}
const read = async (id: string) =>
  (await shop.ok('getProduct', { params: { id }, query: { platform: 'germany' } })).product
const inCart = async (id: string) => (await shop.ok('getCartItems', { params: { ids: id } })).items[0]

const BEFORE = '2026-11-30T22:59:59.999Z'
const FIRST = '2026-11-30T23:00:00.000Z'
const LAST = '2026-12-07T22:59:59.999Z'
const AFTER = '2026-12-07T23:00:00.000Z'

describe('a sale [CATALOGUE-620]', () => {
  it('is in force from its first to its last day in the platform’s zone, for everybody', async () => {
    const { _id: id, seo } = await create()
    const seen = async (instant: string) => {
      await at(instant)
      const { price, originalPrice, priceValidUntil } = await read(id)
      const { products: found } = await shop.ok('listProducts', {
        query: { platform: 'germany', reduced: 'true', limit: 100 },
      })
      const listed = found.find(({ seo: { slug } }) => slug === seo.slug)
      const cart = await inCart(id)
      expect([cart?.price.amount, cart?.originalPrice]).toEqual([price, originalPrice])
      return [price, originalPrice, priceValidUntil, listed?.price]
    }
    expect(await seen(BEFORE)).toEqual([12, null, undefined, undefined])
    expect(await seen(FIRST)).toEqual([9, 12, '2026-12-07', 9])
    expect(await seen(LAST)).toEqual([9, 12, '2026-12-07', 9])
    expect(await seen(AFTER)).toEqual([12, null, undefined, undefined])
  })

  it('is switched once, by however many processes, and its price counts for the order of a list', async () => {
    const { _id: id } = await create()
    shop.clock.set(new Date(FIRST))
    const counts = await Promise.all([1, 2].map(() => switchSales(shop.db, shop.clock.now())))
    expect(counts.sort()).toEqual([0, 1])
    expect(await at(LAST)).toBe(0)
    const [row] = await shop.db.select().from(products).where(eq(products.id, id))
    expect(row?.lowestAmount).toBe(900)
    expect(await at(AFTER)).toBe(1)
    const [price] = await shop.db.select().from(productPrices).where(eq(productPrices.productId, id))
    expect(price).toMatchObject({ amount: 1200, originalAmount: null, saleAmount: null, regularAmount: null })
  })

  it('shows the lowest price of the 30 days before its start, and is in the history with its instants [LAW-3]', async () => {
    const { _id: id } = await create()
    shop.clock.advance(60_000)
    await update(id, { price: 11 })
    shop.clock.advance(60_000)
    await update(id, { price: 13 })
    await at('2026-12-02T08:00:00.000Z')
    expect(await read(id)).toMatchObject({ price: 9, originalPrice: 13, lowestPrice: 11 })
    await at('2026-12-09T08:00:00.000Z')
    const history = await shop.db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.productId, id))
      .orderBy(priceHistory.validFrom)
    expect(history.slice(-2).map(({ amount, validFrom }) => [amount, validFrom.toISOString()])).toEqual([
      [900, FIRST],
      [1300, AFTER],
    ])
  })

  it('without an end holds until it is taken away; the struck price of before comes back', async () => {
    const { _id: id } = await create([
      { platform: 'germany', amount: 12, originalAmount: 15, sale: { amount: 9 } },
    ])
    expect(await read(id)).toMatchObject({ price: 9, originalPrice: 12 })
    expect(await at('2027-06-01T00:00:00.000Z')).toBe(0)
    const after = await update(id, {
      prices: [{ platform: 'germany', amount: 12, originalAmount: 15, sale: null }],
    })
    expect(after).toMatchObject({ price: 12, originalPrice: 15 })
  })

  it('begins and ends on the days of Istanbul for turkey', async () => {
    const { _id: id } = await create([{ platform: 'turkey', amount: 400, sale: { ...WEEK, amount: 300 } }])
    const price = async (instant: string) => {
      await at(instant)
      return (await shop.ok('getProduct', { params: { id }, query: { platform: 'turkey' } })).product.price
    }
    expect(await price('2026-11-30T20:59:59.999Z')).toBe(400)
    expect(await price('2026-11-30T21:00:00.000Z')).toBe(300)
    expect(await price('2026-12-07T21:00:00.000Z')).toBe(400)
  })
})

describe('an order at the edge of a sale [CATALOGUE-621]', () => {
  it('is never placed at a price that does not hold, also before the job has switched it', async () => {
    const { _id: id } = await create()
    const order = (expectedTotal?: number) =>
      checkoutBody([{ productId: id, quantity: 1 }], expectedTotal === undefined ? {} : { expectedTotal })
    await at(LAST)
    const {
      total: { shipping },
    } = (await shop.ok('checkout', { body: order() })).order
    const cart = await inCart(id)
    expect(cart?.price.amount).toBe(9)
    shop.clock.set(new Date(AFTER))
    const refusal = await shop.refused('checkout', { body: order(9 + shipping) })
    expect([refusal.status, refusal.code]).toEqual([409, 'TOTAL_CHANGED'])
    // The cart that is loaded then has the price that the order takes.
    expect((await inCart(id))?.price.amount).toBe(12)
    const { order: placed } = await shop.ok('checkout', { body: order(12 + shipping) })
    expect(placed.total.subtotal).toBe(12)
  })

  it('takes the sale price from the first instant on', async () => {
    const { _id: id } = await create()
    shop.clock.set(new Date(FIRST))
    const { order } = await shop.ok('checkout', { body: checkoutBody([{ productId: id, quantity: 2 }]) })
    expect(order.total.subtotal).toBe(18)
  })
})

describe('a sale in the back office [CATALOGUE-622]', () => {
  it.each([
    ['as dear as the price', { ...WEEK, amount: 12 }, 'prices.0.sale.amount'],
    ['dearer than the price', { ...WEEK, amount: 12.5 }, 'prices.0.sale.amount'],
    ['that ends before it begins', { ...WEEK, until: '2026-11-30' }, 'prices.0.sale.until'],
    ['that is over', { amount: 9, until: '2026-11-20' }, 'prices.0.sale.until'],
    ['with a day that there is not', { ...WEEK, from: '2026-11-31' }, 'prices.0.sale.from'],
  ])('%s is refused at its field', async (_, sale, path) => {
    expect(await refusedField(inGermany(sale))).toEqual([path])
  })

  it('may be of one day, and of today', async () => {
    const { price } = await create(inGermany({ amount: 9, from: '2026-11-21', until: '2026-11-21' }))
    expect(price).toBe(9)
  })

  it('is read with the regular price by administrators alone, planned or running', async () => {
    const { _id: id } = await create()
    const sale = { ...WEEK, running: false, regularAmount: 12, regularOriginalAmount: null }
    const office = async () => (await shop.ok('getProduct', { token, params: { id } })).product.prices
    expect(await office()).toMatchObject([{ amount: 12, sale }])
    expect((await read(id)).prices[0]).not.toHaveProperty('sale')
    await at(FIRST)
    expect(await office()).toMatchObject([
      { amount: 9, originalAmount: 12, sale: { ...sale, running: true } },
    ])
    const { products: listed } = await shop.ok('listProducts', { token, query: { limit: 100 } })
    expect(listed.find(({ _id }) => _id === id)?.prices).toMatchObject([{ sale: { running: true } }])
    const shown = await shop.ok('listProducts', { query: { platform: 'germany', limit: 100 } })
    expect(JSON.stringify(shown)).not.toContain('regularAmount')
  })

  it('stays where what was read is sent back, and where the sale is not sent [CATALOGUE-52]', async () => {
    const { _id: id } = await create()
    await at(FIRST)
    const { product } = await shop.ok('getProduct', { token, params: { id } })
    await update(id, { prices: product.prices, name: 'Zurück' })
    await update(id, { price: product.price, originalPrice: product.originalPrice })
    const after = await update(id, { prices: [{ platform: 'germany', amount: 14 }] })
    expect(after.prices).toMatchObject([
      { amount: 9, originalAmount: 14, sale: { amount: 9, regularAmount: 14 } },
    ])
    const tooLow = await shop.refused('updateProduct', { token, params: { id }, body: { price: 8 } })
    expect(tooLow.errors?.map(({ path }) => path)).toEqual(['price'])
  })

  it('is in the log with price and days', async () => {
    const { _id: id } = await create(inGermany(null))
    await update(id, { prices: inGermany() })
    const [, { detail } = { detail: { changes: [] } }] = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `product:${id}`))
      .orderBy(auditLog.at, auditLog.action)
    expect(detail?.changes).toEqual([
      { field: 'salePrice.germany', from: null, to: '9.00 EUR' },
      { field: 'saleFrom.germany', from: null, to: '2026-12-01' },
      { field: 'saleUntil.germany', from: null, to: '2026-12-07' },
    ])
  })

  it('is in the file, which takes it back [CATALOGUE-42]', async () => {
    const { _id: id } = await create(inGermany(), { name: 'Wochenangebot' })
    const { exported, preview, send } = transferCalls(shop, token)
    const csv = await exported({ search: 'Wochenangebot' })
    expect(await preview(csv)).toMatchObject({ errors: [], rows: [{ changes: [] }] })
    const cells = { 'salePrice.germany': '12', 'saleUntil.germany': '08.12.2026' }
    expect((await preview(edited(csv, { 2: cells }))).errors).toMatchObject([
      { line: 2, column: 'salePrice.germany' },
    ])
    await send(edited(csv, { 2: { ...cells, 'salePrice.germany': '8,50' } }))
    const { product } = await shop.ok('getProduct', { token, params: { id } })
    expect(product.prices).toMatchObject([{ sale: { amount: 8.5, from: '2026-12-01', until: '2026-12-08' } }])
  })

  it('changes with many products by the regular price, which stays above it [ADMIN-61]', async () => {
    const { _id: id } = await create()
    await at(FIRST)
    const selected = await shop.ok('selectProducts', { token, query: { search: productDraft.name } })
    expect(selected.products).toMatchObject([{ prices: [{ amount: 12, originalAmount: null, sale: WEEK }] }])
    const change = (to: number) => ({
      action: 'prices' as const,
      platform: 'germany' as const,
      products: [
        { id, from: { amount: 12, originalAmount: null }, to: { amount: to, originalAmount: null } },
      ],
    })
    const refusal = await shop.refused('changeProducts', { token, body: change(9) })
    expect(refusal.errors?.map(({ path }) => path)).toEqual(['products.0.to.amount'])
    await shop.ok('changeProducts', { token, body: change(10) })
    expect(await read(id)).toMatchObject({ price: 9, originalPrice: 10 })
    const history = await shop.db.select().from(priceHistory).where(eq(priceHistory.productId, id))
    expect(history.map(({ amount }) => amount).sort()).toEqual([1200, 900])
  })
})

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { paymentSettings, products } from '../../platform/db/schema'
import {
  bodyFor,
  checkoutBody,
  emptyOrders,
  NO_ROWS,
  setStock,
  withCoupon,
  writtenRows,
} from '../../testing/checkout'
import { TEST_NOW, testShop } from '../../testing/test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

describe('a refused checkout', () => {
  const address = { street: 'Lindenweg 4', city: 'Berlin', zipCode: '10115', country: 'Deutschland' } as const
  it.each([
    ['no name', { customerInfo: { name: ' ', email: 'a@b.de', phone: '1' } }, 'customerInfo.name'],
    ['a broken mail', { customerInfo: { name: 'A', email: 'a@b', phone: '1' } }, 'customerInfo.email'],
    ['no phone', { customerInfo: { name: 'A', email: 'a@b.de', phone: '' } }, 'customerInfo.phone'],
    ['no street', { shippingAddress: { ...address, street: '' } }, 'shippingAddress.street'],
    ['no city', { shippingAddress: { ...address, city: '' } }, 'shippingAddress.city'],
    ['four digits', { shippingAddress: { ...address, zipCode: '1011' } }, 'shippingAddress.zipCode'],
    [
      'five digits in Wien',
      { shippingAddress: { ...address, country: 'Österreich' as const } },
      'shippingAddress.zipCode',
    ],
    [
      'turkey to Deutschland',
      { platform: 'turkey' as const, shippingAddress: address },
      'shippingAddress.country',
    ],
    [
      'germany to Türkiye',
      { shippingAddress: { ...address, country: 'Türkiye' as const } },
      'shippingAddress.country',
    ],
    ['no items', { items: [] }, 'items'],
    ['a note of 1001 letters', { customerNote: 'x'.repeat(1001) }, 'customerNote'],
  ])(
    'for %s names the field and writes nothing [CHECKOUT-15] [CHECKOUT-19] [DEPART-1]',
    async (_, values, path) => {
      const body = await bodyFor(shop, { abendruhe: 1 }, values)
      const refusal = await shop.refused('checkout', { body })
      expect([refusal.status, refusal.code]).toEqual([400, 'VALIDATION'])
      expect(refusal.errors?.map((error) => error.path)).toContain(path)
      expect(await writtenRows(shop)).toEqual(NO_ROWS)
    },
  )

  it.each([
    ['an unknown product', '00000000-0000-4000-8000-000000000000'],
    ['a malformed one', 'nope'],
  ])('for %s names it [CHECKOUT-20]', async (_, productId) => {
    const refusal = await shop.refused('checkout', { body: checkoutBody([{ productId, quantity: 1 }]) })
    expect(refusal).toMatchObject({
      status: 409,
      code: 'PRODUCT_UNAVAILABLE',
      details: { items: [{ productId, available: 0 }] },
    })
    expect(await writtenRows(shop)).toEqual(NO_ROWS)
  })

  it.each([
    ['inactive', ''],
    ['discontinued', 'Abendruhe'],
  ] as const)('for an %s product calls it %j, as its page does', async (status, name) => {
    await shop.db.update(products).set({ status }).where(eq(products.slug, 'abendruhe'))
    const refusal = await shop.refused('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
    expect(refusal).toMatchObject({ code: 'PRODUCT_UNAVAILABLE', details: { items: [{ name }] } })
    expect(await writtenRows(shop)).toEqual(NO_ROWS)
  })

  it('for more than 99 units of a product, also over several lines [CHECKOUT-5]', async () => {
    const { id: productId } = await shop.product('abendruhe')
    await setStock(shop, 'abendruhe', 1000)
    for (const [quantities, path] of [
      [[100], 'items.0.quantity'],
      [[60, 40], 'items'],
    ] as const) {
      const body = checkoutBody(quantities.map((quantity) => ({ productId, quantity })))
      const refusal = await shop.refused('checkout', { body })
      expect(refusal).toMatchObject({ code: 'VALIDATION', errors: [{ path }] })
    }
    const { token } = await shop.customer({ emailVerifiedAt: TEST_NOW })
    await shop.ok('checkout', { token, body: checkoutBody([{ productId, quantity: 99 }]) })
  })

  it('for too little stock answers how much there is [CHECKOUT-19] [CHECKOUT-20]', async () => {
    await setStock(shop, 'abendruhe', 1)
    const { id } = await shop.product('abendruhe')
    const stock = (await shop.product('kurkuma-plus')).stockQuantity
    const body = await bodyFor(shop, { 'kurkuma-plus': 1, abendruhe: 2 })
    expect(await shop.refused('checkout', { body })).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      details: { items: [{ productId: id, name: 'Abendruhe', available: 1 }] },
    })
    expect((await shop.product('kurkuma-plus')).stockQuantity).toBe(stock)
    expect(await writtenRows(shop)).toEqual(NO_ROWS)
  })

  it('for a payment method that is switched off [CHECKOUT-24]', async () => {
    await shop.db.update(paymentSettings).set({ paypalEnabled: false })
    const body = await bodyFor(shop, { abendruhe: 1 }, { paymentMethod: 'paypal' })
    expect((await shop.refused('checkout', { body })).code).toBe('PAYMENT_METHOD_UNAVAILABLE')
    expect(await writtenRows(shop)).toEqual(NO_ROWS)
  })

  it('for another total than the shopper saw answers the new one, which then is accepted [CHECKOUT-21]', async () => {
    const body = await bodyFor(shop, { abendruhe: 1 })
    const refusal = await shop.refused('checkout', { body: { ...body, expectedTotal: 1 } })
    expect([refusal.status, refusal.code]).toEqual([409, 'TOTAL_CHANGED'])
    expect(await writtenRows(shop)).toEqual(NO_ROWS)
    const { order } = await shop.ok('checkout', { body })
    expect(refusal.details).toEqual({ totals: order.total })
    const seen = { ...body, expectedTotal: order.total.total }
    expect((await shop.ok('checkout', { body: seen })).order.total).toEqual(order.total)
  })

  it.each([
    ['', 400, 'COUPON_REQUIRED'],
    ['NIEMALS', 409, 'COUPON_NOT_FOUND'],
    ['NUL\u0000', 409, 'COUPON_NOT_FOUND'],
    ['PREMIUM3', 409, 'COUPON_LOGIN_REQUIRED'],
  ])('for the coupon %j is %i %s', async (code, status, expected) => {
    const body = await bodyFor(shop, { abendruhe: 1 }, withCoupon(code))
    const refusal = await shop.refused('checkout', { body })
    expect([refusal.status, refusal.code]).toEqual([status, expected])
    expect(await writtenRows(shop)).toEqual(NO_ROWS)
  })

  it('for a coupon’s minimum names it, in Turkish and in euros', async () => {
    const body = await bodyFor(shop, { abendruhe: 1 }, withCoupon(' minus5 '))
    const { code, message, details } = await shop.refused('checkout', { body })
    expect([code, details]).toEqual(['COUPON_MINIMUM', { minimum: 30 }])
    expect(message).toMatch(/^Minimum sipariş tutarı 30,00\s€$/)
  })

  it.each(['x'.repeat(15), 'x'.repeat(256), ''])(
    'for a key of the wrong length [CHECKOUT-22]',
    async (key) => {
      const body = await bodyFor(shop, { abendruhe: 1 })
      const refusal = await shop.refused('checkout', { body, headers: { 'idempotency-key': key } })
      expect([refusal.status, refusal.code]).toEqual([400, 'VALIDATION'])
      expect(await writtenRows(shop)).toEqual(NO_ROWS)
    },
  )
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  couponRedemptions,
  orderLines,
  orders,
  outbox,
  paymentSettings,
  productPrices,
  products,
} from '../db/schema'
import { bodyFor, checkoutBody, emptyOrders, mailsOf, newKey, withCoupon } from '../testing/checkout'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
beforeEach(() => emptyOrders(shop))
afterAll(() => shop.close())

const rowsOf = async () => ({
  orders: await shop.db.$count(orders),
  lines: await shop.db.$count(orderLines),
  mails: await shop.db.$count(outbox),
  redemptions: await shop.db.$count(couponRedemptions),
})
const nothing = { orders: 0, lines: 0, mails: 0, redemptions: 0 }
const setStock = (slug: string, stockQuantity: number) =>
  shop.db.update(products).set({ stockQuantity }).where(eq(products.slug, slug))

describe('a guest’s checkout', () => {
  it('places an order at the database’s prices and takes it off the shelf', async () => {
    const before = await shop.product('abendruhe')
    const body = await bodyFor(
      shop,
      { abendruhe: 2, 'kurkuma-plus': 1 },
      { customerNote: '  Bitte klingeln ' },
    )
    const { order } = await shop.ok('checkout', { body, headers: { 'accept-language': 'tr' } })

    expect(order).toMatchObject({
      orderNumber: 'VD-2026-000001',
      platform: 'germany',
      status: 'pending',
      createdAt: TEST_NOW.toISOString(),
      payment: { method: 'bank_transfer', status: 'pending' },
      customer: { name: 'Gesa Gast', email: 'gesa.gast@example.org' },
      notes: { customer: 'Bitte klingeln' },
      couponCode: null,
    })
    expect(order.items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Abendruhe', 2],
      ['Kurkuma Plus', 1],
    ])
    expect(order.items[0]?.product?.images[0]?.url).toMatch(/^\/media\/abendruhe-960\.webp$/)
    const { subtotal, shipping, total, currency } = order.total
    expect(subtotal).toBe(order.items.reduce((sum, line) => sum + line.total.amount, 0))
    expect([total, currency]).toEqual([Math.round((subtotal + shipping) * 100) / 100, 'EUR'])
    expect(order.paymentInstructions).toMatchObject({
      type: 'bank_transfer',
      bankDetails: { bankName: 'Deutsche Kreditbank Berlin', iban: 'DE02 1203 0000 0000 2020 51' },
      paypalEmail: null,
      amount: total,
      orderNumber: 'VD-2026-000001',
    })

    const after = await shop.product('abendruhe')
    expect(after.stockQuantity).toBe(before.stockQuantity - 2)
    expect(after.salesCount).toBe(before.salesCount + 2)
    expect(after.updatedAt).toEqual(before.updatedAt)
    const [mail] = await mailsOf(shop)
    expect(mail).toMatchObject({ kind: 'placed', recipient: 'gesa.gast@example.org', language: 'tr' })
    expect(mail?.payload.lookupCode).toMatch(/^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/)
    const [row] = await shop.db.select().from(orders)
    expect(JSON.stringify(row)).not.toContain(String(mail?.payload.lookupCode))
  })

  it('counts lines of one product together', async () => {
    const { id } = await shop.product('abendruhe')
    const item = (quantity: number) => ({ productId: id, quantity })
    const { order } = await shop.ok('checkout', { body: checkoutBody([item(1), item(2)]) })
    expect(order.items.map(({ quantity }) => quantity)).toEqual([3])
    await setStock('abendruhe', 3)
    const refusal = await shop.refused('checkout', { body: checkoutBody([item(2), item(2)]) })
    expect(refusal.code).toBe('OUT_OF_STOCK')
  })

  it('ignores every price and field that a client makes up', async () => {
    const { id } = await shop.product('abendruhe')
    const honest = await shop.ok('checkout', { body: checkoutBody([{ productId: id, quantity: 1 }]) })
    const forged = {
      ...checkoutBody([]),
      items: [{ productId: id, quantity: 1, price: { amount: 0.01 }, isFree: true, total: 0 }],
      total: { total: 0.01 },
      shipping: 0,
      status: 'delivered',
      payment: { status: 'completed' },
      userId: 'somebody',
      couponData: null,
    }
    const response = await shop.app.inject({ method: 'POST', url: '/api/cart/checkout', payload: forged })
    expect(response.statusCode).toBe(201)
    const { order } = response.json<{ data: typeof honest }>().data
    expect(order.total).toEqual(honest.order.total)
    expect([order.status, order.payment.status]).toEqual(['pending', 'pending'])
  })

  it('pays with PayPal, and delivers to Österreich', async () => {
    const shippingAddress = {
      street: 'Ring 1',
      city: 'Wien',
      zipCode: '1010',
      country: 'Österreich',
    } as const
    const body = await bodyFor(shop, { abendruhe: 1 }, { paymentMethod: 'paypal', shippingAddress })
    const { order } = await shop.ok('checkout', { body })
    expect(order.paymentInstructions).toMatchObject({
      type: 'paypal',
      bankDetails: null,
      paypalEmail: 'zahlung@verda.example',
    })
    expect(order.shipping.address.country).toBe('Österreich')
  })

  it.each([
    ['turkey', 'TRY', 90, 'TR33 0006 1005 1978 6457 8413 26'],
    ['mobile', 'EUR', 15, 'DE02 1203 0000 0000 2020 51'],
  ] as const)('on %s pays that platform’s prices in %s', async (platform, currency, shipping, iban) => {
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }, { platform }) })
    expect(order).toMatchObject({ platform, total: { currency, shipping } })
    expect(order.paymentInstructions?.bankDetails?.iban).toBe(iban)
  })

  it('refuses what has no price on the platform', async () => {
    const { id } = await shop.product('abendruhe')
    await shop.db.delete(productPrices).where(eq(productPrices.productId, id))
    const refusal = await shop.refused('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
    expect(refusal.code).toBe('PRODUCT_UNAVAILABLE')
  })

  it('ships free from the threshold on, judged before discount', async () => {
    const { amount } = (
      await shop.ok('getCartItems', {
        params: { ids: (await shop.product('abendruhe')).id },
      })
    ).items[0]?.price ?? { amount: 1 }
    const body = await bodyFor(shop, { abendruhe: Math.ceil(100 / amount) }, withCoupon('WILLKOMMEN10'))
    const { order } = await shop.ok('checkout', { body })
    expect(order.total.shipping).toBe(0)
    expect(order.total.discount).toBe(Math.round(order.total.subtotal * 10) / 100)
  })

  it('contains the VAT of every line and of shipping', async () => {
    await shop.db.update(products).set({ taxRate: 7 }).where(eq(products.slug, 'abendruhe'))
    const body = await bodyFor(shop, { abendruhe: 1 })
    const { order } = await shop.ok('checkout', { body })
    const contained = (gross: number, rate: number) => Math.round((gross * 100 * rate) / (100 + rate)) / 100
    const { subtotal, shipping, tax } = order.total
    expect(tax).toBeCloseTo(contained(subtotal, 7) + contained(shipping, 19), 5)
  })
})

describe('a customer’s checkout', () => {
  it('belongs to the account, and its mail tells no code', async () => {
    const { id, token } = await shop.customer()
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }), token })
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order._id))
    expect([row?.userId, row?.lookupCodeHash]).toEqual([id, null])
    expect((await mailsOf(shop))[0]?.payload.lookupCode).toBeNull()
  })

  it('with an administrator’s token counts as a guest’s, with a dead one is 401', async () => {
    const { token } = await shop.admin()
    const body = await bodyFor(shop, { abendruhe: 1 })
    const { order } = await shop.ok('checkout', { body, token })
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order._id))
    expect(row?.userId).toBeNull()
    expect((await shop.refused('checkout', { body, token: 'dead' })).status).toBe(401)
  })

  it('numbers orders by the year of the platform’s zone', async () => {
    shop.clock.set(new Date('2026-12-31T23:30:00Z'))
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
    expect(order.orderNumber).toMatch(/^VD-2027-\d{6}$/)
  })
})

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
    ['no items', { items: [] }, 'items'],
    ['a note of 1001 letters', { customerNote: 'x'.repeat(1001) }, 'customerNote'],
  ])('for %s names the field and writes nothing', async (_, values, path) => {
    const body = await bodyFor(shop, { abendruhe: 1 }, values)
    const refusal = await shop.refused('checkout', { body })
    expect([refusal.status, refusal.code]).toEqual([400, 'VALIDATION'])
    expect(refusal.errors?.map((error) => error.path)).toContain(path)
    expect(await rowsOf()).toEqual(nothing)
  })

  it.each([
    ['an unknown product', '00000000-0000-4000-8000-000000000000'],
    ['a malformed one', 'nope'],
  ])('for %s names it', async (_, productId) => {
    const refusal = await shop.refused('checkout', { body: checkoutBody([{ productId, quantity: 1 }]) })
    expect(refusal).toMatchObject({
      status: 409,
      code: 'PRODUCT_UNAVAILABLE',
      details: { items: [{ productId, available: 0 }] },
    })
    expect(await rowsOf()).toEqual(nothing)
  })

  it.each(['inactive', 'discontinued'] as const)('for an %s product names it', async (status) => {
    await shop.db.update(products).set({ status }).where(eq(products.slug, 'abendruhe'))
    const refusal = await shop.refused('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
    expect(refusal).toMatchObject({
      code: 'PRODUCT_UNAVAILABLE',
      details: { items: [{ name: 'Abendruhe' }] },
    })
    expect(await rowsOf()).toEqual(nothing)
  })

  it('for too little stock tells how much there is', async () => {
    await setStock('abendruhe', 1)
    const { id } = await shop.product('abendruhe')
    const stock = (await shop.product('kurkuma-plus')).stockQuantity
    const body = await bodyFor(shop, { 'kurkuma-plus': 1, abendruhe: 2 })
    expect(await shop.refused('checkout', { body })).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      details: { items: [{ productId: id, name: 'Abendruhe', available: 1 }] },
    })
    expect((await shop.product('kurkuma-plus')).stockQuantity).toBe(stock)
    expect(await rowsOf()).toEqual(nothing)
  })

  it('for a payment method that is switched off', async () => {
    await shop.db.update(paymentSettings).set({ paypalEnabled: false })
    const body = await bodyFor(shop, { abendruhe: 1 }, { paymentMethod: 'paypal' })
    expect((await shop.refused('checkout', { body })).code).toBe('PAYMENT_METHOD_UNAVAILABLE')
    expect(await rowsOf()).toEqual(nothing)
  })

  it('for another total than the shopper saw tells the new one, which then is accepted', async () => {
    const body = await bodyFor(shop, { abendruhe: 1 })
    const refusal = await shop.refused('checkout', { body: { ...body, expectedTotal: 1 } })
    expect([refusal.status, refusal.code]).toEqual([409, 'TOTAL_CHANGED'])
    expect(await rowsOf()).toEqual(nothing)
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
    expect(await rowsOf()).toEqual(nothing)
  })

  it('for a coupon’s minimum tells it, in Turkish and in euros', async () => {
    const body = await bodyFor(shop, { abendruhe: 1 }, withCoupon(' minus5 '))
    const { code, message, details } = await shop.refused('checkout', { body })
    expect([code, details]).toEqual(['COUPON_MINIMUM', { minimum: 30 }])
    expect(message).toMatch(/^Minimum sipariş tutarı 30,00\s€$/)
  })

  it.each(['x'.repeat(15), 'x'.repeat(256), ''])('for a key of the wrong length', async (key) => {
    const body = await bodyFor(shop, { abendruhe: 1 })
    const refusal = await shop.refused('checkout', { body, headers: { 'idempotency-key': key } })
    expect([refusal.status, refusal.code]).toEqual([400, 'VALIDATION'])
    expect(await rowsOf()).toEqual(nothing)
  })
})

describe('the same key', () => {
  it('with the same body is the same order', async () => {
    const headers = newKey()
    const body = await bodyFor(shop, { abendruhe: 1 })
    const first = await shop.ok('checkout', { body, headers })
    const again = await shop.ok('checkout', { body, headers })
    expect(again).toEqual(first)
    expect(await rowsOf()).toMatchObject({ orders: 1, mails: 1 })
  })

  it('in flight is waited for', async () => {
    const headers = newKey()
    const body = await bodyFor(shop, { abendruhe: 1 })
    await setStock('abendruhe', 1)
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.ok('checkout', { body, headers })))
    expect(new Set(answers.map(({ order }) => order._id)).size).toBe(1)
    expect((await shop.product('abendruhe')).stockQuantity).toBe(0)
  })

  it('with another body or another caller is 422', async () => {
    const headers = newKey()
    const body = await bodyFor(shop, { abendruhe: 1 })
    await shop.ok('checkout', { body, headers })
    const { token } = await shop.customer()
    for (const input of [{ body: await bodyFor(shop, { abendruhe: 2 }) }, { body, token }]) {
      const refusal = await shop.refused('checkout', { ...input, headers })
      expect([refusal.status, refusal.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    }
    expect(await rowsOf()).toMatchObject({ orders: 1 })
  })

  it('is free again after a refusal', async () => {
    const headers = newKey()
    await setStock('abendruhe', 0)
    const body = await bodyFor(shop, { abendruhe: 1 })
    expect((await shop.refused('checkout', { body, headers })).code).toBe('OUT_OF_STOCK')
    await setStock('abendruhe', 1)
    expect((await shop.ok('checkout', { body, headers })).order.status).toBe('pending')
  })
})

describe('ten at once', () => {
  it('for the last unit: one order, nine OUT_OF_STOCK, nothing below zero', async () => {
    await setStock('abendruhe', 1)
    const body = await bodyFor(shop, { abendruhe: 1 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.call('checkout', { body, headers: newKey() })),
    )
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? answer.statusCode)
    expect(codes.filter((code) => code === 201)).toHaveLength(1)
    expect(codes.filter((code) => code === 'OUT_OF_STOCK')).toHaveLength(9)
    expect((await shop.product('abendruhe')).stockQuantity).toBe(0)
    expect(await rowsOf()).toMatchObject({ orders: 1, lines: 1, mails: 1 })
  })

  it('with carts in opposite order never wait for each other for ever', async () => {
    const slugs = ['abendruhe', 'kurkuma-plus']
    const bodies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const order = index % 2 === 0 ? slugs : [...slugs].reverse()
        return bodyFor(shop, Object.fromEntries(order.map((slug) => [slug, 1])))
      }),
    )
    const answers = await Promise.all(bodies.map((body) => shop.call('checkout', { body })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 201))
  })
})

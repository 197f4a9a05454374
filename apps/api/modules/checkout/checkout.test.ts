import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders, productPrices, products } from '../../platform/db/schema'
import {
  bodyFor,
  checkoutBody,
  emptyOrders,
  mailsOf,
  setStock,
  withCoupon,
  newKey,
} from '../../testing/checkout'
import { TEST_NOW, testShop } from '../../testing/test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

describe('a guest’s checkout', () => {
  it('places an order at the database’s prices and takes it off the shelf [MONEY-16] [ORDER-2] [CHECKOUT-33]', async () => {
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
    expect(Object.keys(order.total).sort()).toEqual(
      ['subtotal', 'shipping', 'discount', 'shippingDiscount', 'tax', 'total', 'currency'].sort(),
    )
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

  it('answers the code of its mail to a guest, once, and none to a customer [SHOP-29]', async () => {
    const headers = newKey()
    const body = await bodyFor(shop, { abendruhe: 1 })
    const { lookupCode } = await shop.ok('checkout', { body, headers })
    expect(lookupCode).toBe((await mailsOf(shop))[0]?.payload.lookupCode)
    expect((await shop.ok('checkout', { body, headers })).lookupCode).toBeNull()
    const { token } = await shop.customer()
    expect((await shop.ok('checkout', { body, token })).lookupCode).toBeNull()
  })

  it('counts lines of one product together [CHECKOUT-20]', async () => {
    const { id } = await shop.product('abendruhe')
    const item = (quantity: number) => ({ productId: id, quantity })
    const { order } = await shop.ok('checkout', { body: checkoutBody([item(1), item(2)]) })
    expect(order.items.map(({ quantity }) => quantity)).toEqual([3])
    await setStock(shop, 'abendruhe', 3)
    const refusal = await shop.refused('checkout', { body: checkoutBody([item(2), item(2)]) })
    expect(refusal.code).toBe('OUT_OF_STOCK')
  })

  it('ignores every price and field that a client makes up [MONEY-4] [API-6]', async () => {
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
  ] as const)(
    'on %s pays that platform’s prices in %s [CATALOGUE-1] [API-18]',
    async (platform, currency, shipping, iban) => {
      const { order } = await shop.ok('checkout', {
        body: await bodyFor(shop, { abendruhe: 1 }, { platform }),
      })
      expect(order).toMatchObject({ platform, total: { currency, shipping } })
      expect(order.paymentInstructions?.bankDetails?.iban).toBe(iban)
    },
  )

  it('refuses what has no price on the platform [CATALOGUE-1] [DEPART-2]', async () => {
    const { id } = await shop.product('abendruhe')
    await shop.db.delete(productPrices).where(eq(productPrices.productId, id))
    const refusal = await shop.refused('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
    expect(refusal.code).toBe('PRODUCT_UNAVAILABLE')
  })

  it('ships free from the threshold on, decided before the discount [MONEY-9]', async () => {
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

  it('contains the VAT of every line and of shipping [MONEY-17] [MONEY-18]', async () => {
    await shop.db.update(products).set({ taxRate: 7 }).where(eq(products.slug, 'abendruhe'))
    const body = await bodyFor(shop, { abendruhe: 1 })
    const { order } = await shop.ok('checkout', { body })
    const contained = (gross: number, rate: number) => Math.round((gross * 100 * rate) / (100 + rate)) / 100
    const { subtotal, shipping, tax } = order.total
    expect(tax).toBeCloseTo(contained(subtotal, 7) + contained(shipping, 19), 5)
  })
})

describe('a customer’s checkout', () => {
  it('belongs to the account, and its mail has no code', async () => {
    const { id, token } = await shop.customer()
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }), token })
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order._id))
    expect([row?.userId, row?.lookupCodeHash]).toEqual([id, null])
    expect((await mailsOf(shop))[0]?.payload.lookupCode).toBeNull()
  })

  it('with an administrator’s token counts as a guest’s, with a dead one is 401 [IDENTITY-9] [DEPART-5]', async () => {
    const { token } = await shop.admin()
    const body = await bodyFor(shop, { abendruhe: 1 })
    const { order } = await shop.ok('checkout', { body, token })
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order._id))
    expect(row?.userId).toBeNull()
    expect((await shop.refused('checkout', { body, token: 'dead' })).status).toBe(401)
  })

  it('numbers orders by the year of the platform’s zone [ORDER-1]', async () => {
    shop.clock.set(new Date('2026-12-31T23:30:00Z'))
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
    expect(order.orderNumber).toMatch(/^VD-2027-\d{6}$/)
  })
})

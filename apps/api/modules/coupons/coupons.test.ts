import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { couponRedemptions, coupons, orderLines, orders, products, users } from '../../platform/db/schema'
import { bodyFor, emptyOrders, newKey, setStock, usesOf, withCoupon } from '../../testing/checkout'
import { couponCalls } from '../../testing/coupons'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

const { setCoupon, order, orderData, validate, refusedCode } = couponCalls(shop)

describe('through validation and checkout alike [COUPON-2]', () => {
  it('a percentage is off the goods, split over the lines', async () => {
    const wanted = { abendruhe: 2, 'kurkuma-plus': 1 }
    const applied = await validate(' willkommen10 ', wanted)
    expect(applied.coupon).toMatchObject({ code: 'WILLKOMMEN10', type: 'percentage' })
    expect(applied.message).toBe('Kupon başarıyla uygulandı')
    const placed = await order('WILLKOMMEN10', wanted)
    expect(placed.couponCode).toBe('WILLKOMMEN10')
    expect(placed.total.discount).toBe(applied.discount)
    expect(placed.total.discount).toBeCloseTo(placed.total.subtotal / 10, 2)
    const lines = await shop.db.select().from(orderLines)
    expect(lines.reduce((sum, { discount }) => sum + discount, 0)).toBe(Math.round(applied.discount * 100))
    const [redemption] = await shop.db.select().from(couponRedemptions)
    expect(redemption).toMatchObject({
      orderId: placed._id,
      email: 'gesa.gast@example.org',
      discount: Math.round(applied.discount * 100),
      releasedAt: null,
    })
    expect(await usesOf(shop, 'WILLKOMMEN10')).toBe(1)
  })

  it('the currency is that of the prices, whichever is sent [COUPON-43]', async () => {
    await setCoupon('MINUS5', { platforms: ['turkey'], currency: 'TRY', minimumOrderAmount: 0 })
    const { items } = await orderData({ abendruhe: 1 })
    for (const currency of ['TRY', 'EUR', undefined] as const) {
      const body = { code: 'MINUS5', orderData: { items, platform: 'turkey' as const, currency } }
      expect((await shop.ok('validateCoupon', { body })).discount).toBe(5)
    }
    const values = { ...withCoupon('MINUS5'), platform: 'turkey' as const }
    const { order: placed } = await shop.ok('checkout', {
      body: await bodyFor(shop, { abendruhe: 1 }, values),
    })
    expect([placed.total.discount, placed.total.currency]).toEqual([5, 'TRY'])
  })

  it('a fixed amount never makes a total negative [MONEY-12] [MONEY-14] [COUPON-24]', async () => {
    await setCoupon('MINUS5', { amount: 1_000_000, minimumOrderAmount: 0 })
    const placed = await order('MINUS5', { abendruhe: 1 })
    expect([placed.total.discount, placed.total.total]).toEqual([
      placed.total.subtotal,
      placed.total.shipping,
    ])
  })

  it('free shipping takes the shipping off, and is nothing where shipping is free [COUPON-25] [MONEY-14]', async () => {
    const applied = await validate('VERSANDFREI', { abendruhe: 1 })
    expect(applied).toMatchObject({ freeShipping: true, shippingDiscount: 15, discount: 0 })
    const placed = await order('VERSANDFREI', { abendruhe: 1 })
    expect([placed.total.shipping, placed.total.shippingDiscount]).toEqual([15, 15])
    expect(placed.total.total).toBe(placed.total.subtotal)
    expect(await refusedCode('VERSANDFREI', { abendruhe: 50 })).toBe('COUPON_NOT_APPLICABLE')
    expect(await usesOf(shop, 'VERSANDFREI')).toBe(1)
  })

  it('a premium extension is stored with the order, for customers only [COUPON-26] [PREMIUM-2]', async () => {
    expect(await refusedCode('PREMIUM3', { abendruhe: 1 })).toBe('COUPON_LOGIN_REQUIRED')
    const { token } = await shop.customer()
    expect((await validate('PREMIUM3', { abendruhe: 1 }, token)).premiumExtension).toBe(3)
    await order('PREMIUM3', { abendruhe: 1 }, token)
    expect((await shop.db.select().from(orders))[0]?.couponPremiumMonths).toBe(3)
  })

  it('buy X get Y adds free units of the cheapest, as far as there is stock [COUPON-27] [COUPON-28]', async () => {
    const { id, stockQuantity } = await shop.product('abendruhe')
    const applied = await validate('TEE2PLUS1', { abendruhe: 4 })
    expect(applied.additionalItems).toEqual([
      { product: id, quantity: 2, name: 'Abendruhe', image: '/media/abendruhe-960.webp' },
    ])
    const placed = await order('TEE2PLUS1', { abendruhe: 4 })
    expect(placed.items.map(({ quantity, total }) => [quantity, total.amount > 0])).toEqual([
      [4, true],
      [2, false],
    ])
    expect((await shop.product('abendruhe')).stockQuantity).toBe(stockQuantity - 6)
    await setStock(shop, 'abendruhe', 5)
    expect(await refusedCode('TEE2PLUS1', { abendruhe: 4 })).toBe('COUPON_GIFT_OUT_OF_STOCK')
  })

  it('a free product comes once with the order, or not at all, and counts at its price [COUPON-29] [COUPON-320]', async () => {
    const gift = await shop.product('pfefferminze')
    const placed = await order('GESCHENK', { abendruhe: 1 })
    expect(placed.items[1]).toMatchObject({
      productId: gift.id,
      quantity: 1,
      price: { amount: 0 },
      total: { amount: 0 },
    })
    const after = await shop.product('pfefferminze')
    expect([after.stockQuantity, after.salesCount]).toEqual([gift.stockQuantity - 1, gift.salesCount])
    expect(placed.items[1]?.product).toMatchObject({ tint: gift.tint, subtitle: gift.subtitle })
    const [{ discount } = {}] = await shop.db
      .select({ discount: couponRedemptions.discount })
      .from(couponRedemptions)
      .innerJoin(coupons, eq(coupons.id, couponRedemptions.couponId))
      .where(eq(coupons.code, 'GESCHENK'))
    expect(discount).toBe(490)
    await shop.db.update(products).set({ status: 'inactive' }).where(eq(products.slug, 'pfefferminze'))
    const { token } = await shop.customer()
    expect(await refusedCode('GESCHENK', { abendruhe: 1 }, token)).toBe('COUPON_GIFT_OUT_OF_STOCK')
  })
})

describe('a coupon is refused', () => {
  it.each<readonly [string, Partial<typeof coupons.$inferInsert>]>([
    ['COUPON_INACTIVE', { status: 'inactive' }],
    ['COUPON_NOT_STARTED', { startDate: '2026-11-22' }],
    ['COUPON_EXPIRED', { endDate: '2026-11-20' }],
    ['COUPON_PLATFORM', { platforms: ['turkey'] }],
    ['COUPON_CURRENCY', { currency: 'TRY' }],
    ['COUPON_USED_UP', { usageLimitTotal: 3, totalUsed: 3 }],
    ['COUPON_MINIMUM', { minimumOrderAmount: 100_000 }],
  ])('as %s, with nothing written [COUPON-40] [CHECKOUT-19]', async (code, values) => {
    await setCoupon('WILLKOMMEN10', values)
    expect(await refusedCode('WILLKOMMEN10', { abendruhe: 1 })).toBe(code)
    const stock = (await shop.product('abendruhe')).stockQuantity
    const body = await bodyFor(shop, { abendruhe: 1 }, withCoupon('WILLKOMMEN10'))
    const refusal = await shop.refused('checkout', { body, headers: newKey() })
    expect([refusal.status, refusal.code]).toEqual([409, code])
    expect(await shop.db.$count(orders)).toBe(0)
    expect((await shop.product('abendruhe')).stockQuantity).toBe(stock)
  })

  it('to an account that has used it, and to a guest of the same e-mail, apart from each other [COUPON-3] [COUPON-33]', async () => {
    const customer = await shop.customer()
    await order('WILLKOMMEN10', { abendruhe: 1 }, customer.token)
    expect(await refusedCode('WILLKOMMEN10', { abendruhe: 1 }, customer.token)).toBe('COUPON_ALREADY_USED')
    const asGuest = async (userEmail: string) =>
      shop.call('validateCoupon', {
        body: { code: 'WILLKOMMEN10', orderData: await orderData({ abendruhe: 1 }), userEmail },
      })
    const body = await bodyFor(shop, { abendruhe: 1 }, withCoupon('WILLKOMMEN10'))
    await shop.ok('checkout', { body })
    expect((await shop.refused('checkout', { body })).code).toBe('COUPON_ALREADY_USED')
    // Anybody can type an email: the response must not reveal whether it belongs to an account or a guest.
    const somebody = (await asGuest('somebody@example.org')).body
    for (const mail of [customer.email.toUpperCase(), 'Gesa.Gast@example.org']) {
      expect((await asGuest(mail)).body).toBe(somebody)
    }
    const namesake = await shop.customer({ email: 'gesa.gast@example.org' })
    await validate('WILLKOMMEN10', { abendruhe: 1 }, namesake.token)
    // The token identifies the customer, whatever the body says.
    const { token } = await shop.customer()
    const orderOf = await orderData({ abendruhe: 1 })
    const claimed = {
      code: 'WILLKOMMEN10',
      orderData: orderOf,
      userEmail: customer.email,
      userId: customer.id,
    }
    await shop.ok('validateCoupon', { body: claimed, token })
  })

  it('for a first order only, whoever has ordered: account, confirmed address, guest [COUPON-530]', async () => {
    await setCoupon('WILLKOMMEN10', { firstOrderOnly: true, oneTimeUse: false, usageLimitPerUser: 99 })
    const guest = await bodyFor(shop, { abendruhe: 1 }, withCoupon('WILLKOMMEN10'))
    const { order: first } = await shop.ok('checkout', { body: guest })
    const { token: admin } = await shop.admin()
    const shouted = { ...guest.customerInfo, email: guest.customerInfo.email.toUpperCase() }
    const again = { body: { ...guest, customerInfo: shouted } }
    expect((await shop.refused('checkout', again)).code).toBe('COUPON_FIRST_ORDER')
    // The validation says nothing of a guest's address.
    await validate('WILLKOMMEN10', { abendruhe: 1 })
    const email = guest.customerInfo.email.toLowerCase()
    const account = await shop.customer({ email })
    await validate('WILLKOMMEN10', { abendruhe: 1 }, account.token)
    await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now() }).where(eq(users.id, account.id))
    expect(await refusedCode('WILLKOMMEN10', { abendruhe: 1 }, account.token)).toBe('COUPON_FIRST_ORDER')
    const move = { token: admin, params: { id: first._id }, body: { status: 'cancelled' as const } }
    await shop.ok('setOrderStatus', move)
    await validate('WILLKOMMEN10', { abendruhe: 1 }, account.token)
    await order('WILLKOMMEN10', { abendruhe: 1 }, account.token)
    expect(await refusedCode('WILLKOMMEN10', { abendruhe: 1 }, account.token)).toBe('COUPON_FIRST_ORDER')
  })

  it('for the groups of customers that it names, at the preview and at the checkout [COUPON-660]', async () => {
    await setCoupon('WILLKOMMEN10', { customerGroups: ['VIP', 'Toptan'] })
    const { token: admin } = await shop.admin()
    const { id, token } = await shop.customer()
    const put = (groups: string[]) =>
      shop.ok('updateUser', { token: admin, params: { id }, body: { groups } })
    expect(await refusedCode('WILLKOMMEN10', { abendruhe: 1 })).toBe('COUPON_LOGIN_REQUIRED')
    expect(await refusedCode('WILLKOMMEN10', { abendruhe: 1 }, token)).toBe('COUPON_GROUP')
    await put(['vip'])
    await validate('WILLKOMMEN10', { abendruhe: 1 }, token)
    // Out of the group while it lies in the cart.
    await put([])
    const body = await bodyFor(shop, { abendruhe: 1 }, withCoupon('WILLKOMMEN10'))
    expect((await shop.refused('checkout', { body })).code).toBe('COUPON_LOGIN_REQUIRED')
    expect((await shop.refused('checkout', { body, token })).code).toBe('COUPON_GROUP')
    await put(['Çay kulübü', 'Toptan'])
    await order('WILLKOMMEN10', { abendruhe: 1 }, token)
  })

  it('as often as perUser says where it may be used again [COUPON-32]', async () => {
    await setCoupon('MINUS5', { usageLimitPerUser: 2, minimumOrderAmount: 0 })
    await order('MINUS5', { abendruhe: 1 })
    await order('MINUS5', { abendruhe: 1 })
    const body = await bodyFor(shop, { abendruhe: 1 }, withCoupon('MINUS5'))
    expect((await shop.refused('checkout', { body })).code).toBe('COUPON_ALREADY_USED')
  })

  it('for ten concurrent orders with its last use: one order, nine COUPON_USED_UP', async () => {
    await setCoupon('WILLKOMMEN10', { usageLimitTotal: 1 })
    const bodies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        bodyFor(
          shop,
          { abendruhe: 1 },
          {
            ...withCoupon('WILLKOMMEN10'),
            customerInfo: { name: 'G', email: `gast-${index}@example.org`, phone: '1' },
          },
        ),
      ),
    )
    const answers = await Promise.all(bodies.map((body) => shop.call('checkout', { body })))
    const codes = answers.map((each) => each.json<{ code?: string }>().code ?? each.statusCode)
    expect(codes.filter((code) => code === 201)).toHaveLength(1)
    expect(codes.filter((code) => code === 'COUPON_USED_UP')).toHaveLength(9)
    expect(await usesOf(shop, 'WILLKOMMEN10')).toBe(1)
  })

  it('for a cart of nothing that can be bought', async () => {
    const items = [{ productId: 'nope', quantity: 1 }]
    const refusal = await shop.refused('validateCoupon', {
      body: { code: 'WILLKOMMEN10', orderData: { items } },
    })
    expect(refusal).toMatchObject({ code: 'COUPON_NOT_APPLICABLE', message: 'Kupon bu sepete uygulanamaz' })
  })

  it('with a dead token', async () => {
    const body = { code: 'WILLKOMMEN10', orderData: await orderData({ abendruhe: 1 }) }
    expect((await shop.refused('validateCoupon', { body, token: 'dead' })).status).toBe(401)
  })
})

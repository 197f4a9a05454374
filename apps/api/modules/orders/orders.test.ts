import { eq } from 'drizzle-orm'
import { addMonths } from '@/shop/shared/dates'
import { beforeEach, describe, expect, it } from 'vitest'
import { couponRedemptions, coupons, orders, products, users } from '../../platform/db/schema'
import { bodyFor, emptyOrders, mailsOf, checkOut, setStock, usesOf, withCoupon } from '../../testing/checkout'
import { TEST_NOW, TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})

const setStatus = (id: string, status: (typeof orders.$inferSelect)['status']) =>
  shop.ok('setOrderStatus', { params: { id }, body: { status }, token })

describe('a status', () => {
  it('changes to any other, and every change is recorded [ORDER-4]', async () => {
    const { _id } = await checkOut(shop)
    for (const status of ['delivered', 'pending', 'shipped', 'shipped', 'confirmed'] as const) {
      shop.clock.advance(1000)
      expect((await setStatus(_id, status)).order.status).toBe(status)
    }
    const { order } = await shop.ok('getOrder', { params: { id: _id }, token })
    expect(order.history.map(({ from, to, actor }) => [from, to, actor])).toEqual([
      [null, 'pending', 'Gesa Gast'],
      ['pending', 'delivered', 'Ayşe Yönetici'],
      ['delivered', 'pending', 'Ayşe Yönetici'],
      ['pending', 'shipped', 'Ayşe Yönetici'],
      ['shipped', 'confirmed', 'Ayşe Yönetici'],
    ])
  })

  it('releases stock and coupon once when cancelled or refunded, and takes them again when reopened [COUPON-42] [ORDER-5] [DEPART-4]', async () => {
    const before = await shop.product('abendruhe')
    const order = await checkOut(shop, withCoupon('TEE2PLUS1'), { abendruhe: 2 })
    const left = async () => {
      const { stockQuantity, salesCount } = await shop.product('abendruhe')
      return [
        before.stockQuantity - stockQuantity,
        salesCount - before.salesCount,
        await usesOf(shop, 'TEE2PLUS1'),
      ]
    }
    expect(await left()).toEqual([3, 2, 1])
    for (const [status, expected] of [
      ['cancelled', [0, 0, 0]],
      ['refunded', [0, 0, 0]],
      ['cancelled', [0, 0, 0]],
      ['processing', [3, 2, 1]],
      ['shipped', [3, 2, 1]],
      ['refunded', [0, 0, 0]],
      ['pending', [3, 2, 1]],
    ] as const) {
      await setStatus(order._id, status)
      expect([status, await left()]).toEqual([status, expected])
    }
    const mails = (await mailsOf(shop)).map(({ kind }) => kind)
    expect(mails.filter((kind) => kind === 'cancelled')).toHaveLength(1)
  })

  it('releases stock only once when cancelled concurrently', async () => {
    const { stockQuantity } = await shop.product('abendruhe')
    const { _id } = await checkOut(shop, withCoupon('WILLKOMMEN10'))
    await Promise.all(
      (['cancelled', 'refunded', 'cancelled', 'refunded'] as const).map((status) => setStatus(_id, status)),
    )
    expect((await shop.product('abendruhe')).stockQuantity).toBe(stockQuantity)
    expect(await usesOf(shop, 'WILLKOMMEN10')).toBe(0)
  })

  it('is not reopened without stock [ORDER-5]', async () => {
    const { _id } = await checkOut(shop, {}, { abendruhe: 2 })
    await setStatus(_id, 'cancelled')
    await setStock(shop, 'abendruhe', 1)
    const { id } = await shop.product('abendruhe')
    const refusal = await shop.refused('setOrderStatus', {
      params: { id: _id },
      body: { status: 'pending' },
      token,
    })
    expect(refusal).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      details: { items: [{ productId: id, name: 'Abendruhe', available: 1 }] },
    })
    expect((await shop.ok('getOrder', { params: { id: _id }, token })).order.status).toBe('cancelled')
    expect((await shop.product('abendruhe')).stockQuantity).toBe(1)
  })

  it('is not reopened when its coupon has been used meanwhile [ORDER-5]', async () => {
    const first = await checkOut(shop, withCoupon('WILLKOMMEN10'))
    await setStatus(first._id, 'cancelled')
    const second = await checkOut(shop, withCoupon('WILLKOMMEN10'))
    const reopen = () =>
      shop.refused('setOrderStatus', { params: { id: first._id }, body: { status: 'pending' }, token })
    expect((await reopen()).code).toBe('COUPON_ALREADY_USED')
    await shop.db.update(coupons).set({ usageLimitTotal: 1 }).where(eq(coupons.code, 'WILLKOMMEN10'))
    expect((await reopen()).code).toBe('COUPON_USED_UP')
    await setStatus(second._id, 'cancelled')
    expect((await setStatus(first._id, 'pending')).order.status).toBe('pending')
    const taken = (await shop.db.select().from(couponRedemptions)).filter((row) => row.releasedAt === null)
    expect(taken.map(({ orderId }) => orderId)).toEqual([first._id])
  })
})

describe('payment', () => {
  const pay = (id: string, status: 'pending' | 'completed' | 'refunded') =>
    shop.ok('setPaymentStatus', { params: { id }, body: { status }, token })
  const premium = { premiumEnabled: true, premiumMonths: 2 }
  const monthsAhead = (months: number) => addMonths(TEST_NOW, months, 'Europe/Berlin')

  it('grants the months of products and coupon, and a refund takes them back [COUPON-26] [PREMIUM-1] [PREMIUM-2] [PREMIUM-3] [PREMIUM-4]', async () => {
    await shop.db.update(products).set(premium).where(eq(products.slug, 'abendruhe'))
    const customer = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 2 }, withCoupon('PREMIUM3'))
    const { order } = await shop.ok('checkout', { body, token: customer.token })
    const until = async () => {
      const [row] = await shop.db.select().from(users).where(eq(users.id, customer.id))
      return row?.premiumUntil ?? null
    }
    expect(await until()).toBeNull()
    await pay(order._id, 'completed')
    await pay(order._id, 'completed')
    expect(await until()).toEqual(monthsAhead(7))
    const [mail] = (await mailsOf(shop)).filter(({ kind }) => kind === 'paid')
    expect(mail?.payload.premiumMonths).toBe(7)
    await pay(order._id, 'refunded')
    expect(await until()).toEqual(TEST_NOW)
    await pay(order._id, 'completed')
    expect(await until()).toEqual(monthsAhead(7))
    await setStatus(order._id, 'refunded')
    expect(await until()).toEqual(TEST_NOW)
    const { history } = (await shop.ok('getOrder', { params: { id: order._id }, token })).order
    expect(history.filter(({ kind }) => kind === 'payment')).toHaveLength(3)
  })

  it('of a guest tells of the months that wait for an account [PREMIUM-311]', async () => {
    await shop.db.update(products).set(premium).where(eq(products.slug, 'abendruhe'))
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 2 }) })
    await pay(order._id, 'completed')
    const [mail] = (await mailsOf(shop)).filter(({ kind }) => kind === 'paid')
    expect(mail?.payload).toMatchObject({ premiumMonths: 0, waitingMonths: 4 })
  })

  it('that comes after the cancellation is not answered with a parcel [ORDER-17]', async () => {
    const order = await checkOut(shop)
    await setStatus(order._id, 'cancelled')
    await pay(order._id, 'completed')
    expect((await mailsOf(shop)).map(({ kind }) => kind).sort()).toEqual(['cancelled', 'placed'])
  })

  it('is pending, completed or refunded [ORDER-13]', async () => {
    const order = await checkOut(shop)
    for (const status of ['completed', 'refunded', 'pending'] as const)
      expect((await pay(order._id, status)).order.payment.status).toBe(status)
    const response = await shop.app.inject({
      method: 'PUT',
      url: `/api/admin/orders/${order._id}/payment-status`,
      headers: { authorization: `Bearer ${token}` },
      payload: { status: 'paid' },
    })
    expect(response.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'status' }] })
  })

  it('confirms a pending order, no other, and takes that back with the payment [ORDER-140]', async () => {
    const after = async (id: string, status: 'completed' | 'pending') => {
      shop.clock.advance(1000)
      return (await pay(id, status)).order.status
    }
    const { _id } = await checkOut(shop)
    expect([await after(_id, 'completed'), await after(_id, 'pending')]).toEqual(['confirmed', 'pending'])
    const { history } = (await shop.ok('getOrder', { params: { id: _id }, token })).order
    expect(history.flatMap(({ kind, to }) => (kind === 'status' ? [to] : []))).toEqual([
      'pending',
      'confirmed',
      'pending',
    ])
    for (const status of ['cancelled', 'refunded', 'shipped'] as const) {
      const other = await checkOut(shop)
      await setStatus(other._id, status)
      expect(await after(other._id, 'completed')).toBe(status)
    }
  })

  it('keeps the payment instructions of its order when the settings change [ORDER-12]', async () => {
    const customer = await shop.customer()
    const { order: placed } = await shop.ok('checkout', {
      body: await bodyFor(shop, { abendruhe: 1 }),
      token: customer.token,
    })
    const { _id, paymentInstructions, total, orderNumber } = placed
    expect(paymentInstructions).toMatchObject({
      type: 'bank_transfer',
      message: expect.any(String) as string,
      warning: expect.any(String) as string,
      bankDetails: { iban: 'DE02 1203 0000 0000 2020 51' },
      paypalEmail: null,
      amount: total.total,
      orderNumber,
    })
    expect(Object.keys(paymentInstructions?.bankDetails ?? {}).sort()).toEqual([
      'accountHolder',
      'bankName',
      'bic',
      'iban',
    ])
    const body = {
      bankTransfer: { bankName: 'Eine andere Bank', iban: 'DE89 3704 0044 0532 0130 00' },
      currentPassword: TEST_PASSWORD,
    }
    await shop.ok('updatePaymentSettings', { token, params: { platform: 'germany' }, body })
    const { order } = await shop.ok('getMyOrder', { params: { id: _id }, token: customer.token })
    expect(order.paymentInstructions).toEqual(paymentInstructions)
  })

  it('leaves a guest’s months with the order [PREMIUM-5]', async () => {
    await shop.db.update(products).set(premium).where(eq(products.slug, 'abendruhe'))
    const order = await checkOut(shop)
    await pay(order._id, 'completed')
    const [row] = await shop.db.select().from(orders)
    expect(row?.premiumMonths).toBe(2)
  })
})

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog, couponCodes } from '../../platform/db/schema'
import { checkOut, withCoupon } from '../../testing/checkout'
import { couponDraft } from '../../testing/drafts'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token = ''
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

const newCoupon = async () => (await shop.ok('createCoupon', { token, body: couponDraft() })).coupon
const makeCodes = async (id: string, count: number, prefix = '') =>
  (await shop.ok('createCouponCodes', { token, params: { id }, body: { count, prefix } })).coupon
const codesOf = async (id: string) => {
  const rows = await shop.db.select().from(couponCodes).where(eq(couponCodes.couponId, id))
  return rows.map(({ code }) => code).sort()
}
const order = (code: string, email: string) =>
  checkOut(shop, {
    ...withCoupon(code),
    customerInfo: { name: 'Gesa Gast', email, phone: '+49 30 1234567' },
  })
const tried = async (code: string) => {
  const { id } = await shop.product('abendruhe')
  const orderData = { items: [{ productId: id, quantity: 1 }] }
  const input = { body: { code, orderData } }
  const { statusCode } = await shop.call('validateCoupon', input)
  return statusCode === 200 ? 'OK' : (await shop.refused('validateCoupon', input)).code
}

describe('codes that are used once each [COUPON-580]', () => {
  it('stand in the place of the coupon’s own code', async () => {
    const coupon = await newCoupon()
    expect(await tried(coupon.code)).toBe('OK')
    const made = await makeCodes(coupon._id, 3, 'yaz-')
    expect(made.singleCodes).toBe(3)
    const codes = await codesOf(coupon._id)
    expect(codes).toHaveLength(3)
    for (const code of codes) {
      expect(code).toMatch(/^YAZ-/)
      expect(await tried(code.toLowerCase())).toBe('OK')
    }
    expect(await tried(coupon.code)).toBe('COUPON_NOT_FOUND')
    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'coupon.codes'))
    expect(entry?.detail).toEqual({ code: coupon.code, count: 3 })
    const { coupons } = await shop.ok('listCoupons', { token, query: { search: codes[0]?.toLowerCase() } })
    expect(coupons.map(({ _id }) => _id)).toEqual([coupon._id])
    // No other coupon gets one of them.
    const again = { ...couponDraft(), code: codes[0] ?? '' }
    expect((await shop.refused('createCoupon', { token, body: again })).code).toBe('CONFLICT')
  })

  it('hold for one order each, and for another once that is cancelled', async () => {
    const { _id: id } = await newCoupon()
    await makeCodes(id, 2)
    const [one = '', other = ''] = await codesOf(id)
    const first = await order(one, 'one@example.org')
    expect(first.couponCode).toBe(one)
    expect(await tried(one)).toBe('COUPON_USED_UP')
    await expect(order(one, 'two@example.org')).rejects.toThrow('COUPON_USED_UP')
    expect(await tried(other)).toBe('OK')

    const status = (orderId: string, to: 'cancelled' | 'confirmed') =>
      shop.call('setOrderStatus', { token, params: { id: orderId }, body: { status: to } })
    await status(first._id, 'cancelled')
    const second = await order(one, 'two@example.org')
    const refused = await status(first._id, 'confirmed')
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'COUPON_USED_UP' })

    const file = await shop.call('exportCouponCodes', { token, params: { id } })
    expect(file.headers['content-type']).toContain('text/csv')
    const lines = [`${one};${second.orderNumber}`, `${other};`].sort()
    expect(file.body).toBe(`\uFEFFcode;order\r\n${lines.join('\r\n')}\r\n`)
  })

  it('of two orders at once one alone gets it', async () => {
    const { _id: id } = await newCoupon()
    await makeCodes(id, 1)
    const [code = ''] = await codesOf(id)
    const results = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) => order(code, `${name}@example.org`)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('are refused where somebody has the own code, beyond 5,000, and of no coupon', async () => {
    const refused = (id: string, count: number, prefix = '') =>
      shop.refused('createCouponCodes', { token, params: { id }, body: { count, prefix } })
    const used = await newCoupon()
    await order(used.code, 'one@example.org')
    expect(await refused(used._id, 1)).toMatchObject({ status: 409, code: 'CONFLICT' })

    const { _id: id } = await newCoupon()
    expect((await makeCodes(id, 4_999)).singleCodes).toBe(4_999)
    expect(await refused(id, 2)).toMatchObject({ status: 409, code: 'CONFLICT' })
    expect((await makeCodes(id, 1)).singleCodes).toBe(5_000)
    expect(await refused(id, 0)).toMatchObject({ status: 400, errors: [{ path: 'count' }] })
    expect(await refused(id, 1, 'a/b')).toMatchObject({ status: 400, errors: [{ path: 'prefix' }] })

    expect((await refused('x', 1)).code).toBe('NOT_FOUND')
    expect((await shop.refused('exportCouponCodes', { token, params: { id: 'x' } })).code).toBe('NOT_FOUND')
  })
})

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { couponRedemptions, coupons, orders } from '../../platform/db/schema'
import { couponDraft } from '../../testing/drafts'
import { orderRow } from '../../testing/order-row'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()

const create = async (body: Partial<Body<'createCoupon'>> = {}) =>
  (await shop.ok('createCoupon', { token, body: { ...couponDraft(), ...body } })).coupon

async function redeem(couponId: string, email: string, discount: number, more: object = {}) {
  const values = orderRow({ email, subtotal: 9000, discount, total: 9000 - discount })
  const [order] = await shop.db.insert(orders).values(values).returning()
  await shop.db
    .insert(couponRedemptions)
    .values({ couponId, orderId: order?.id ?? '', email, discount, ...more })
}

describe('DELETE /coupons/admin/{id}', () => {
  it('deletes an unused coupon', async () => {
    const { _id: id } = await create()
    await shop.ok('deleteCoupon', { token, params: { id } })
    expect(await shop.db.$count(coupons, eq(coupons.id, id))).toBe(0)
    for (const gone of [id, 'x']) {
      expect((await shop.refused('deleteCoupon', { token, params: { id: gone } })).code).toBe('NOT_FOUND')
      expect((await shop.refused('getCouponStats', { token, params: { id: gone } })).code).toBe('NOT_FOUND')
      expect((await shop.refused('getCoupon', { token, params: { id: gone } })).code).toBe('NOT_FOUND')
    }
  })

  it('leaves the others as they are', async () => {
    const [{ _id: id }, other] = [await create(), await create()]
    await shop.ok('deleteCoupon', { token, params: { id } })
    const { coupon } = await shop.ok('getCoupon', { token, params: { id: other._id } })
    expect(coupon).toEqual(other)
  })

  it('archives a used one and frees its code [CATALOGUE-7]', async () => {
    const { _id: id, code } = await create()
    await redeem(id, 'a@example.org', 100)
    await shop.ok('deleteCoupon', { token, params: { id } })
    const [row] = await shop.db.select().from(coupons).where(eq(coupons.id, id))
    expect(row?.archivedAt).toEqual(shop.clock.now())
    expect((await shop.ok('listCoupons', { token, query: { search: code } })).coupons).toEqual([])
    expect((await shop.refused('deleteCoupon', { token, params: { id } })).code).toBe('NOT_FOUND')
    expect((await create({ code })).code).toBe(code)
  })
})

describe('GET /coupons/admin/{id}/stats', () => {
  it('counts uses that were not given back, by customer [API-32] [ADMIN-43]', async () => {
    const { _id: id } = await create({ usageLimit: { total: 10, perUser: 5 } })
    const empty = await shop.ok('getCouponStats', { token, params: { id } })
    expect(empty.stats).toEqual({
      totalUses: 0,
      remainingUses: 10,
      uniqueUsers: 0,
      totalDiscount: 0,
      averageDiscount: 0,
      topUsers: [],
    })
    const { id: userId, email } = await shop.customer()
    await redeem(id, email, 500, { userId })
    await redeem(id, 'andere@example.org', 250, { userId })
    await redeem(id, 'gast@example.org', 250)
    await redeem(id, 'storniert@example.org', 999, { releasedAt: shop.clock.now() })
    const { stats } = await shop.ok('getCouponStats', { token, params: { id } })
    expect(stats).toMatchObject({ totalUses: 3, uniqueUsers: 2, totalDiscount: 10, averageDiscount: 3.33 })
    expect(stats.topUsers.map(({ usedCount, totalDiscount }) => [usedCount, totalDiscount])).toEqual([
      [2, 7.5],
      [1, 2.5],
    ])
  })
})

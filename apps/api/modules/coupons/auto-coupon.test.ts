import { beforeEach, describe, expect, it } from 'vitest'
import { couponRedemptions } from '../../platform/db/schema'
import { emptyOrders } from '../../testing/checkout'
import { couponCalls } from '../../testing/coupons'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

const { setCoupon, order, auto } = couponCalls(shop)

describe('the automatic coupon', () => {
  it('is the best of those that apply themselves, or none [COUPON-38] [COUPON-42]', async () => {
    expect(await auto({ abendruhe: 1 })).toBeNull()
    await setCoupon('WILLKOMMEN10', { autoApply: true })
    await setCoupon('VERSANDFREI', { autoApply: true })
    await setCoupon('GESCHENK', { autoApply: true, status: 'inactive' })
    expect((await auto({ abendruhe: 1 }))?.coupon.code).toBe('VERSANDFREI')
    expect((await auto({ abendruhe: 30 }))?.coupon.code).toBe('WILLKOMMEN10')
    expect(await shop.db.$count(couponRedemptions)).toBe(0)
  })

  it('is none that the customer has used', async () => {
    const { token } = await shop.customer()
    await setCoupon('WILLKOMMEN10', { autoApply: true })
    await order('WILLKOMMEN10', { abendruhe: 1 }, token)
    expect(await auto({ abendruhe: 1 }, token)).toBeNull()
  })
})

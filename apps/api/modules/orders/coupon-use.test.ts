import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { emptyOrders, usesOf } from '../../testing/checkout'
import { couponCalls } from '../../testing/coupons'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

const { order } = couponCalls(shop)

describe('the confirmation of a use', () => {
  const use = (body: Body<'useCoupon'>, token?: string) =>
    shop.call('useCoupon', { body, ...(token !== undefined && { token }) })
  const codeOf = async (answer: ReturnType<typeof use>) => {
    const body = (await answer).json<{ code?: string; data?: unknown }>()
    return body.code ?? body.data
  }

  it('is given to the order’s own shopper, and counts nothing [COUPON-41] [API-20]', async () => {
    const mine = await shop.customer()
    const other = await shop.customer()
    const placed = await order('WILLKOMMEN10', { abendruhe: 1 }, mine.token)
    const body = { code: 'willkommen10', orderId: placed._id }
    expect(await codeOf(use(body, mine.token))).toEqual({ redeemed: true })
    expect(await codeOf(use(body, mine.token))).toEqual({ redeemed: true })
    expect(await usesOf(shop, 'WILLKOMMEN10')).toBe(1)
    expect(await codeOf(use(body, other.token))).toBe('NOT_FOUND')
    expect(await codeOf(use(body))).toBe('NOT_FOUND')
    expect(await codeOf(use({ ...body, code: 'MINUS5' }, mine.token))).toBe('COUPON_NOT_FOUND')
    expect(await codeOf(use({ ...body, orderId: 'nope' }, mine.token))).toBe('NOT_FOUND')
  })

  it('knows a guest’s order by its id, not under another address', async () => {
    const placed = await order('WILLKOMMEN10', { abendruhe: 1 })
    const body = { code: 'WILLKOMMEN10', orderId: placed._id }
    expect(await codeOf(use(body))).toEqual({ redeemed: true })
    expect(await codeOf(use({ ...body, userEmail: 'GESA.GAST@example.org' }))).toEqual({ redeemed: true })
    expect(await codeOf(use({ ...body, userEmail: 'other@example.org' }))).toBe('NOT_FOUND')
  })
})

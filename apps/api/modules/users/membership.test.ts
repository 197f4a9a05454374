import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog, products, users } from '../../platform/db/schema'
import { bodyFor } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

describe('a membership', () => {
  const change = (id: string, body: { action: 'activate' | 'extend' | 'deactivate'; duration?: number }) => ({
    token,
    params: { id },
    body,
  })

  it('is activated, extended from its end, and stopped [PREMIUM-3] [PREMIUM-7]', async () => {
    const { id, token: session } = await shop.customer()
    const first = await shop.ok('setUserPremium', change(id, { action: 'activate', duration: 1 }))
    expect(first.user.premiumSubscription).toMatchObject({
      isActive: true,
      endDate: '2026-12-21T10:00:00.000Z',
      renewalHistory: [{ duration: 1, source: 'admin' }],
    })
    const second = await shop.ok('setUserPremium', change(id, { action: 'extend', duration: 2 }))
    expect(second.user.premiumSubscription.endDate).toBe('2027-02-21T10:00:00.000Z')
    expect(second.user.premiumSubscription.renewalHistory).toHaveLength(2)
    const { user } = await shop.ok('verifyCustomer', { token: session })
    expect(user.premiumSubscription.isActive).toBe(true)
    const third = await shop.ok('setUserPremium', change(id, { action: 'deactivate' }))
    expect(third.user).toMatchObject({ isPremiumActive: false, remainingDays: 0 })
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `user:${id}`), eq(auditLog.action, 'user.premium')))
    expect(entries).toHaveLength(3)
  })

  it('that was ended is not taken back once more from months that were bought since [PREMIUM-4]', async () => {
    const { id, token: session } = await shop.customer()
    await shop.db.update(products).set({ premiumEnabled: true, premiumMonths: 2 })
    const buy = async () => {
      const body = await bodyFor(shop, { abendruhe: 2 })
      const { order } = await shop.ok('checkout', { token: session, body })
      await pay(order._id, 'completed')
      return order
    }
    const pay = (order: string, status: 'completed' | 'refunded') =>
      shop.ok('setPaymentStatus', { token, params: { id: order }, body: { status } })
    const end = async () =>
      (await shop.ok('getUser', { token, params: { id } })).user.premiumSubscription.endDate
    const [first, other] = [await buy(), await buy()]
    await shop.ok('setUserPremium', change(id, { action: 'deactivate' }))
    await buy()
    expect(await end()).toBe('2027-03-21T10:00:00.000Z')
    await pay(first._id, 'refunded')
    expect(await end()).toBe('2027-03-21T10:00:00.000Z')
    const { id: productId } = await shop.product('abendruhe')
    const lines = [{ productId, quantity: 1, restock: true }]
    const body = { amount: 1, reason: 'Geri geldi', lines }
    await shop.ok('refundOrder', { token, params: { id: other._id }, body })
    expect(await end()).toBe('2027-03-21T10:00:00.000Z')
  })

  it('is 409 where the action does not fit its state [PREMIUM-7]', async () => {
    const { id } = await shop.customer()
    const refused = async (action: 'activate' | 'extend' | 'deactivate') =>
      (await shop.refused('setUserPremium', change(id, { action, duration: 1 }))).code
    expect(await refused('extend')).toBe('CONFLICT')
    expect(await refused('deactivate')).toBe('CONFLICT')
    await shop.ok('setUserPremium', change(id, { action: 'activate', duration: 1 }))
    expect(await refused('activate')).toBe('CONFLICT')
  })

  it('is activated once by two who do it at once', async () => {
    const { id } = await shop.customer()
    const body = { action: 'activate', duration: 1 } as const
    const answers = await Promise.all([1, 2].map(() => shop.call('setUserPremium', change(id, body))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [row] = await shop.db.select().from(users).where(eq(users.id, id))
    expect(row?.premiumUntil).toEqual(new Date('2026-12-21T10:00:00.000Z'))
  })

  it('needs months [PREMIUM-8]', async () => {
    const { id } = await shop.customer()
    for (const duration of [undefined, 0, 1.5, 121]) {
      const body = { action: 'activate' as const, ...(duration !== undefined && { duration }) }
      const refusal = await shop.refused('setUserPremium', change(id, body))
      expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION', errors: [{ path: 'duration' }] })
    }
  })
})

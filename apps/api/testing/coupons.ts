import { eq } from 'drizzle-orm'
import type { Body } from '@/contract/shared/dto'
import { coupons } from '../platform/db/schema'
import { bodyFor, withCoupon } from './checkout'
import type { TestApp } from './test-app'

type Wanted = Readonly<Record<string, number>>

/** Shoppers' calls with a coupon; wanted products by slug and quantity. */
export function couponCalls(shop: TestApp) {
  const authorized = (token: string | undefined) => (token === undefined ? {} : { token })

  const orderData = async (wanted: Wanted): Promise<Body<'validateCoupon'>['orderData']> => ({
    items: (await bodyFor(shop, wanted)).items,
    platform: 'germany',
    currency: 'EUR',
  })

  const validation = async (code: string, wanted: Wanted, token?: string) => ({
    body: { code, orderData: await orderData(wanted) },
    ...authorized(token),
  })

  return {
    orderData,

    setCoupon: (code: string, values: Partial<typeof coupons.$inferInsert>) =>
      shop.db.update(coupons).set(values).where(eq(coupons.code, code)),

    order: async (code: string, wanted: Wanted, token?: string) => {
      const body = await bodyFor(shop, wanted, withCoupon(code))
      return (await shop.ok('checkout', { body, ...authorized(token) })).order
    },

    validate: async (code: string, wanted: Wanted, token?: string) =>
      shop.ok('validateCoupon', await validation(code, wanted, token)),

    refusedCode: async (code: string, wanted: Wanted, token?: string) =>
      (await shop.refused('validateCoupon', await validation(code, wanted, token))).code,

    auto: async (wanted: Wanted, token?: string) =>
      shop.ok('autoCoupon', { body: { orderData: await orderData(wanted) }, ...authorized(token) }),
  }
}

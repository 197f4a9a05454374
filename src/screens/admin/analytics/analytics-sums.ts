import type { Analytics } from '@/shop/analytics/analytics'
import type { Platform } from '@/shop/shared/platform'
import { roundHalfUp } from '@/shop/shared/money'

/** Sum in minor units. */
export const totalOf = (days: readonly { readonly amount: number }[]): number =>
  days.reduce((sum, { amount }) => sum + amount, 0)

/** Change in percent, to one decimal; undefined if the previous value was 0. */
export const changePercent = (current: number, previous: number): number | undefined =>
  previous === 0 ? undefined : roundHalfUp(((current - previous) / previous) * 1000) / 10

/** Average order value in minor units, of one platform or of all that have the currency; undefined without orders. */
export function averageBasket(
  { platforms, currency }: Pick<Analytics, 'platforms' | 'currency'>,
  only: Platform | undefined,
): number | undefined {
  const own = platforms.filter(
    (each) => each.currency === currency && (only === undefined || each.platform === only),
  )
  const orders = own.reduce((sum, platform) => sum + platform.orders, 0)
  const revenue = own.reduce((sum, platform) => sum + platform.revenue, 0)
  return orders === 0 ? undefined : roundHalfUp(revenue / orders)
}

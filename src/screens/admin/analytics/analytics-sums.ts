import type { Analytics } from '../../../domain/analytics/analytics'
import { roundHalfUp } from '../../../domain/shared/money'

/** Minor units. */
export const totalOf = (days: readonly { readonly amount: number }[]): number =>
  days.reduce((sum, { amount }) => sum + amount, 0)

/** Percent; undefined where there was nothing to compare with. */
export const changePercent = (current: number, previous: number): number | undefined =>
  previous === 0 ? undefined : ((current - previous) / previous) * 100

/** Average order over the platforms that sell in the currency, in its minor units; undefined without orders. */
export function averageBasket({
  platforms,
  currency,
}: Pick<Analytics, 'platforms' | 'currency'>): number | undefined {
  const own = platforms.filter((platform) => platform.currency === currency)
  const orders = own.reduce((sum, platform) => sum + platform.orders, 0)
  const revenue = own.reduce((sum, platform) => sum + platform.revenue, 0)
  return orders === 0 ? undefined : roundHalfUp(revenue / orders)
}

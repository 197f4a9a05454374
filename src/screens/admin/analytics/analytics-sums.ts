import type { Analytics } from '../../../domain/analytics/analytics'
import { roundHalfUp } from '../../../domain/shared/money'

/** Minor units. */
export const totalOf = (days: readonly { readonly amount: number }[]): number =>
  days.reduce((sum, { amount }) => sum + amount, 0)

/** Percent; undefined where there was nothing to compare with. */
export const changePercent = (current: number, previous: number): number | undefined =>
  previous === 0 ? undefined : ((current - previous) / previous) * 100

/** Average order in euro cents, over the platforms that sell in euros; undefined without orders. */
export function averageBasket(platforms: Analytics['platforms']): number | undefined {
  const inEuros = platforms.filter(({ currency }) => currency === 'EUR')
  const orders = inEuros.reduce((sum, platform) => sum + platform.orders, 0)
  const revenue = inEuros.reduce((sum, platform) => sum + platform.revenue, 0)
  return orders === 0 ? undefined : roundHalfUp(revenue / orders)
}

import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { PLATFORMS, platformCurrency, type Currency, type Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { productPrices } from '../../platform/db/schema'
import { findPaymentSettings, storedPlatform } from './payment-settings.repository'

/** Prices of all platforms that share their settings with this one. */
const pricesOf = (platform: Platform) =>
  inArray(
    productPrices.platform,
    PLATFORMS.filter((each) => storedPlatform(each) === storedPlatform(platform)),
  )

/** Currencies of a platform's prices, most used first; the platform's default if it has no prices. */
export async function priceCurrencies(db: Db, platform: Platform): Promise<Currency[]> {
  const rows = await db
    .select({ currency: productPrices.currency, prices: count() })
    .from(productPrices)
    .where(pricesOf(platform))
    .groupBy(productPrices.currency)
    .orderBy(desc(count()), productPrices.currency)
  return rows.length > 0 ? rows.map(({ currency }) => currency) : [platformCurrency[storedPlatform(platform)]]
}

/** The saved currency if the platform's prices use it, otherwise the one they use most. */
export const currencyAmong = (saved: Currency, used: readonly Currency[]): Currency =>
  used.includes(saved) ? saved : (used[0] ?? saved)

export async function shopCurrency(db: Db, platform: Platform): Promise<Currency> {
  const { currency } = await findPaymentSettings(db, platform)
  // Counting all prices of a large catalogue takes long and is seldom needed.
  const [used] = await db
    .select({ currency: productPrices.currency })
    .from(productPrices)
    .where(and(pricesOf(platform), eq(productPrices.currency, currency)))
    .limit(1)
  if (used) return currency
  return currencyAmong(currency, await priceCurrencies(db, platform))
}

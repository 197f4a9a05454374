import { count, desc, inArray } from 'drizzle-orm'
import { PLATFORMS, platformCurrency, type Currency, type Platform } from '@/domain/shared/platform'
import type { Db } from '../../platform/db/open'
import { productPrices } from '../../platform/db/schema'
import { findPaymentSettings, settingsPlatform } from './payment-settings.repository'

/** Currencies of a platform's prices, most used first; the platform's default if it has no prices. */
export async function priceCurrencies(db: Db, platform: Platform): Promise<Currency[]> {
  const asked = settingsPlatform(platform)
  const rows = await db
    .select({ currency: productPrices.currency, prices: count() })
    .from(productPrices)
    .where(
      inArray(
        productPrices.platform,
        PLATFORMS.filter((each) => settingsPlatform(each) === asked),
      ),
    )
    .groupBy(productPrices.currency)
    .orderBy(desc(count()), productPrices.currency)
  return rows.length > 0 ? rows.map(({ currency }) => currency) : [platformCurrency[asked]]
}

/** The saved currency if the platform's prices use it, otherwise the one they use most. */
export const currencyAmong = (saved: Currency, used: readonly Currency[]): Currency =>
  used.includes(saved) ? saved : (used[0] ?? saved)

export async function shopCurrency(db: Db, platform: Platform): Promise<Currency> {
  const { currency } = await findPaymentSettings(db, platform)
  return currencyAmong(currency, await priceCurrencies(db, platform))
}

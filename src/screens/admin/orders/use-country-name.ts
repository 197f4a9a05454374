import { isCountry } from '@/shop/orders/address'
import { useTranslations } from '@/i18n'

/** Translates countries, which are stored by their German names. */
export function useCountryName(): (country: string) => string {
  const t = useTranslations('adminOrderList')
  return (country) => (isCountry(country) ? t(`countries.${country}`) : country)
}

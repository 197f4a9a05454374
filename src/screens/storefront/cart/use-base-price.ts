import type { CartLine } from '@/shop/cart/cart'
import { basePrice } from '@/shop/catalogue/product'
import { useFormat, useTranslations } from '@/i18n'

/** Formats the base price, for example '148,75 € / kg'; undefined if the net content is unknown. */
export function useBasePrice(): (
  line: Pick<CartLine, 'unitPrice' | 'currency' | 'netContent'>,
) => string | undefined {
  const t = useTranslations('ui')
  const format = useFormat()
  return ({ unitPrice, currency, netContent }) => {
    if (!netContent) return undefined
    const { price, unit } = basePrice({ amount: unitPrice, currency }, netContent)
    return t('price.base', { price: format.money(price), unit })
  }
}

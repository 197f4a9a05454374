import { useQuery } from '@tanstack/react-query'
import { cartSubtotal, type CartLine } from '@/shop/cart/cart'
import { reachesFreeShipping } from '@/shop/cart/suggestion'
import { missingForFreeShipping, type ShippingRules } from '@/shop/checkout/shipping'
import type { ProductSummary } from '@/shop/catalogue/product'
import { useApplication } from '../application'
import { landingQuery } from '../catalogue/product-queries'

/** Chosen from the landing page's products, which are often cached already. */
export function useSuggestion(lines: readonly CartLine[], rules: ShippingRules): ProductSummary | undefined {
  const missing = missingForFreeShipping(cartSubtotal(lines), rules)
  const { data } = useQuery({
    ...landingQuery(useApplication()),
    enabled: missing > 0 && lines.length > 0,
  })
  return data && reachesFreeShipping(missing, data, lines)
}

/** Amounts in minor units of the platform's currency. */
export interface ShippingRules {
  readonly freeShippingThreshold: number
  readonly standardShippingCost: number
}

/** Used if no settings are stored: free from 100 euros, otherwise 15 euros. */
export const DEFAULT_SHIPPING_RULES: ShippingRules = {
  freeShippingThreshold: 10_000,
  standardShippingCost: 1_500,
}

/** Shipping cost for a subtotal before discount; free from the threshold on. An empty cart (0) costs nothing. */
export const shippingCost = (subtotal: number, rules: ShippingRules = DEFAULT_SHIPPING_RULES): number =>
  subtotal <= 0 || subtotal >= rules.freeShippingThreshold ? 0 : rules.standardShippingCost

/** Minor units missing to reach free shipping; 0 if shipping is already free. */
export const missingForFreeShipping = (
  subtotal: number,
  rules: ShippingRules = DEFAULT_SHIPPING_RULES,
): number => Math.max(0, rules.freeShippingThreshold - subtotal)

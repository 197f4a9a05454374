/** Amounts in minor units of the platform's currency. */
export interface ShippingRules {
  readonly freeShippingThreshold: number
  readonly standardShippingCost: number
}

/** Where the settings are missing: 100 and 15 euros. */
export const DEFAULT_SHIPPING_RULES: ShippingRules = {
  freeShippingThreshold: 10_000,
  standardShippingCost: 1_500,
}

/** Free from the threshold on, by the subtotal before discount. An empty cart (0) ships nothing. */
export const shippingCost = (subtotal: number, rules: ShippingRules = DEFAULT_SHIPPING_RULES): number =>
  subtotal <= 0 || subtotal >= rules.freeShippingThreshold ? 0 : rules.standardShippingCost

/** What 'Noch X für kostenlosen Versand' shows; 0 when shipping is free already. */
export const missingForFreeShipping = (
  subtotal: number,
  rules: ShippingRules = DEFAULT_SHIPPING_RULES,
): number => Math.max(0, rules.freeShippingThreshold - subtotal)

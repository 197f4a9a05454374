import type { Currency, Platform } from '../shared/platform'
import type { MethodsSettings } from './payment-methods'
import type { ShippingRules } from '../checkout/shipping'

/** Payment and shipping of one platform. Amounts in minor units of `currency`. */
export interface PaymentSettings extends MethodsSettings {
  readonly platform: Platform
  readonly currency: Currency
  /** Those of the platform's prices: no other one can work. */
  readonly currencies: readonly Currency[]
  readonly shippingRules: ShippingRules & { readonly expeditedShippingCost: number }
  /** VAT percent where the product has no rate of its own. */
  readonly taxRate: number
  /** As read; sent back so that nobody's changes are overwritten. */
  readonly updatedAt: string
}

/** Mobile uses germany's settings. */
export const settingsPlatform = (platform: Platform): Platform =>
  platform === 'mobile' ? 'germany' : platform

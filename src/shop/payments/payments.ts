import type { ShippingRules } from '../checkout/shipping'
import type { Currency, Platform } from '../shared/platform'
import type { MethodsSettings } from './payment-methods'

/** Payment and shipping settings of a platform. Amounts in minor units of `currency`. */
export interface PaymentSettings extends MethodsSettings {
  readonly platform: Platform
  readonly currency: Currency
  /** Currencies of the platform's prices; no other one is possible. */
  readonly currencies: readonly Currency[]
  readonly shippingRules: ShippingRules & { readonly expeditedShippingCost: number }
  /** VAT in percent for products without a rate of their own. */
  readonly taxRate: number
  /** Version as it was read; an update with an outdated one is refused. */
  readonly updatedAt: string
}

/** Mobile shares the settings of germany. */
export const settingsPlatform = (platform: Platform): Platform =>
  platform === 'mobile' ? 'germany' : platform

/**
 * What shoppers pay to: changing it asks for the own password (IDENTITY-24). The instructions are among it, because they
 * could name another account.
 */
export const PAYEE_FIELDS = [
  'bankName',
  'accountHolder',
  'iban',
  'bic',
  'bankInstructions',
  'paypalEmail',
  'paypalInstructions',
] as const

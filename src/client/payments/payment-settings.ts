import { paymentSettingsEndpoints } from '../../contract/payments/payment-settings'
import { toMinor } from '../../domain/shared/money'
import type { Currency, Platform } from '../../domain/shared/platform'
import type { Http } from '../shared/http'

/** Public payment settings; amounts in minor units. */
export interface ShopPayment {
  readonly currency: Currency
  readonly paypal: boolean
  readonly bankTransfer: boolean
  readonly freeShippingThreshold: number
  readonly standardShippingCost: number
}

/** Public settings; where they fail, those of the session (S7). */
export async function getPaymentSettings(http: Http, platform: Platform): Promise<ShopPayment> {
  const { settings } = await http
    .call(paymentSettingsEndpoints, 'getPublicPaymentSettings', { params: { platform } })
    .catch(() => http.call(paymentSettingsEndpoints, 'getPaymentSettings', { query: { platform } }))
  return {
    currency: settings.currency,
    paypal: settings.paypal.enabled,
    bankTransfer: settings.bankTransfer.enabled,
    freeShippingThreshold: toMinor(settings.shippingRules.freeShippingThreshold),
    standardShippingCost: toMinor(settings.shippingRules.standardShippingCost),
  }
}

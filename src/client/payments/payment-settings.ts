import { paymentSettingsEndpoints } from '../../contract/payments/payment-settings'
import { toMinor } from '../../domain/shared/money'
import { enabledMethods, type PaymentMethod } from '../../domain/payments/payment-methods'
import type { Currency, Platform } from '../../domain/shared/platform'
import type { Http } from '../shared/http'

/** Public payment settings; amounts in minor units. */
export interface ShopPayment {
  readonly currency: Currency
  /** Payment methods that can be chosen. */
  readonly methods: readonly PaymentMethod[]
  readonly freeShippingThreshold: number
  readonly standardShippingCost: number
}

/** Settings of the platform from the public endpoint, or from the general one if that fails. */
export async function getPaymentSettings(http: Http, platform: Platform): Promise<ShopPayment> {
  const { settings } = await http
    .call(paymentSettingsEndpoints, 'getPublicPaymentSettings', { params: { platform } })
    .catch(() => http.call(paymentSettingsEndpoints, 'getPaymentSettings', { query: { platform } }))
  return {
    currency: settings.currency,
    methods: enabledMethods(settings),
    freeShippingThreshold: toMinor(settings.shippingRules.freeShippingThreshold),
    standardShippingCost: toMinor(settings.shippingRules.standardShippingCost),
  }
}

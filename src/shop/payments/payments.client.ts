import type { Http } from '@/client/shared/http'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { toMinor } from '../shared/money'
import type { Currency, Platform } from '../shared/platform'
import { type PaymentMethod, enabledMethods } from './payment-methods'
import type { PaymentSettings } from './payments'
import {
  adminPaymentSettingsEndpoints,
  paymentSettingsEndpoints,
  settingsFromWire,
  settingsBody,
} from './payments.calls'

/** Public payment settings; amounts in minor units. */
export interface ShopPayment {
  readonly currency: Currency
  /** Payment methods that can be chosen. */
  readonly methods: readonly PaymentMethod[]
  /** The checkout leads to PayPal, so that a button of its own may lead there. */
  readonly isPaypalConnected: boolean
  readonly freeShippingThreshold: number
  readonly standardShippingCost: number
}

/** Settings of the platform from the public endpoint, or from the general one if that fails. */
export async function getShopPayment(http: Http, platform: Platform): Promise<ShopPayment> {
  const { settings } = await http
    .call(paymentSettingsEndpoints, 'getPublicPaymentSettings', { params: { platform } })
    .catch(() => http.call(paymentSettingsEndpoints, 'getPaymentSettings', { query: { platform } }))
  return {
    currency: settings.currency,
    methods: enabledMethods(settings),
    isPaypalConnected: settings.paypal.enabled && settings.paypal.connected,
    freeShippingThreshold: toMinor(settings.shippingRules.freeShippingThreshold),
    standardShippingCost: toMinor(settings.shippingRules.standardShippingCost),
  }
}

export async function getPaymentSettings(http: Http, platform: Platform): Promise<PaymentSettings> {
  const data = await http.call(adminPaymentSettingsEndpoints, 'getAdminPaymentSettings', {
    params: { platform },
  })
  return settingsFromWire(data.settings)
}

/**
 * @param proof needed where what shoppers pay to changes
 * @throws ApiFailure STALE if somebody else saved in the meantime, CONFLICT for a currency without prices, WRONG_PASSWORD,
 * WRONG_CODE
 */
export async function updatePaymentSettings(
  http: Http,
  { platform, ...settings }: PaymentSettings,
  proof: OwnProof,
): Promise<PaymentSettings> {
  const data = await http.call(adminPaymentSettingsEndpoints, 'updatePaymentSettings', {
    params: { platform },
    body: { ...settingsBody(settings), ...proof },
  })
  return settingsFromWire(data.settings)
}

import { adminPaymentSettingsEndpoints } from '../../contract/payments/admin-payment-settings'
import type { Data } from '../../contract/shared/dto'
import { toMajor, toMinor } from '../../domain/shared/money'
import type { PaymentSettings } from '../../domain/payments/payment-settings'
import type { Platform } from '../../domain/shared/platform'
import type { Http } from '../shared/http'

type SettingsDto = Data<'getAdminPaymentSettings'>['settings']
type Rules = PaymentSettings['shippingRules']

const mapRules = (rules: Rules, map: (amount: number) => number): Rules => ({
  freeShippingThreshold: map(rules.freeShippingThreshold),
  standardShippingCost: map(rules.standardShippingCost),
  expeditedShippingCost: map(rules.expeditedShippingCost),
})

const toSettings = ({ shippingRules, ...settings }: SettingsDto): PaymentSettings => ({
  ...settings,
  shippingRules: mapRules(shippingRules, toMinor),
})

export async function getPaymentSettings(http: Http, platform: Platform): Promise<PaymentSettings> {
  const data = await http.call(adminPaymentSettingsEndpoints, 'getAdminPaymentSettings', {
    params: { platform },
  })
  return toSettings(data.settings)
}

/** @throws ApiFailure STALE where somebody saved meanwhile, CONFLICT for a currency without prices */
export async function updatePaymentSettings(
  http: Http,
  { platform, currencies: _, shippingRules, ...settings }: PaymentSettings,
): Promise<PaymentSettings> {
  const data = await http.call(adminPaymentSettingsEndpoints, 'updatePaymentSettings', {
    params: { platform },
    body: { ...settings, shippingRules: mapRules(shippingRules, toMajor) },
  })
  return toSettings(data.settings)
}

import { adminPaymentSettingsEndpoints } from '../../contract/payments/admin-payment-settings'
import type { PaymentSettings } from '../../domain/payments/payment-settings'
import type { Platform } from '../../domain/shared/platform'
import type { Http } from '../shared/http'
import { toSettings, toSettingsBody } from './map-payment-settings'

export async function getPaymentSettings(http: Http, platform: Platform): Promise<PaymentSettings> {
  const data = await http.call(adminPaymentSettingsEndpoints, 'getAdminPaymentSettings', {
    params: { platform },
  })
  return toSettings(data.settings)
}

/** @throws ApiFailure STALE if somebody else saved in the meantime, CONFLICT for a currency without prices */
export async function updatePaymentSettings(
  http: Http,
  { platform, ...settings }: PaymentSettings,
): Promise<PaymentSettings> {
  const data = await http.call(adminPaymentSettingsEndpoints, 'updatePaymentSettings', {
    params: { platform },
    body: toSettingsBody(settings),
  })
  return toSettings(data.settings)
}

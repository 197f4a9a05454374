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

/**
 * @param currentPassword needed where what shoppers pay to changes
 * @throws ApiFailure STALE if somebody else saved in the meantime, CONFLICT for a currency without prices, WRONG_PASSWORD
 */
export async function updatePaymentSettings(
  http: Http,
  { platform, ...settings }: PaymentSettings,
  currentPassword?: string,
): Promise<PaymentSettings> {
  const data = await http.call(adminPaymentSettingsEndpoints, 'updatePaymentSettings', {
    params: { platform },
    body: { ...toSettingsBody(settings), currentPassword },
  })
  return toSettings(data.settings)
}

import { audit } from '../../platform/audit/audit.repository'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { publicSettingsToDto, settingsFromDto, settingsToDto } from './payment-settings.mapper'
import { findPaymentSettings, savePaymentSettings } from './payment-settings.repository'

export const paymentSettingsRoutes = [
  defineRoute('getPaymentSettings', async ({ db, query, session }) => {
    const platform = query.platform ?? session?.platform ?? 'germany'
    return { settings: publicSettingsToDto(platform, await findPaymentSettings(db, platform)) }
  }),

  defineRoute(
    'getPublicPaymentSettings',
    async ({ db, params: { platform } }) => ({
      settings: publicSettingsToDto(platform, await findPaymentSettings(db, platform)),
    }),
    { cached: 'forAll' },
  ),

  defineRoute('getAdminPaymentSettings', async ({ db, params: { platform } }) => ({
    settings: settingsToDto(platform, await findPaymentSettings(db, platform)),
  })),

  defineRoute('updatePaymentSettings', async ({ db, session, params: { platform }, body, now }) => {
    const changes = settingsFromDto(body)
    const settings = await inTransaction(db, async (tx) => {
      const entry = { action: 'payment.settings', subject: `payment:${platform}`, detail: changes }
      await audit(tx, session, entry, now())
      return savePaymentSettings(tx, platform, changes, now())
    })
    return { settings: settingsToDto(platform, settings) }
  }),
]

import { toMajor } from '@/domain/shared/money'
import type { Platform } from '@/domain/shared/platform'
import type { Data } from '@/contract/shared/wire'
import { defineRoute } from '../../platform/http/define-route'
import { findPaymentSettings, type PaymentSettings } from './payment-settings.repository'

/** What a shopper may see of them. */
const publicToDto = (
  platform: Platform,
  settings: PaymentSettings,
): Data<'getPublicPaymentSettings'>['settings'] => ({
  platform,
  currency: settings.currency,
  paypal: { enabled: settings.paypalEnabled },
  bankTransfer: { enabled: settings.bankEnabled },
  shippingRules: {
    freeShippingThreshold: toMajor(settings.freeShippingThreshold),
    standardShippingCost: toMajor(settings.standardShippingCost),
  },
})

export const paymentSettingsRoutes = [
  defineRoute('getPaymentSettings', async ({ db, query, session }) => {
    const platform = query.platform ?? session?.platform ?? 'germany'
    return { settings: publicToDto(platform, await findPaymentSettings(db, platform)) }
  }),

  defineRoute(
    'getPublicPaymentSettings',
    async ({ db, params: { platform } }) => ({
      settings: publicToDto(platform, await findPaymentSettings(db, platform)),
    }),
    { cached: () => true },
  ),
]

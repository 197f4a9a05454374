import type { Data, ParsedBody } from '@/contract/shared/wire'
import { toMajor, toMinor } from '@/domain/shared/money'
import type { Platform } from '@/domain/shared/platform'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { audit } from '../../platform/audit/audit.repository'
import { findPaymentSettings, savePaymentSettings, type PaymentSettings } from './payment-settings.repository'

/** All of them, for the back office. */
const settingsToDto = (
  platform: Platform,
  settings: PaymentSettings,
): Data<'getAdminPaymentSettings'>['settings'] => ({
  platform,
  currency: settings.currency,
  paypal: {
    enabled: settings.paypalEnabled,
    email: settings.paypalEmail,
    instructions: settings.paypalInstructions,
  },
  bankTransfer: {
    enabled: settings.bankEnabled,
    bankName: settings.bankName,
    accountHolder: settings.accountHolder,
    iban: settings.iban,
    bic: settings.bic,
    instructions: settings.bankInstructions,
  },
  shippingRules: {
    freeShippingThreshold: toMajor(settings.freeShippingThreshold),
    standardShippingCost: toMajor(settings.standardShippingCost),
    expeditedShippingCost: toMajor(settings.expeditedShippingCost),
  },
  taxRate: settings.taxRate,
  updatedAt: settings.updatedAt.toISOString(),
})

const minorOf = (major: number | undefined) => (major === undefined ? undefined : toMinor(major))

/** Only what the form sent. */
function changesOf({
  currency,
  paypal,
  bankTransfer,
  shippingRules,
  taxRate,
}: ParsedBody<'updatePaymentSettings'>) {
  return {
    currency,
    taxRate,
    paypalEnabled: paypal?.enabled,
    paypalEmail: paypal?.email,
    paypalInstructions: paypal?.instructions,
    bankEnabled: bankTransfer?.enabled,
    bankName: bankTransfer?.bankName,
    accountHolder: bankTransfer?.accountHolder,
    iban: bankTransfer?.iban,
    bic: bankTransfer?.bic,
    bankInstructions: bankTransfer?.instructions,
    freeShippingThreshold: minorOf(shippingRules?.freeShippingThreshold),
    standardShippingCost: minorOf(shippingRules?.standardShippingCost),
    expeditedShippingCost: minorOf(shippingRules?.expeditedShippingCost),
  }
}

export const paymentSettingsAdminRoutes = [
  defineRoute('getAdminPaymentSettings', async ({ db, params: { platform } }) => ({
    settings: settingsToDto(platform, await findPaymentSettings(db, platform)),
  })),

  defineRoute('updatePaymentSettings', async ({ db, session, params: { platform }, body, now }) => {
    const changes = changesOf(body)
    const settings = await inTransaction(db, async (tx) => {
      const entry = { action: 'payment.settings', subject: `payment:${platform}`, detail: changes }
      await audit(tx, session, entry, now())
      return savePaymentSettings(tx, platform, changes, now())
    })
    return { settings: settingsToDto(platform, settings) }
  }),
]

import type { Data, ParsedBody } from '@/contract/shared/dto'
import type { MethodsSettings } from '@/shop/payments/payment-methods'
import { toMajor, toMinor } from '@/shop/shared/money'
import type { Currency, Platform } from '@/shop/shared/platform'
import type { PaymentSettingsRow } from './payment-settings.repository'
import { currencyAmong } from './shop-currency.repository'

type PublicDto = Data<'getPublicPaymentSettings'>['settings']
type AdminDto = Data<'getAdminPaymentSettings'>['settings']

/** Settings of all methods, under the domain's names. */
export const methodsSettings = (row: PaymentSettingsRow): MethodsSettings => ({
  paypal: { enabled: row.paypalEnabled, email: row.paypalEmail, instructions: row.paypalInstructions },
  bankTransfer: {
    enabled: row.bankEnabled,
    bankName: row.bankName,
    accountHolder: row.accountHolder,
    iban: row.iban,
    bic: row.bic,
    instructions: row.bankInstructions,
  },
})

/** Public settings. The platform is passed in, because mobile shares the row of germany. */
export const publicSettingsToDto = (
  platform: Platform,
  settings: PaymentSettingsRow,
  isConnected: boolean,
): PublicDto => ({
  platform,
  currency: settings.currency,
  paypal: { enabled: settings.paypalEnabled, connected: isConnected },
  bankTransfer: { enabled: settings.bankEnabled },
  shippingRules: {
    freeShippingThreshold: toMajor(settings.freeShippingThreshold),
    standardShippingCost: toMajor(settings.standardShippingCost),
  },
})

/** @param currencies currencies of the platform's prices */
export const settingsToDto = (
  platform: Platform,
  settings: PaymentSettingsRow,
  currencies: Currency[],
): AdminDto => ({
  platform,
  currency: currencyAmong(settings.currency, currencies),
  currencies,
  ...methodsSettings(settings),
  shippingRules: {
    freeShippingThreshold: toMajor(settings.freeShippingThreshold),
    standardShippingCost: toMajor(settings.standardShippingCost),
    expeditedShippingCost: toMajor(settings.expeditedShippingCost),
  },
  taxRate: settings.taxRate,
  updatedAt: settings.updatedAt.toISOString(),
})

const minorOf = (major: number | undefined) => (major === undefined ? undefined : toMinor(major))

/** Column values of the form; undefined leaves a column unchanged. */
export const settingsFromDto = ({
  currency,
  paypal,
  bankTransfer,
  shippingRules,
  taxRate,
}: ParsedBody<'updatePaymentSettings'>) => ({
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
})

import type { Data, ParsedBody } from '@/contract/shared/dto'
import type { MethodsSettings } from '@/domain/payments/payment-methods'
import { toMajor, toMinor } from '@/domain/shared/money'
import type { Currency, Platform } from '@/domain/shared/platform'
import type { PaymentSettings } from './payment-settings.repository'
import { currencyAmong } from './shop-currency.repository'

type PublicDto = Data<'getPublicPaymentSettings'>['settings']
type AdminDto = Data<'getAdminPaymentSettings'>['settings']

/** The settings of every method, as the domain names them. */
export const methodsSettings = (row: PaymentSettings): MethodsSettings => ({
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

/** What a shopper may see. Mobile reads germany's row, so the platform is the one that was asked for. */
export const publicSettingsToDto = (platform: Platform, settings: PaymentSettings): PublicDto => ({
  platform,
  currency: settings.currency,
  paypal: { enabled: settings.paypalEnabled },
  bankTransfer: { enabled: settings.bankEnabled },
  shippingRules: {
    freeShippingThreshold: toMajor(settings.freeShippingThreshold),
    standardShippingCost: toMajor(settings.standardShippingCost),
  },
})

/** @param currencies of the platform's prices */
export const settingsToDto = (
  platform: Platform,
  settings: PaymentSettings,
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

/** The columns that a form sent; undefined leaves a column as it is. */
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

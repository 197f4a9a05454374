import type { Data } from '../../contract/shared/dto'
import type { PaymentSettings } from '../../domain/payments/payment-settings'
import { toMajor, toMinor } from '../../domain/shared/money'
import { omit } from '../../domain/shared/omit'

type SettingsDto = Data<'getAdminPaymentSettings'>['settings']
type Rules = PaymentSettings['shippingRules']

const mapRules = (rules: Rules, map: (amount: number) => number): Rules => ({
  freeShippingThreshold: map(rules.freeShippingThreshold),
  standardShippingCost: map(rules.standardShippingCost),
  expeditedShippingCost: map(rules.expeditedShippingCost),
})

export const toSettings = ({ shippingRules, ...settings }: SettingsDto): PaymentSettings => ({
  ...settings,
  shippingRules: mapRules(shippingRules, toMinor),
})

/** Request body of the form; amounts in major units. */
export const toSettingsBody = ({ shippingRules, ...settings }: Omit<PaymentSettings, 'platform'>) => ({
  ...omit(settings, 'currencies'),
  shippingRules: mapRules(shippingRules, toMajor),
})

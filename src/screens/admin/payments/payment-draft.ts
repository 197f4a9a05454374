import type { PaymentSettings } from '../../../domain/payments/payment-settings'
import type { Currency } from '../../../domain/shared/platform'
import { isBlank, isEmail } from '../../../domain/shared/field-rules'
import { shippingErrors } from '../../../domain/payments/shipping-form'
import { bankTransferDraftOf, bankTransferSettingsOf, type BankTransferDraft } from './methods/bank-transfer'
import { paypalDraftOf, paypalSettingsOf, type PaypalDraft } from './methods/paypal'
import { amountEntry, amountText, decimalEntry, numberText } from '../shared/forms/entries'

/** Settings of one platform while they are written. */
export interface PaymentDraft extends PaypalDraft, BankTransferDraft {
  currency: Currency
  freeShippingThreshold: string
  standardShippingCost: string
  expeditedShippingCost: string
  taxRate: string
}
export type PaymentProblem = 'amountInvalid' | 'emailInvalid' | 'taxInvalid'

export const draftOf = ({
  currency,
  paypal,
  bankTransfer,
  shippingRules: rules,
  taxRate,
}: PaymentSettings): PaymentDraft => ({
  currency,
  ...paypalDraftOf(paypal),
  ...bankTransferDraftOf(bankTransfer),
  freeShippingThreshold: amountText(rules.freeShippingThreshold),
  standardShippingCost: amountText(rules.standardShippingCost),
  expeditedShippingCost: amountText(rules.expeditedShippingCost),
  taxRate: numberText(taxRate),
})

export function paymentErrors(draft: PaymentDraft): Partial<Record<keyof PaymentDraft, PaymentProblem>> {
  const tax = decimalEntry(draft.taxRate)
  return {
    ...(!isBlank(draft.paypalEmail) && !isEmail(draft.paypalEmail) && { paypalEmail: 'emailInvalid' }),
    ...shippingErrors({
      freeShippingThreshold: amountEntry(draft.freeShippingThreshold),
      standardShippingCost: amountEntry(draft.standardShippingCost),
      expeditedShippingCost: amountEntry(draft.expeditedShippingCost),
    }),
    ...((tax === null || !(tax >= 0 && tax <= 100)) && { taxRate: 'taxInvalid' }),
  }
}

/** The form that was opened with `before`. */
export const settingsOf = (before: PaymentSettings, draft: PaymentDraft): PaymentSettings => ({
  ...before,
  currency: draft.currency,
  paypal: paypalSettingsOf(draft),
  bankTransfer: bankTransferSettingsOf(draft),
  shippingRules: {
    freeShippingThreshold: amountEntry(draft.freeShippingThreshold) ?? 0,
    standardShippingCost: amountEntry(draft.standardShippingCost) ?? 0,
    expeditedShippingCost: amountEntry(draft.expeditedShippingCost) ?? 0,
  },
  taxRate: decimalEntry(draft.taxRate) ?? 0,
})

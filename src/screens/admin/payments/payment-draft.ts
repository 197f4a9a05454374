import type { PaymentSettings } from '../../../domain/payments/payment-settings'
import type { Currency } from '../../../domain/shared/platform'
import { isBlank, isEmail } from '../../../domain/shared/field-rules'
import { shippingErrors } from '../../../domain/payments/shipping-form'
import { amountEntry, amountText, decimalEntry, numberText } from '../shared/forms/entries'

/** Settings of one platform while they are written. */
export interface PaymentDraft {
  currency: Currency
  paypalEnabled: boolean
  paypalEmail: string
  paypalInstructions: string
  bankEnabled: boolean
  bankName: string
  accountHolder: string
  iban: string
  bic: string
  bankInstructions: string
  freeShippingThreshold: string
  standardShippingCost: string
  expeditedShippingCost: string
  taxRate: string
}
export type PaymentProblem = 'amountInvalid' | 'emailInvalid' | 'taxInvalid'

export const draftOf = ({
  currency,
  paypal,
  bankTransfer: bank,
  shippingRules: rules,
  taxRate,
}: PaymentSettings): PaymentDraft => ({
  currency,
  paypalEnabled: paypal.enabled,
  paypalEmail: paypal.email,
  paypalInstructions: paypal.instructions,
  bankEnabled: bank.enabled,
  bankName: bank.bankName,
  accountHolder: bank.accountHolder,
  iban: bank.iban,
  bic: bank.bic,
  bankInstructions: bank.instructions,
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

export const settingsOf = (platform: PaymentSettings['platform'], draft: PaymentDraft): PaymentSettings => ({
  platform,
  currency: draft.currency,
  paypal: {
    enabled: draft.paypalEnabled,
    email: draft.paypalEmail.trim(),
    instructions: draft.paypalInstructions.trim(),
  },
  bankTransfer: {
    enabled: draft.bankEnabled,
    bankName: draft.bankName.trim(),
    accountHolder: draft.accountHolder.trim(),
    iban: draft.iban.trim(),
    bic: draft.bic.trim(),
    instructions: draft.bankInstructions.trim(),
  },
  shippingRules: {
    freeShippingThreshold: amountEntry(draft.freeShippingThreshold) ?? 0,
    standardShippingCost: amountEntry(draft.standardShippingCost) ?? 0,
    expeditedShippingCost: amountEntry(draft.expeditedShippingCost) ?? 0,
  },
  taxRate: decimalEntry(draft.taxRate) ?? 0,
})

import * as z from 'zod/mini'
import type { PaymentSettings } from '@/shop/payments/payments'
import { currency, minorAmount, rate } from '@/shop/shared/fields'
import { rule } from '@/shop/shared/problem'
import type { Currency } from '@/shop/shared/platform'
import {
  bankTransferDraftFields,
  bankTransferDraftOf,
  bankTransferSettingsOf,
  type BankTransferDraft,
} from './methods/bank-transfer'
import { paypalDraftFields, paypalDraftOf, paypalSettingsOf, type PaypalDraft } from './methods/paypal'
import { amountEntry, amountText, decimalEntry, numberText } from '../shared/forms/entries'

/** Unvalidated form values of one platform's settings. */
export interface PaymentDraft extends PaypalDraft, BankTransferDraft {
  currency: Currency
  freeShippingThreshold: string
  standardShippingCost: string
  expeditedShippingCost: string
  taxRate: string
}

export const paymentDraft = ({
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

export const paymentSchema = z.pipe(
  z.transform((draft: PaymentDraft) => ({
    ...draft,
    freeShippingThreshold: amountEntry(draft.freeShippingThreshold),
    standardShippingCost: amountEntry(draft.standardShippingCost),
    expeditedShippingCost: amountEntry(draft.expeditedShippingCost),
    taxRate: decimalEntry(draft.taxRate),
  })),
  z
    .object({
      currency,
      ...paypalDraftFields,
      ...bankTransferDraftFields,
      freeShippingThreshold: minorAmount,
      standardShippingCost: minorAmount,
      expeditedShippingCost: minorAmount,
      taxRate: rate,
    })
    .check(
      rule('needed', (draft: PaypalDraft) => !draft.paypalEnabled || draft.paypalEmail !== '', [
        'paypalEmail',
      ]),
      rule('needed', (draft: BankTransferDraft) => !draft.bankEnabled || draft.iban !== '', ['iban']),
    ),
)

/** Validated input of the form, merged into the settings it was opened with. */
export const settingsOf = (
  before: PaymentSettings,
  checked: z.output<typeof paymentSchema>,
): PaymentSettings => {
  const { currency, taxRate, freeShippingThreshold, standardShippingCost, expeditedShippingCost } = checked
  return {
    ...before,
    currency,
    paypal: paypalSettingsOf(checked),
    bankTransfer: bankTransferSettingsOf(checked),
    shippingRules: { freeShippingThreshold, standardShippingCost, expeditedShippingCost },
    taxRate,
  }
}

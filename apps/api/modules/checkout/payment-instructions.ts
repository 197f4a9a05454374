import {
  enabledMethods,
  paymentMethods,
  type PaymentInstructions,
  type PaymentMethod,
} from '@/domain/payments/payment-methods'
import type { Currency } from '@/domain/shared/platform'
import type { Language } from '@/domain/shared/language'
import { methodsSettings, type PaymentSettings } from '../payments/payment-settings.repository'

type Words = Readonly<Record<PaymentMethod, string>>

/** What stands where an administrator has written no instructions. */
const messages: Readonly<Record<Language, Words>> = {
  de: {
    bank_transfer: 'Bitte überweisen Sie den Gesamtbetrag auf das angegebene Konto.',
    paypal: 'Bitte senden Sie den Gesamtbetrag an die angegebene PayPal-Adresse.',
  },
  tr: {
    bank_transfer: 'Lütfen toplam tutarı belirtilen hesaba havale edin.',
    paypal: 'Lütfen toplam tutarı belirtilen PayPal adresine gönderin.',
  },
  en: {
    bank_transfer: 'Please transfer the total to the account below.',
    paypal: 'Please send the total to the PayPal address below.',
  },
}

const warnings: Readonly<Record<Language, Words>> = {
  de: {
    bank_transfer: 'Bitte geben Sie die Bestellnummer als Verwendungszweck an.',
    paypal: 'Bitte geben Sie die Bestellnummer als Mitteilung an.',
  },
  tr: {
    bank_transfer: 'Lütfen açıklama alanına sipariş numarasını yazın.',
    paypal: 'Lütfen not alanına sipariş numarasını yazın.',
  },
  en: {
    bank_transfer: 'Please give the order number as the reference.',
    paypal: 'Please give the order number as the note.',
  },
}

export const isPaymentEnabled = (settings: PaymentSettings, method: PaymentMethod): boolean =>
  enabledMethods(methodsSettings(settings)).includes(method)

interface Due {
  readonly method: PaymentMethod
  readonly language: Language
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly orderNumber: string
}

/** How this order is paid, kept with it: later changes of the settings do not reach it. */
export function paymentInstructions(settings: PaymentSettings, due: Due): PaymentInstructions {
  const { method, language, amount, currency, orderNumber } = due
  const methods = methodsSettings(settings)
  const { instructions } = methods[paymentMethods[method].settingsKey]
  const shown = {
    message: instructions.trim() === '' ? messages[language][method] : instructions,
    warning: warnings[language][method],
    amount,
    currency,
    orderNumber,
  }
  switch (method) {
    case 'paypal':
      return { ...paymentMethods.paypal.detailsOf(methods.paypal), ...shown }
    case 'bank_transfer':
      return { ...paymentMethods.bank_transfer.detailsOf(methods.bankTransfer), ...shown }
  }
}

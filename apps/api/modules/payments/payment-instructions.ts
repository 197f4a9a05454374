import type { PaymentInstructions, PaymentMethod } from '@/domain/orders/order'
import type { Currency } from '@/domain/shared/platform'
import type { Language } from '@/i18n/languages'
import type { PaymentSettings } from './payment-settings.repository'

type MethodTexts = Readonly<Record<PaymentMethod, string>>

/** What stands where an administrator has written no instructions. */
const messages: Readonly<Record<Language, MethodTexts>> = {
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

const warnings: Readonly<Record<Language, MethodTexts>> = {
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
  method === 'paypal' ? settings.paypalEnabled : settings.bankEnabled

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
  const written = method === 'paypal' ? settings.paypalInstructions : settings.bankInstructions
  const { bankName, accountHolder, iban, bic, paypalEmail } = settings
  return {
    type: method,
    message: written.trim() === '' ? messages[language][method] : written,
    warning: warnings[language][method],
    ...(method === 'bank_transfer' && { bankDetails: { bankName, accountHolder, iban, bic } }),
    ...(method === 'paypal' && paypalEmail !== '' && { paypalEmail }),
    ...{ amount, currency, orderNumber },
  }
}

import {
  enabledMethods,
  paymentMethods,
  type PaymentInstructions,
  type PaymentMethod,
} from '@/shop/payments/payment-methods'
import type { Currency } from '@/shop/shared/platform'
import type { Language } from '@/shop/shared/language'
import { methodsSettings } from './payment-settings.mapper'
import type { PaymentSettingsRow } from './payment-settings.repository'

type Texts = Readonly<Record<Language, string>>

interface MethodTexts {
  /** Used if the administrator has written no instructions. */
  readonly message: Texts
  readonly warning: Texts
}

const methodTexts: Readonly<Record<PaymentMethod, MethodTexts>> = {
  bank_transfer: {
    message: {
      de: 'Bitte überweisen Sie den Gesamtbetrag auf das angegebene Konto.',
      tr: 'Lütfen toplam tutarı belirtilen hesaba havale edin.',
      en: 'Please transfer the total to the account below.',
    },
    warning: {
      de: 'Bitte geben Sie die Bestellnummer als Verwendungszweck an.',
      tr: 'Lütfen açıklama alanına sipariş numarasını yazın.',
      en: 'Please give the order number as the reference.',
    },
  },
  paypal: {
    message: {
      de: 'Bitte senden Sie den Gesamtbetrag an die angegebene PayPal-Adresse.',
      tr: 'Lütfen toplam tutarı belirtilen PayPal adresine gönderin.',
      en: 'Please send the total to the PayPal address below.',
    },
    warning: {
      de: 'Bitte geben Sie die Bestellnummer als Mitteilung an.',
      tr: 'Lütfen not alanına sipariş numarasını yazın.',
      en: 'Please give the order number as the note.',
    },
  },
}

export const isPaymentEnabled = (settings: PaymentSettingsRow, method: PaymentMethod): boolean =>
  enabledMethods(methodsSettings(settings)).includes(method)

const rest: Readonly<Record<PaymentMethod, Texts>> = {
  bank_transfer: {
    de: 'Bitte überweisen Sie den noch offenen Betrag auf das angegebene Konto.',
    tr: 'Lütfen kalan tutarı belirtilen hesaba havale edin.',
    en: 'Please transfer the amount that is still open to the account below.',
  },
  paypal: {
    de: 'Bitte senden Sie den noch offenen Betrag an die angegebene PayPal-Adresse.',
    tr: 'Lütfen kalan tutarı belirtilen PayPal adresine gönderin.',
    en: 'Please send the amount that is still open to the PayPal address below.',
  },
}

const atPaypal: Texts = {
  de: 'Bitte bezahlen Sie den Gesamtbetrag bei PayPal.',
  tr: 'Lütfen toplam tutarı PayPal ile ödeyin.',
  en: 'Please pay the total at PayPal.',
}

interface Due {
  readonly method: PaymentMethod
  readonly language: Language
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly orderNumber: string
  /** Page on which to pay; null where the shop is not connected with PayPal. */
  readonly payUrl: string | null
}

/** Payment instructions of an order, stored with it so that later changes of the settings do not affect it. */
export function paymentInstructions(
  settings: PaymentSettingsRow,
  { method, language, payUrl, ...due }: Due,
): PaymentInstructions {
  if (payUrl !== null) return { type: 'paypal', payUrl, message: atPaypal[language], ...due }
  const methods = methodsSettings(settings)
  const { instructions } = methods[paymentMethods[method].settingsKey]
  const { message, warning } = methodTexts[method]
  const common = {
    message: instructions.trim() === '' ? message[language] : instructions,
    warning: warning[language],
    ...due,
  }
  switch (method) {
    case 'paypal':
      return { ...paymentMethods.paypal.detailsOf(methods.paypal), ...common }
    case 'bank_transfer':
      return { ...paymentMethods.bank_transfer.detailsOf(methods.bankTransfer), ...common }
  }
}

/** By what a paid order was paid; what went through the shop's own page at PayPal is completed by a transfer. */
function detailsAgain(settings: PaymentSettingsRow, known: PaymentInstructions | null) {
  if (known?.type === 'bank_transfer') return { type: known.type, bankDetails: known.bankDetails }
  const { paypal, bankTransfer } = methodsSettings(settings)
  if (known?.paypalEmail !== undefined) return { type: known.type, paypalEmail: known.paypalEmail }
  return bankTransfer.iban === ''
    ? paymentMethods.paypal.detailsOf(paypal)
    : paymentMethods.bank_transfer.detailsOf(bankTransfer)
}

/** How the rest of a paid order is paid that a change made dearer. */
export function restInstructions(
  settings: PaymentSettingsRow,
  known: PaymentInstructions | null,
  { language, ...due }: Pick<Due, 'language' | 'amount' | 'currency' | 'orderNumber'>,
): PaymentInstructions {
  const details = detailsAgain(settings, known)
  const { type } = details
  return { ...details, ...due, message: rest[type][language], warning: methodTexts[type].warning[language] }
}

import type { PaymentInstructions, PaymentMethod } from '@/domain/orders/order'
import type { Currency } from '@/domain/shared/platform'
import type { Language } from '@/i18n/languages'
import type { PaymentSettings } from './payment-settings.repository'

type Texts = Readonly<Record<Language, string>>

interface Method {
  readonly isEnabled: (settings: PaymentSettings) => boolean
  /** The administrator's own text; empty: `message` is used. */
  readonly written: (settings: PaymentSettings) => string
  readonly message: Texts
  readonly warning: Texts
  /** Where the money goes. */
  readonly target: (settings: PaymentSettings) => Pick<PaymentInstructions, 'bankDetails' | 'paypalEmail'>
}

/** Everything that differs between the methods; one that is missing here does not compile. */
const methods: Readonly<Record<PaymentMethod, Method>> = {
  bank_transfer: {
    isEnabled: ({ bankEnabled }) => bankEnabled,
    written: ({ bankInstructions }) => bankInstructions,
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
    target: ({ bankName, accountHolder, iban, bic }) => ({
      bankDetails: { bankName, accountHolder, iban, bic },
    }),
  },
  paypal: {
    isEnabled: ({ paypalEnabled }) => paypalEnabled,
    written: ({ paypalInstructions }) => paypalInstructions,
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
    target: ({ paypalEmail }) => (paypalEmail === '' ? {} : { paypalEmail }),
  },
}

export const isPaymentEnabled = (settings: PaymentSettings, method: PaymentMethod): boolean =>
  methods[method].isEnabled(settings)

interface Due {
  readonly method: PaymentMethod
  readonly language: Language
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly orderNumber: string
}

/** How this order is paid, stored with it: later changes of the settings do not reach it. */
export function paymentInstructions(
  settings: PaymentSettings,
  { method: type, language, ...due }: Due,
): PaymentInstructions {
  const method = methods[type]
  const written = method.written(settings)
  return {
    type,
    message: written.trim() === '' ? method.message[language] : written,
    warning: method.warning[language],
    ...method.target(settings),
    ...due,
  }
}

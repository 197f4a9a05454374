import { createTranslator } from 'use-intl/core'
import type { InvoicedContent } from '@/shop/orders/invoice'
import type { Seller } from '@/shop/shop-details/shop-details'
import type { Language } from '@/shop/shared/language'
import { platformTimeZone, type Platform } from '@/shop/shared/platform'
import { formatDate, formatMoney } from '@/i18n/format'
import { localeOf } from '@/i18n/languages'
import de from '@/i18n/messages/de/server/documents.json'
import tr from '@/i18n/messages/tr/server/documents.json'
import type { InvoiceRow } from '../orders/invoices.repository'
import type { Order } from '../orders/orders.repository'

/** Documents are written in the language of the selling platform, not of the customer. */
type DocumentLanguage = Extract<Language, 'de' | 'tr'>
const languageOf: Readonly<Record<Platform, DocumentLanguage>> = { germany: 'de', mobile: 'de', turkey: 'tr' }

const translatorOf = (locale: DocumentLanguage, documents: typeof de) =>
  createTranslator({ locale, messages: { documents }, namespace: 'documents' })
type Translator = ReturnType<typeof translatorOf>
const translators: Readonly<Record<DocumentLanguage, Translator>> = {
  de: translatorOf('de', de),
  tr: translatorOf('tr', tr),
}

const rateFormat = (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
const rateFormats: Readonly<Record<DocumentLanguage, Intl.NumberFormat>> = {
  de: rateFormat(localeOf.de),
  tr: rateFormat(localeOf.tr),
}

/** An order with everything its documents show, and the formatters of their language. */
export interface PrintedOrder {
  readonly order: Order
  readonly seller: Seller
  readonly t: Translator
  /** Formats minor units. */
  readonly money: (amount: number) => string
  /** Formats percent as exactly as it was charged: '7 %', '10,75 %', in Turkish '%20'. */
  readonly rate: (percent: number) => string
  readonly day: (at: Date) => string
}

export interface PrintedInvoice extends PrintedOrder {
  /** The order as the invoice charges it; it may have been changed since. */
  readonly charged: InvoicedContent
  readonly invoice: Pick<InvoiceRow, 'number' | 'recipient' | 'issuedAt'>
}

export const documentWords = (platform: Platform) => {
  const language = languageOf[platform]
  return { language, t: translators[language] }
}

export function printedOrder(order: Order, seller: Seller): PrintedOrder {
  const { language, t } = documentWords(order.platform)
  const { currency } = order
  return {
    order,
    seller,
    t,
    money: (amount) => formatMoney({ amount, currency }, language),
    rate: (percent) => {
      const number = rateFormats[language].format(percent)
      return language === 'tr' ? `%${number}` : `${number} %`
    },
    day: (at) => formatDate(at.toISOString(), language, 'short', platformTimeZone[order.platform]),
  }
}

/** Footer of every page. */
export const imprint = ({ seller, t }: PrintedOrder): string[] => [
  [seller.company, seller.street, `${seller.zipCode} ${seller.city}`, seller.country].join(' · '),
  [`${t('seller.representative')} ${seller.representative}`, seller.register]
    .filter((part) => part !== '')
    .join(' · '),
  [`${t('seller.vatId')} ${seller.vatId}`, seller.email, `${t('seller.phone')} ${seller.phone}`].join(' · '),
]

/** How an invoice was paid, and what was not when it was issued; undefined where nothing was to be paid. */
export function paymentText(
  { order, t, money }: PrintedOrder,
  { total, outstanding = 0 }: InvoicedContent,
): string | undefined {
  if (total === 0) return undefined
  return outstanding > 0
    ? t('invoice.paidInPart', { paid: money(total - outstanding), outstanding: money(outstanding) })
    : t('invoice.paid', { method: t(`methods.${order.paymentMethod}`) })
}

import { createTranslator } from 'use-intl/core'
import type { OrdersCsvMessages } from '@/shop/orders/orders-csv'
import type { Language } from '@/shop/shared/language'
import { formatNumber } from '@/i18n/format'
import adminDe from '@/i18n/messages/de/admin.json'
import de from '@/i18n/messages/de/server/orderExport.json'
import adminEn from '@/i18n/messages/en/admin.json'
import en from '@/i18n/messages/en/server/orderExport.json'
import adminTr from '@/i18n/messages/tr/admin.json'
import tr from '@/i18n/messages/tr/server/orderExport.json'

const messages = {
  de: { orderExport: de, admin: adminDe },
  tr: { orderExport: tr, admin: adminTr },
  en: { orderExport: en, admin: adminEn },
} satisfies Readonly<Record<Language, unknown>>

/** Heads of the file; platforms, states and methods are called as in the back office. */
export function orderExportTexts(language: Language): OrdersCsvMessages {
  const heads = createTranslator({ locale: language, messages: messages[language], namespace: 'orderExport' })
  const admin = createTranslator({ locale: language, messages: messages[language], namespace: 'admin' })
  return {
    column: (column) => heads(`columns.${column}`),
    platform: (platform) => admin(`platforms.${platform}`),
    status: (status) => admin(`orderStatus.${status}`),
    method: (method) => admin(`paymentMethod.${method}`),
    payment: (status) => admin(`paymentStatus.${status}`),
    decimalMark: formatNumber(0.5, language).slice(1, 2),
  }
}

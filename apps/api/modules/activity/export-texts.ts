import { createTranslator } from 'use-intl/core'
import type { ACTIVITY_COLUMNS } from '@/shop/activity/activity-csv'
import { activityTexts } from '@/shop/activity/activity-texts'
import { csvSeparator } from '@/shop/shared/csv'
import type { Language } from '@/shop/shared/language'
import { formatDate, formatMoney, formatNumber } from '@/i18n/format'
import adminDe from '@/i18n/messages/de/admin.json'
import de from '@/i18n/messages/de/adminActivity.json'
import couponsDe from '@/i18n/messages/de/adminCoupons.json'
import adminEn from '@/i18n/messages/en/admin.json'
import en from '@/i18n/messages/en/adminActivity.json'
import couponsEn from '@/i18n/messages/en/adminCoupons.json'
import adminTr from '@/i18n/messages/tr/admin.json'
import tr from '@/i18n/messages/tr/adminActivity.json'
import couponsTr from '@/i18n/messages/tr/adminCoupons.json'

const messages = {
  de: { adminActivity: de, admin: adminDe, adminCoupons: couponsDe },
  tr: { adminActivity: tr, admin: adminTr, adminCoupons: couponsTr },
  en: { adminActivity: en, admin: adminEn, adminCoupons: couponsEn },
} satisfies Readonly<Record<Language, unknown>>

/** Everything is called as on the screen that shows the log. */
export function activityExportTexts(locale: Language) {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'adminActivity' })
  const common = createTranslator({ locale, messages: messages[locale], namespace: 'admin' })
  const coupons = createTranslator({ locale, messages: messages[locale], namespace: 'adminCoupons' })
  return {
    separator: csvSeparator(formatNumber(0.5, locale).slice(1, 2)),
    column: (column: (typeof ACTIVITY_COLUMNS)[number]) => t(`columns.${column}`),
    texts: activityTexts({
      action: (action) => t(`actions.${action}`),
      fields: messages[locale].adminActivity.fields,
      value: (value) => t(`values.${value}`),
      orderStatus: (status) => common(`orderStatus.${status}`),
      paymentStatus: (status) => common(`paymentStatus.${status}`),
      platform: (platform) => common(`platforms.${platform}`),
      couponType: (type) => coupons(`types.${type}`),
      money: (amount) => formatMoney(amount, locale),
      number: (value) => formatNumber(value, locale),
      time: (iso) => formatDate(iso, locale, 'time'),
      change: ({ from, to }) => t('change', { from, to }),
    }),
  }
}

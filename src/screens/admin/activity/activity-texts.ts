import { activityTexts } from '@/shop/activity/activity-texts'
import { useFormat, useMessages, useTranslations } from '@/i18n'

/** Texts of the audit log in the current language. */
export function useActivityTexts() {
  const t = useTranslations('adminActivity')
  const common = useTranslations('admin')
  const coupons = useTranslations('adminCoupons')
  const { fields } = useMessages().adminActivity
  const format = useFormat()
  return activityTexts({
    action: (action) => t(`actions.${action}`),
    fields,
    value: (value) => t(`values.${value}`),
    orderStatus: (status) => common(`orderStatus.${status}`),
    paymentStatus: (status) => common(`paymentStatus.${status}`),
    platform: (platform) => common(`platforms.${platform}`),
    couponType: (type) => coupons(`types.${type}`),
    money: format.money,
    number: format.number,
    time: (iso) => format.date(iso, 'time'),
    change: ({ from, to }) => t('change', { from, to }),
  })
}

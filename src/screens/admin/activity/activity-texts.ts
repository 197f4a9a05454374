import { activityTexts } from '../../../domain/activity/activity-texts'
import { useTranslations } from '../../../i18n'

/** Texts of the audit log in the current language. */
export function useActivityTexts() {
  const t = useTranslations('adminActivity')
  const common = useTranslations('admin')
  return activityTexts({
    action: (action) => t(`actions.${action}`),
    field: (field) => t(`fields.${field}`),
    value: (value) => t(`values.${value}`),
    orderStatus: (status) => common(`orderStatus.${status}`),
    paymentStatus: (status) => common(`paymentStatus.${status}`),
    change: ({ from, to }) => t('change', { from, to }),
  })
}

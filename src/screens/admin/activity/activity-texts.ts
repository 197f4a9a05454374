import { useTranslations } from '../../../i18n'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../../../domain/orders/order'
import { ACTIVITY_ACTIONS, type ActivityEntry, type FieldChange } from '../../../domain/activity/activity'

/** Fields with a translated label; others are shown by their API name. */
const FIELDS = [
  'name',
  'status',
  'payment',
  'cargo',
  'refund',
  'return',
  'address',
  'mail',
  'invoice',
  'email',
  'isActive',
  'code',
  'category',
  'shortDescription',
  'detailedDescription',
  'description',
  'prices',
  'sortOrder',
  'endDate',
  'startDate',
  'discountValue',
  'currency',
  'company',
  'vatId',
  'phone',
  'orderNumber',
] as const

const VALUES = [
  'true',
  'false',
  'active',
  'inactive',
  'banned',
  'out_of_stock',
  'discontinued',
  'new',
  'accepted',
  'refused',
] as const

/** Texts of the log; kinds or fields unknown to this version are shown by their API name. */
export function useActivityTexts() {
  const t = useTranslations('adminActivity')
  const common = useTranslations('admin')
  const value = (field: string, text: string | undefined) => {
    if (text === undefined) return '–'
    const payment = field === 'payment' && PAYMENT_STATUSES.find((each) => each === text)
    if (payment) return common(`paymentStatus.${payment}`)
    const order = field === 'status' && ORDER_STATUSES.find((each) => each === text)
    if (order) return common(`orderStatus.${order}`)
    const known = VALUES.find((each) => each === text)
    return known ? t(`values.${known}`) : text
  }
  return {
    action: ({ action }: Pick<ActivityEntry, 'action'>) => {
      const known = ACTIVITY_ACTIONS.find((each) => each === action)
      return known ? t(`actions.${known}`) : action
    },
    field: ({ field }: Pick<FieldChange, 'field'>) => {
      const known = FIELDS.find((each) => each === field)
      return known ? t(`fields.${known}`) : field
    },
    /** For example '12 → 14'. */
    change: ({ field, from, to }: FieldChange) =>
      t('change', { from: value(field, from), to: value(field, to) }),
  }
}
export type ActivityTexts = ReturnType<typeof useActivityTexts>

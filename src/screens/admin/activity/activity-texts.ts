import { useTranslations } from '../../../i18n'
import { ACTIVITY_ACTIONS, type ActivityEntry, type FieldChange } from '../../../domain/activity/activity'

/** Fields that have a name of their own; the others are shown as the API calls them. */
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
] as const

/** Texts of the log; what a later version wrote is shown as it is called there. */
export function useActivityTexts() {
  const t = useTranslations('adminActivity')
  const value = (text: string | undefined) => {
    if (text === undefined) return '–'
    if (text === 'true' || text === 'false') return t(`values.${text}`)
    return text
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
    /** '12 → 14'. */
    change: ({ from, to }: FieldChange) => t('change', { from: value(from), to: value(to) }),
  }
}
export type ActivityTexts = ReturnType<typeof useActivityTexts>

import { ORDER_MAILS, type OrderMail } from '../orders/admin-order'
import { ORDER_STATUSES, PAYMENT_STATUSES, type OrderStatus, type PaymentStatus } from '../orders/order'
import { ACTIVITY_FIELDS } from './activity-fields'
import { ACTIVITY_ACTIONS, type ActivityEntry, type FieldChange } from './activity'

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
  'restocked',
  'written_off',
  'activate',
  'extend',
  'deactivate',
] as const

type Text<Name> = (name: Name) => string

/** Texts in the reader's language. */
export interface ActivityMessages {
  readonly action: Text<(typeof ACTIVITY_ACTIONS)[number]>
  readonly field: Text<(typeof ACTIVITY_FIELDS)[number]>
  readonly value: Text<(typeof VALUES)[number] | OrderMail>
  readonly orderStatus: Text<OrderStatus>
  readonly paymentStatus: Text<PaymentStatus>
  readonly change: (values: { readonly from: string; readonly to: string }) => string
}

/** Texts of the log; what a later version wrote is shown as it is called there. */
export function activityTexts(messages: ActivityMessages) {
  const value = (field: string, text: string | undefined) => {
    if (text === undefined) return '–'
    const payment = field === 'payment' && PAYMENT_STATUSES.find((each) => each === text)
    if (payment) return messages.paymentStatus(payment)
    const order = field === 'status' && ORDER_STATUSES.find((each) => each === text)
    if (order) return messages.orderStatus(order)
    const mail = field === 'mail' && ORDER_MAILS.find((each) => each === text)
    if (mail) return messages.value(mail)
    const known = VALUES.find((each) => each === text)
    return known ? messages.value(known) : text
  }
  return {
    action: ({ action }: Pick<ActivityEntry, 'action'>) => {
      const known = ACTIVITY_ACTIONS.find((each) => each === action)
      return known ? messages.action(known) : action
    },
    /** 'Stock · Quantity'. */
    field: ({ field }: Pick<FieldChange, 'field'>) =>
      field
        .split('.')
        .map((part) => {
          const known = ACTIVITY_FIELDS.find((each) => each === part)
          return known ? messages.field(known) : part
        })
        .join(' · '),
    /** '12 → 14'. */
    change: ({ field, from, to }: FieldChange) =>
      messages.change({ from: value(field, from), to: value(field, to) }),
  }
}
export type ActivityTexts = ReturnType<typeof activityTexts>

import { ORDER_MAILS, type OrderMail } from '../orders/admin-order'
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '../orders/order'
import { type Money, toMinor } from '../shared/money'
import { CURRENCIES, PLATFORMS, type Platform } from '../shared/platform'
import { COUPON_TYPES, type CouponType } from '@/shop/coupons/coupon-types'
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

const AMOUNT = /^(-?\d+\.\d\d) ([A-Z]{3})$/
const DECIMAL = /^-?\d+\.\d+$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

type Text<Name> = (name: Name) => string

/** Texts in the reader's language. */
export interface ActivityMessages {
  readonly action: Text<(typeof ACTIVITY_ACTIONS)[number]>
  /** Names of fields; the part of a record and its field are named apart: 'stock.quantity'. */
  readonly fields: Readonly<Record<string, string>>
  readonly value: Text<(typeof VALUES)[number] | OrderMail>
  readonly platform: Text<Platform>
  readonly couponType: Text<CouponType>
  readonly orderStatus: Text<OrderStatus>
  readonly paymentStatus: Text<PaymentStatus>
  readonly money: (amount: Money) => string
  readonly number: (value: number) => string
  /** @param iso ISO 8601 instant */
  readonly time: (iso: string) => string
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
    return plainValue(text)
  }
  const platforms = (text: string) => {
    const named = text.split(', ').map((part) => PLATFORMS.find((each) => each === part))
    return named.every((each) => each !== undefined) ? named.map(messages.platform).join(', ') : undefined
  }
  const plainValue = (text: string): string => {
    const known = VALUES.find((each) => each === text)
    if (known) return messages.value(known)
    const type = COUPON_TYPES.find((each) => each === text)
    if (type) return messages.couponType(type)
    const [, major, code] = AMOUNT.exec(text) ?? []
    const currency = CURRENCIES.find((each) => each === code)
    if (currency) return messages.money({ amount: toMinor(Number(major)), currency })
    if (DECIMAL.test(text)) return messages.number(Number(text))
    if (INSTANT.test(text)) return messages.time(text)
    return platforms(text) ?? text
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
          const platform = PLATFORMS.find((each) => each === part)
          return platform ? messages.platform(platform) : (messages.fields[part] ?? part)
        })
        .join(' · '),
    /** '12 → 14'. */
    change: ({ field, from, to }: FieldChange) =>
      messages.change({ from: value(field, from), to: value(field, to) }),
  }
}
export type ActivityTexts = ReturnType<typeof activityTexts>

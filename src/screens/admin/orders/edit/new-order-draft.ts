import * as z from 'zod/mini'
import { personName } from '@/shop/account/account-fields'
import { customerNote } from '@/shop/checkout/checkout-form'
import { platformCountries } from '@/shop/orders/address'
import { addressFields, addressRules } from '@/shop/orders/address-fields'
import { customerPhone } from '@/shop/orders/order-fields'
import type { NewOrderInput } from '@/shop/orders/order-changes'
import { REASON_LENGTH, type OwnDiscount } from '@/shop/orders/order-plan'
import { PAYMENT_METHODS } from '@/shop/payments/payment-methods'
import { email, nameText, platform, required } from '@/shop/shared/fields'
import type { Platform } from '@/shop/shared/platform'
import { amountEntry, decimalEntry } from '../../shared/forms/entries'
import { storedLines, wantedOf } from './edited-lines'

export const DISCOUNT_KINDS = ['none', 'amount', 'percent'] as const

/** What is typed, as it is kept in the tab. */
export const storedOrder = z.object({
  platform,
  /** Id of the account; '' for a guest. */
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  lines: storedLines,
  discountKind: z.enum(DISCOUNT_KINDS),
  discount: z.string(),
  discountReason: z.string(),
  /** Own shipping costs; '' by the rules. */
  shipping: z.string(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  paid: z.boolean(),
  note: z.string(),
})
export type NewOrderDraft = z.output<typeof storedOrder>

export const emptyOrder = (shop: Platform): NewOrderDraft => ({
  platform: shop,
  userId: '',
  name: '',
  email: '',
  phone: '',
  company: '',
  street: '',
  zipCode: '',
  city: '',
  country: platformCountries[shop][0] ?? 'Deutschland',
  lines: [],
  discountKind: 'none',
  discount: '',
  discountReason: '',
  shipping: '',
  paymentMethod: 'bank_transfer',
  paid: false,
  note: '',
})

const MAX = 1_000_000_000
const isAmount = (entry: number | null): entry is number =>
  entry !== null && !Number.isNaN(entry) && entry >= 0 && entry <= MAX

/** The discount as typed; null for none, undefined for what is none yet. */
export function discountOf({
  discountKind,
  discount,
  discountReason,
}: NewOrderDraft): OwnDiscount | null | undefined {
  if (discountKind === 'none') return null
  const reason = discountReason.trim()
  const value = discountKind === 'amount' ? amountEntry(discount) : decimalEntry(discount)
  if (reason === '' || !isAmount(value)) return undefined
  if (discountKind === 'amount') return { amount: value, reason }
  return value <= 100 ? { percent: Math.round(value * 100) / 100, reason } : undefined
}

const customer = z.object({
  name: personName,
  email,
  phone: customerPhone,
  company: nameText(200),
  note: customerNote,
  discountReason: nameText(REASON_LENGTH),
})
const address = z.object({ ...addressFields, country: required(100) }).check(...addressRules)

const pathsOf = (result: {
  readonly error?: { readonly issues: readonly { readonly path: PropertyKey[] }[] }
}) => result.error?.issues.map(({ path }) => String(path[0])) ?? []

/** Fields of which something is missing or wrong. */
export function problemsOf(draft: NewOrderDraft): ReadonlySet<string> {
  const shipping = amountEntry(draft.shipping)
  return new Set([
    ...pathsOf(customer.safeParse(draft)),
    ...pathsOf(address.safeParse(draft)),
    ...(shipping === null || isAmount(shipping) ? [] : ['shipping']),
    ...(discountOf(draft) === undefined
      ? [draft.discountReason.trim() === '' ? 'discountReason' : 'discount']
      : []),
    ...(wantedOf(draft.lines) ? [] : ['lines']),
  ])
}

/** What the preview is asked for; undefined while lines, discount or shipping are none. */
export function planInput(
  draft: NewOrderDraft,
): Pick<NewOrderInput, 'platform' | 'lines' | 'discount' | 'shipping'> | undefined {
  const lines = wantedOf(draft.lines)
  const shipping = amountEntry(draft.shipping)
  if (!lines || (shipping !== null && !isAmount(shipping))) return undefined
  return {
    platform: draft.platform,
    lines,
    discount: discountOf(draft) ?? null,
    shipping: shipping ?? undefined,
  }
}

/** What is sent; undefined while anything is wrong. */
export function orderInput(draft: NewOrderDraft): NewOrderInput | undefined {
  const plan = planInput(draft)
  if (!plan || problemsOf(draft).size > 0) return undefined
  const { userId, paymentMethod, paid, note } = draft
  const { street, zipCode, city, country } = draft
  return {
    ...plan,
    ...(userId !== '' && { userId }),
    customer: { name: draft.name, email: draft.email, phone: draft.phone, company: draft.company },
    address: { street, zipCode, city, country },
    paymentMethod,
    paid,
    note,
  }
}

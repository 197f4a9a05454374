import { isFailure, type ApiFailure } from '@/client/shared/failure'
import type { CartLine } from '@/shop/cart/cart'
import { checkoutAlertOf, checkoutFailureOf, type CheckoutAlert } from '@/shop/checkout/checkout-alert'
import { UNPAID_REASONS, type UnpaidReason } from '@/shop/checkout/unpaid-limits'
import { fields, textOr } from '@/shop/shared/stored'
import type { CheckoutField } from '@/shop/checkout/checkout-form'
import type { FailedCheckout, Shortage } from '@/screens/storefront/checkout/checkout-types'

/** Form fields by their path in the request body. */
const FIELD_OF: Readonly<Record<string, CheckoutField>> = {
  'customerInfo.name': 'name',
  'customerInfo.email': 'email',
  'customerInfo.phone': 'phone',
  'customerInfo.company': 'company',
  'customerInfo.vatId': 'vatId',
  'shippingAddress.street': 'street',
  'shippingAddress.postNumber': 'postNumber',
  'shippingAddress.city': 'city',
  'shippingAddress.zipCode': 'zipCode',
  'shippingAddress.country': 'country',
  paymentMethod: 'paymentMethod',
}

/** Messages about single fields; undefined if the response has none. */
function fieldErrorsOf({ errors }: ApiFailure): Partial<Record<CheckoutField, string>> | undefined {
  const known = errors.flatMap(({ path, msg }) => {
    const field = FIELD_OF[path]
    return field && msg !== '' ? [[field, msg] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** Products not available as ordered; named by the server, or else derived from the order. */
function shortagesOf({ code, details }: ApiFailure, lines: readonly CartLine[]): Shortage[] {
  if (code !== 'OUT_OF_STOCK' && code !== 'PRODUCT_UNAVAILABLE') return []
  const items: readonly unknown[] = Array.isArray(details.items) ? details.items : []
  return items.flatMap((item) => {
    const { productId, name: named, available } = fields(item)
    const name = textOr(named, '') || lines.find((line) => line.productId === productId)?.name
    if (name === undefined) return []
    if (code === 'PRODUCT_UNAVAILABLE') return [{ name }]
    return [{ name, available: typeof available === 'number' ? available : 0 }]
  })
}

const LIMITS = {
  units: 'openUnits',
  total: 'openTotal',
  orders: 'openOrders',
  network: 'openNetwork',
} as const satisfies Readonly<Record<UnpaidReason, CheckoutAlert>>

/** Which limit of unpaid orders was reached, and what is still possible. */
function limitOf({ code, details }: ApiFailure): Pick<FailedCheckout, 'alert' | 'possible'> {
  if (code !== 'OPEN_ORDERS') return {}
  const reason = UNPAID_REASONS.find((known) => known === details.reason)
  const items: readonly unknown[] = Array.isArray(details.items) ? details.items : []
  const possible = items.flatMap((item) => {
    const { name, available } = fields(item)
    return typeof name === 'string' && typeof available === 'number' ? [{ name, available }] : []
  })
  return { ...(reason && { alert: LIMITS[reason] }), possible }
}

/** Codes whose server message is more specific than the alert. */
const SPECIFIC = ['OUT_OF_STOCK', 'PRODUCT_UNAVAILABLE', 'VALIDATION']

/** The alert of a refused coupon; undefined for every other failure. */
export function couponAlertOf(error: unknown): CheckoutAlert | undefined {
  if (!isFailure(error) || error.status < 400 || error.status >= 500) return undefined
  const alert = checkoutAlertOf(error.code, error.message)
  return alert.startsWith('coupon') ? alert : undefined
}

/** What the page shows after a failed attempt. */
export function checkoutFailureState(error: unknown, lines: readonly CartLine[]): FailedCheckout {
  if (!isFailure(error)) return { status: 'failed', failure: 'failed', alert: 'unexpected' }
  const { code, status, message } = error
  const isAddress =
    error.errors.length > 0 && error.errors.every(({ path }) => path.startsWith('shippingAddress.'))
  const shortages = shortagesOf(error, lines)
  return {
    status: 'failed',
    failure: checkoutFailureOf(code, status),
    alert: isAddress ? 'address' : checkoutAlertOf(code, message),
    fieldErrors: fieldErrorsOf(error),
    ...limitOf(error),
    ...(shortages.length > 0 ? { shortages } : SPECIFIC.includes(code) && !isAddress && { message }),
  }
}

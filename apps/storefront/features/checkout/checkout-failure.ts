import { isFailure, type ApiFailure } from '@/client/shared/failure'
import type { CartLine } from '@/domain/cart/cart'
import { checkoutAlertOf, checkoutFailureOf } from '@/domain/checkout/checkout-alert'
import { fields, textOr } from '@/domain/shared/stored'
import type { CheckoutField } from '@/domain/checkout/checkout-form'
import type { CheckoutState, Shortage } from '@/screens/storefront/checkout/checkout-types'

/** Where a field of the form goes in the call's body. */
const FIELD_OF: Readonly<Record<string, CheckoutField>> = {
  'customerInfo.name': 'name',
  'customerInfo.email': 'email',
  'customerInfo.phone': 'phone',
  'shippingAddress.street': 'street',
  'shippingAddress.city': 'city',
  'shippingAddress.zipCode': 'zipCode',
  'shippingAddress.country': 'country',
  paymentMethod: 'paymentMethod',
}

/** What the server says about single fields; undefined where it says nothing of them. */
function fieldErrorsOf({ errors }: ApiFailure): Partial<Record<CheckoutField, string>> | undefined {
  const known = errors.flatMap(({ path, msg }) => {
    const field = FIELD_OF[path]
    return field && msg !== '' ? [[field, msg] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** Products that cannot be delivered as ordered: the server names them, else the order does. */
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

/** Codes whose own message says more than the alert. */
const SPECIFIC = ['OUT_OF_STOCK', 'PRODUCT_UNAVAILABLE', 'VALIDATION']

/** What the page says of an attempt that failed. */
export function checkoutFailureState(error: unknown, lines: readonly CartLine[]): CheckoutState {
  if (!isFailure(error)) return { status: 'failed', failure: 'failed', alert: 'unexpected' }
  const { code, status, message } = error
  const shortages = shortagesOf(error, lines)
  return {
    status: 'failed',
    failure: checkoutFailureOf(code, status),
    alert: checkoutAlertOf(code, message),
    fieldErrors: fieldErrorsOf(error),
    ...(shortages.length > 0 ? { shortages } : SPECIFIC.includes(code) && { message }),
  }
}

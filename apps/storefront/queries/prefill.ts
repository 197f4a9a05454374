import { COUNTRIES } from '@/domain/orders/address'
import { fields, oneOf, textOr } from '@/domain/shared/stored'
import type { CheckoutValues } from '@/screens/storefront/checkout/checkout-types'
import { readJson } from '../stores/storage'

/** What the session's user object tells of the shopper: userData holds the whole profile (S3). */
export function prefillOf(stored: unknown): Partial<CheckoutValues> {
  const user = fields(stored)
  const address = fields(user.address)
  const country = oneOf(COUNTRIES, address.country)
  return {
    name: textOr(user.name, ''),
    email: textOr(user.email, ''),
    phone: textOr(user.phone, ''),
    street: textOr(address.street, ''),
    city: textOr(address.city, ''),
    zipCode: textOr(address.zipCode, ''),
    ...(country && { country }),
  }
}

export const readPrefill = (): Partial<CheckoutValues> => prefillOf(readJson('userData'))

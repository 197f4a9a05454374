import { platformCountries } from '@/domain/orders/address'
import { fields, oneOf, textOr } from '@/domain/shared/stored'
import type { CheckoutValues } from '@/screens/storefront/checkout/checkout-types'
import { PLATFORM } from '../../settings'

/** Prefills the form from the session's user object, which contains the whole profile. */
export function prefillOf(stored: unknown): Partial<CheckoutValues> {
  const user = fields(stored)
  const address = fields(user.address)
  const country = oneOf(platformCountries[PLATFORM], address.country)
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

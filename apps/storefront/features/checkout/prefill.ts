import { DEFAULT_COUNTRY } from '@/shop/account/account'
import { isZipCode, platformCountries } from '@/shop/orders/address'
import { fields, oneOf, textOr } from '@/shop/shared/stored'
import type { CheckoutValues } from '@/screens/storefront/checkout/checkout-types'
import { PLATFORM } from '../../settings'

/** The account's address; undefined if it is not whole or its country is not delivered to (CHECKOUT-80). */
function addressOf(stored: unknown): Partial<CheckoutValues> | undefined {
  const address = fields(stored)
  const country = oneOf(platformCountries[PLATFORM], textOr(address.country, DEFAULT_COUNTRY))
  const street = textOr(address.street, '').trim()
  const city = textOr(address.city, '').trim()
  const zipCode = textOr(address.zipCode, '').trim()
  const isWhole = country && street !== '' && city !== '' && isZipCode(zipCode, country)
  return isWhole ? { street, city, zipCode, country } : undefined
}

/** Prefills the form from the session's user object, which contains the whole profile. */
export function prefillOf(stored: unknown): Partial<CheckoutValues> {
  const user = fields(stored)
  return {
    name: textOr(user.name, ''),
    email: textOr(user.email, ''),
    phone: textOr(user.phone, ''),
    company: textOr(user.company, ''),
    vatId: textOr(user.vatId, ''),
    ...addressOf(user.address),
  }
}

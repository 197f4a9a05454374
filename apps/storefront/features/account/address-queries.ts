import { queryOptions } from '@tanstack/react-query'
import { recipientOf } from '@/screens/storefront/checkout/address-choice'
import type { CheckoutSubmission, CheckoutValues } from '@/screens/storefront/checkout/checkout-types'
import type { KeptAddress } from '@/shop/addresses/address-book'
import { isCountry, platformCountries } from '@/shop/orders/address'
import { PLATFORM } from '../../settings'
import type { Application } from '../application'

export const addressCalls = () => import('@/shop/addresses/addresses.client')

/** The customer's address book, asked once: the checkout waits for it before it fills in the form. */
export const addressesQuery = ({ http }: Application, owner: string | undefined) =>
  queryOptions({
    queryKey: ['account', owner, 'addresses'],
    queryFn: async () => (await addressCalls()).listAddresses(http),
    enabled: owner !== undefined,
    staleTime: 0,
    retry: false,
  })

/** Those of the book that this shop delivers to. */
export const deliverable = (addresses: readonly KeptAddress[]): readonly KeptAddress[] =>
  addresses.filter(({ country }) => isCountry(country) && platformCountries[PLATFORM].includes(country))

/** With the default address in place of the profile's. */
export function withDefault(
  known: Partial<CheckoutValues>,
  addresses: readonly KeptAddress[],
): Partial<CheckoutValues> {
  const first = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  return first ? { ...known, ...recipientOf(first) } : known
}

/** Keeps the address of a placed order in the book; the order stands whether that works or not. */
export async function keepAddress(
  application: Application,
  { customer, address }: CheckoutSubmission,
): Promise<void> {
  const { saveAddress } = await addressCalls()
  const { name, company } = customer
  await saveAddress(application.http, { name, ...(company && { company }), ...address, isDefault: false })
  await application.queries.invalidateQueries({ queryKey: ['account'] })
}

import type { KeptAddress } from '@/shop/addresses/address-book'
import type { TypedAddress } from '@/shop/orders/postal-address'
import type { SaveState } from '../profile-types'

export type AddressesState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly addresses: readonly KeptAddress[] }

/** `edit` without an address adds one. */
export type AddressesStep =
  | { readonly name: 'list' }
  | { readonly name: 'edit'; readonly address?: KeptAddress }
  | { readonly name: 'remove'; readonly address: KeptAddress }

/** Result of saving; `fieldErrors` are the server's. */
export type AddressSaving = SaveState & {
  readonly fieldErrors?: Partial<Record<'name' | 'company' | keyof TypedAddress, string>>
}

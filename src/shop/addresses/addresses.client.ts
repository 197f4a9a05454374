import type { Http } from '@/client/shared/http'
import { addressEndpoints } from './addresses.calls'
import type { KeptAddress, NewAddress } from './address-book'

/** The default first. */
export const listAddresses = async (http: Http): Promise<readonly KeptAddress[]> =>
  (await http.call(addressEndpoints, 'listAddresses')).addresses

/** Adds an address, or changes the one of this id. @throws ApiFailure CONFLICT, NOT_FOUND, VALIDATION */
export const saveAddress = async (
  http: Http,
  body: NewAddress,
  id?: string,
): Promise<readonly KeptAddress[]> =>
  (id === undefined
    ? await http.call(addressEndpoints, 'addAddress', { body })
    : await http.call(addressEndpoints, 'changeAddress', { params: { id }, body })
  ).addresses

/** @throws ApiFailure NOT_FOUND */
export const removeAddress = async (http: Http, id: string): Promise<readonly KeptAddress[]> =>
  (await http.call(addressEndpoints, 'removeAddress', { params: { id } })).addresses

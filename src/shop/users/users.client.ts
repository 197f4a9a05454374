import { download, type DownloadOptions } from '@/client/shared/download'
import type { Http } from '@/client/shared/http'
import { type Page, toPage } from '@/client/shared/page'
import type { Data, Query } from '@/contract/shared/dto'
import type { NewAddress } from '../addresses/address-book'
import type { CustomerInput, NewCustomer } from './customer-form'
import type { CustomerGroup, UserDetail, UserRow, UserStatus } from './users'
import { userDetailFromWire, userFromWire, userEndpoints } from './users.calls'

/** A page of users, with counts over all users. */
export interface UsersPage extends Page<UserRow> {
  readonly counts: Data<'listUsers'>['counts']
}

/** Twenty per page. */
export async function listUsers(
  http: Http,
  query: Query<'listUsers'>,
  premiumOnly = false,
): Promise<UsersPage> {
  const name = premiumOnly ? 'listPremiumUsers' : 'listUsers'
  const data = await http.call(userEndpoints, name, { query: { limit: 20, ...query } })
  return { ...toPage(data.users.map(userFromWire), data.pagination), counts: data.counts }
}

/** CSV of all matching customers. @throws ApiFailure NETWORK if the file breaks off */
export const exportUsers = (
  http: Http,
  query: Query<'exportUsers'>,
  options: DownloadOptions,
): Promise<Blob> =>
  download((reading) => http.call(userEndpoints, 'exportUsers', { query, ...reading }), options)

export async function getUser(http: Http, id: string): Promise<UserDetail> {
  const data = await http.call(userEndpoints, 'getUser', { params: { id } })
  return userDetailFromWire(data.user)
}

/** Groups that customers are in, the largest first. */
export async function listCustomerGroups(http: Http): Promise<readonly CustomerGroup[]> {
  return (await http.call(userEndpoints, 'listCustomerGroups', {})).groups
}

/** The customer gets a mail to set a password. @throws ApiFailure EMAIL_TAKEN, VALIDATION */
export async function createUser(http: Http, customer: NewCustomer): Promise<UserDetail> {
  const data = await http.call(userEndpoints, 'createUser', { body: customer })
  return userDetailFromWire(data.user)
}

/** @throws ApiFailure STALE if somebody else saved in the meantime, VALIDATION */
export async function updateUser(
  http: Http,
  { id, updatedAt }: Pick<UserDetail, 'id' | 'updatedAt'>,
  input: CustomerInput,
): Promise<UserDetail> {
  const data = await http.call(userEndpoints, 'updateUser', { params: { id }, body: { ...input, updatedAt } })
  return userDetailFromWire(data.user)
}

/** Adds an internal note for the other administrators. */
export async function addUserNote(http: Http, id: string, text: string): Promise<UserDetail> {
  const data = await http.call(userEndpoints, 'addUserNote', { params: { id }, body: { text } })
  return userDetailFromWire(data.user)
}

/** Adds an address to the customer's book, or changes the one of this id. @throws ApiFailure CONFLICT, VALIDATION */
export async function saveUserAddress(
  http: Http,
  id: string,
  body: NewAddress,
  addressId?: string,
): Promise<UserDetail> {
  const { user } =
    addressId === undefined
      ? await http.call(userEndpoints, 'addUserAddress', { params: { id }, body })
      : await http.call(userEndpoints, 'changeUserAddress', { params: { id, addressId }, body })
  return userDetailFromWire(user)
}

export async function removeUserAddress(http: Http, id: string, addressId: string): Promise<UserDetail> {
  const data = await http.call(userEndpoints, 'removeUserAddress', { params: { id, addressId } })
  return userDetailFromWire(data.user)
}

/** @param reason kept with a ban */
export async function setUserStatus(
  http: Http,
  id: string,
  status: UserStatus,
  reason?: string,
): Promise<UserDetail> {
  const data = await http.call(userEndpoints, 'setUserStatus', { params: { id }, body: { status, reason } })
  return userDetailFromWire(data.user)
}

export type PremiumRequest =
  | { readonly action: 'activate' | 'extend'; readonly months: number }
  | { readonly action: 'deactivate' }

/** @throws ApiFailure CONFLICT if the membership changed in the meantime */
export async function setUserPremium(http: Http, id: string, request: PremiumRequest): Promise<UserDetail> {
  const data = await http.call(userEndpoints, 'setUserPremium', {
    params: { id },
    body: {
      action: request.action,
      ...(request.action !== 'deactivate' && { duration: request.months }),
    },
  })
  return userDetailFromWire(data.user)
}

/** Returned unparsed, because it is saved as a file for the customer to read. */
export const getUserData = (http: Http, id: string): Promise<Data<'getUserData'>> =>
  http.call(userEndpoints, 'getUserData', { params: { id } })

/**
 * Deletes the account and anonymises its orders.
 * @throws ApiFailure ORDERS_UNDER_WAY
 */
export async function anonymiseUser(http: Http, id: string): Promise<void> {
  await http.call(userEndpoints, 'anonymiseUser', { params: { id } })
}

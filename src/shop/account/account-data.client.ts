import { accountDataEndpoints } from './account-data.calls'
import type { Data } from '@/contract/shared/dto'
import type { Http } from '@/client/shared/http'

/** Returned unparsed, because it is saved as a file for its owner to read. */
export const getAccountData = (http: Http): Promise<Data<'getAccountData'>> =>
  http.call(accountDataEndpoints, 'getAccountData')

/** @throws ApiFailure WRONG_PASSWORD, ORDERS_UNDER_WAY, UNAUTHORIZED */
export async function deleteAccount(http: Http, password: string): Promise<void> {
  await http.call(accountDataEndpoints, 'deleteAccount', { body: { password } })
}

import { accountEndpoints } from './account.calls'
import type { Body } from '@/contract/shared/dto'
import type { Http } from '@/client/shared/http'
import type { CustomerDto } from './customer-session.client'

export async function updateProfile(http: Http, body: Body<'updateProfile'>): Promise<CustomerDto> {
  return (await http.call(accountEndpoints, 'updateProfile', { body })).user
}

/** @throws ApiFailure WRONG_PASSWORD */
export async function changePassword(http: Http, body: Body<'changePassword'>): Promise<void> {
  await http.call(accountEndpoints, 'changePassword', { body })
}

import { customerSessionEndpoints } from './customer-session.calls'
import type { Data } from '@/contract/shared/dto'
import type { Http } from '@/client/shared/http'

/** `user` is kept unmapped, because it is stored as is under `userData`. */
export type CustomerSession = Data<'loginCustomer'>
export type CustomerDto = CustomerSession['user']

export async function logoutCustomer(http: Http): Promise<void> {
  await http.call(customerSessionEndpoints, 'logoutCustomer')
}

export async function verifyCustomer(http: Http): Promise<CustomerDto> {
  return (await http.call(customerSessionEndpoints, 'verifyCustomer')).user
}

import { customerAuthEndpoints } from './customer-auth.calls'
import type { Body } from '@/contract/shared/dto'
import type { Http } from '@/client/shared/http'
import type { CustomerSession } from './customer-session.client'

/** @throws ApiFailure EMAIL_TAKEN, VALIDATION */
export const registerCustomer = (http: Http, body: Body<'registerCustomer'>): Promise<CustomerSession> =>
  http.call(customerAuthEndpoints, 'registerCustomer', { body })

/** @throws ApiFailure INVALID_CREDENTIALS, ACCOUNT_BANNED, RATE_LIMITED */
export const loginCustomer = (http: Http, body: Body<'loginCustomer'>): Promise<CustomerSession> =>
  http.call(customerAuthEndpoints, 'loginCustomer', { body })

export async function sendVerification(http: Http): Promise<void> {
  await http.call(customerAuthEndpoints, 'sendVerification')
}

/**
 * @returns the number of guest orders that were added to the account
 * @throws ApiFailure INVALID_TOKEN, UNAUTHORIZED
 */
export async function verifyEmail(http: Http, token: string): Promise<number> {
  return (await http.call(customerAuthEndpoints, 'verifyEmail', { body: { token } })).joinedOrders
}

/** Succeeds for known and unknown email addresses alike. */
export async function forgotPassword(http: Http, body: Body<'forgotPassword'>): Promise<void> {
  await http.call(customerAuthEndpoints, 'forgotPassword', { body })
}

/** @throws ApiFailure INVALID_TOKEN if the link was used or is older than an hour */
export async function resetPassword(http: Http, body: Body<'resetPassword'>): Promise<void> {
  await http.call(customerAuthEndpoints, 'resetPassword', { body })
}

import type { Http } from '@/client/shared/http'
import type { Body, Data } from '@/contract/shared/dto'
import type { PasskeyAnswer } from '../second-factor/own-proof'
import { createdBy, signedBy } from './browser-passkey.client'
import { customerPasskeyEndpoints } from './customer-passkeys.calls'

/** A passkey of the own account; instants are ISO 8601. */
export type CustomerPasskey = Data<'listCustomerPasskeys'>['passkeys'][number]
/** The own password, or an own passkey instead of it. */
export type CustomerProof = Body<'removeCustomerPasskey'>

export const listCustomerPasskeys = async (http: Http): Promise<readonly CustomerPasskey[]> =>
  (await http.call(customerPasskeyEndpoints, 'listCustomerPasskeys')).passkeys

/**
 * Asks the browser for a new passkey and stores it.
 * @throws ApiFailure WRONG_PASSWORD, WRONG_CODE, EMAIL_UNVERIFIED, INVALID_TOKEN, PASSKEY_REFUSED; an error of the
 * browser, where nobody confirmed in time
 */
export async function addCustomerPasskey(http: Http, name: string, proof: CustomerProof): Promise<void> {
  const { token, options } = await http.call(customerPasskeyEndpoints, 'startCustomerPasskey', {
    body: proof,
  })
  const body = { token, name, response: await createdBy(options) }
  await http.call(customerPasskeyEndpoints, 'addCustomerPasskey', { body })
}

/** @throws ApiFailure NOT_FOUND, WRONG_PASSWORD, WRONG_CODE */
export async function removeCustomerPasskey(http: Http, id: string, body: CustomerProof): Promise<void> {
  await http.call(customerPasskeyEndpoints, 'removeCustomerPasskey', { params: { id }, body })
}

/** Asks the browser for an own passkey instead of the password. @throws ApiFailure NOT_FOUND; an error of the browser */
export async function proveCustomerPasskey(http: Http): Promise<PasskeyAnswer> {
  const { token, options } = await http.call(customerPasskeyEndpoints, 'startCustomerPasskeyProof')
  return { token, response: await signedBy(options) }
}

/**
 * Signs in by a passkey that the browser offers.
 * @throws ApiFailure INVALID_TOKEN, PASSKEY_REFUSED, ACCOUNT_BANNED; an error of the browser, where nobody confirmed
 */
export async function loginCustomerWithPasskey(http: Http): Promise<Data<'loginCustomerWithPasskey'>> {
  const { token, options } = await http.call(customerPasskeyEndpoints, 'startCustomerPasskeyLogin')
  const body = { token, response: await signedBy(options) }
  return http.call(customerPasskeyEndpoints, 'loginCustomerWithPasskey', { body })
}

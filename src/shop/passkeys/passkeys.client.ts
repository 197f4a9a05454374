import type { Http } from '@/client/shared/http'
import type { Body, Data } from '@/contract/shared/dto'
import type { PasskeyAnswer } from '../second-factor/own-proof'
import { createdBy, signedBy } from './browser-passkey.client'
import { passkeyEndpoints } from './passkeys.calls'

/** A passkey of the own account; instants are ISO 8601. */
export type PasskeyRow = Data<'listPasskeys'>['passkeys'][number]

export const listPasskeys = async (http: Http): Promise<readonly PasskeyRow[]> =>
  (await http.call(passkeyEndpoints, 'listPasskeys')).passkeys

/**
 * Asks the browser for a new passkey and stores it. @returns recovery codes, if there were none
 * @throws ApiFailure WRONG_PASSWORD, WRONG_CODE, INVALID_TOKEN, PASSKEY_REFUSED; an error of the browser, where nobody
 * confirmed in time
 */
export async function addPasskey(
  http: Http,
  { name, ...proof }: Body<'startPasskey'> & { readonly name: string },
): Promise<readonly string[]> {
  const { token, options } = await http.call(passkeyEndpoints, 'startPasskey', { body: proof })
  const body = { token, name, response: await createdBy(options) }
  return (await http.call(passkeyEndpoints, 'addPasskey', { body })).recoveryCodes
}

/** @throws ApiFailure NOT_FOUND */
export async function renamePasskey(http: Http, id: string, name: string): Promise<void> {
  await http.call(passkeyEndpoints, 'renamePasskey', { params: { id }, body: { name } })
}

/** @throws ApiFailure NOT_FOUND, WRONG_PASSWORD, WRONG_CODE */
export async function removePasskey(http: Http, id: string, body: Body<'removePasskey'>): Promise<void> {
  await http.call(passkeyEndpoints, 'removePasskey', { params: { id }, body })
}

/**
 * Signs in by a passkey that the browser offers.
 * @param challenge of the login's first step, for that account only
 * @throws ApiFailure INVALID_TOKEN, PASSKEY_REFUSED, ACCOUNT_BANNED; an error of the browser, where nobody confirmed
 */
export async function loginWithPasskey(http: Http, challenge?: string): Promise<Data<'loginWithPasskey'>> {
  const { token, options } = await http.call(passkeyEndpoints, 'startPasskeyLogin', {
    body: challenge === undefined ? {} : { challenge },
  })
  const body = { token, response: await signedBy(options) }
  return http.call(passkeyEndpoints, 'loginWithPasskey', { body })
}

/**
 * Asks the browser for one of the own passkeys, where the own password is asked for.
 * @throws ApiFailure NOT_FOUND; an error of the browser, where nobody confirmed
 */
export async function provePasskey(http: Http): Promise<PasskeyAnswer> {
  const { token, options } = await http.call(passkeyEndpoints, 'startPasskeyProof')
  return { token, response: await signedBy(options) }
}

import type { Data } from '@/contract/shared/dto'
import type { PasskeyAnswer } from '../second-factor/own-proof'

/** Asks the browser for a passkey. @throws an error of the browser, where nobody confirmed in time */
export async function signedBy(
  options: Data<'startPasskeyProof'>['options'],
): Promise<PasskeyAnswer['response']> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options })
  return { id, rawId, type, response }
}

/** Asks the browser for a new passkey. @throws an error of the browser, where nobody confirmed in time */
export async function createdBy(options: Data<'startPasskey'>['options']) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject } }
}

import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Body, Data } from '@/contract/shared/dto'
import type { Config } from '../../config/config'
import { ApiError } from '../../http/errors'
import type { Passkey } from './passkeys.repository'

/** Time in ms that a browser waits for an authenticator. */
const TIMEOUT_MS = 120_000
/** EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257]

interface RelyingParty {
  /** Host name. */
  readonly id: string
  readonly origin: string
}

/**
 * The shop's public address, whatever a proxy or a header says. Only a shop on this machine takes every port, because
 * pages and API may have different ones while somebody works on it.
 */
export function relyingParty(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { headers: { origin: sent } }: Pick<FastifyRequest, 'headers'>,
): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  const isHere = hostname === 'localhost' && sent !== undefined && URL.canParse(sent)
  const isOtherPort = isHere && new URL(sent).hostname === hostname
  return { id: hostname, origin: isOtherPort ? sent : origin }
}

type CreationOptions = Data<'startPasskey'>['options']
type RequestOptions = Data<'startPasskeyLogin'>['options']
type Transport = RequestOptions['allowCredentials'][number]['transports'][number]

const isTransport = (text: string): text is Transport =>
  ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'].includes(text)

const toDescriptor = ({ id, transports }: Passkey) => ({
  id,
  type: 'public-key' as const,
  transports: transports.filter(isTransport),
})

export const creationOptions = (
  party: RelyingParty,
  owner: { readonly id: string; readonly name: string; readonly email: string },
  challenge: string,
  known: readonly Passkey[],
): CreationOptions => ({
  rp: { id: party.id, name: 'Verda' },
  user: {
    id: Buffer.from(owner.id).toString('base64url'),
    name: owner.email,
    displayName: owner.name,
  },
  challenge,
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  timeout: TIMEOUT_MS,
  attestation: 'none',
  excludeCredentials: known.map(toDescriptor),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
})

export const requestOptions = (
  party: RelyingParty,
  challenge: string,
  allowed: readonly Passkey[],
): RequestOptions => ({
  challenge,
  rpId: party.id,
  timeout: TIMEOUT_MS,
  userVerification: 'required',
  allowCredentials: allowed.map(toDescriptor),
})

/** The library throws for everything that is wrong with an answer. */
async function verified<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch (error) {
    throw new ApiError('PASSKEY_REFUSED', { cause: error })
  }
}

/** @throws ApiError PASSKEY_REFUSED */
export async function verifyNewPasskey(
  party: RelyingParty,
  response: Body<'addPasskey'>['response'],
  challenge: string,
) {
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!registrationInfo) throw new ApiError('PASSKEY_REFUSED')
  const { credential } = registrationInfo
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports ?? [],
  }
}

/** @returns the authenticator's new counter. @throws ApiError PASSKEY_REFUSED, also for a counter that goes back */
export async function verifyPasskey(
  party: RelyingParty,
  response: Body<'loginWithPasskey'>['response'],
  { passkey, challenge }: { readonly passkey: Passkey; readonly challenge: string },
): Promise<number> {
  const result = await verified(() =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: Buffer.from(passkey.publicKey, 'base64url'),
        counter: passkey.counter,
      },
    }),
  )
  if (!result.verified) throw new ApiError('PASSKEY_REFUSED')
  return result.authenticationInfo.newCounter
}

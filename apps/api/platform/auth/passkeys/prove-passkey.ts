import type { FastifyRequest } from 'fastify'
import type { Body } from '@/contract/shared/dto'
import { passkeyRefused } from '@/contract/shared/messages'
import type { Config } from '../../config/config'
import type { Db } from '../../db/open'
import { ApiError } from '../../http/errors'
import { isOf, type Owner } from '../owner'
import { newToken } from '../tokens'
import { startChallenge, takeChallenge } from './challenges.repository'
import { findPasskey, listPasskeys, notePasskeyUse } from './passkeys.repository'
import { relyingParty, requestOptions, verifyPasskey } from './webauthn'

export type PasskeyAnswer = Body<'loginWithPasskey'>

interface ProofCall {
  readonly db: Db
  readonly config: Config
  readonly session: Owner
  readonly now: () => Date
  readonly request: FastifyRequest
}

type ProofField = 'secondFactor.passkey' | 'passkey'

/** Asks for an own passkey instead of the password. @throws ApiError NOT_FOUND if there is none */
export async function startProof({ db, config, session, now, request }: ProofCall) {
  const own = await listPasskeys(db, session)
  if (own.length === 0) throw new ApiError('NOT_FOUND')
  const challenge = newToken()
  const token = await startChallenge(db, { kind: 'passkey-proof', owner: session, challenge }, now())
  return { token, options: requestOptions(relyingParty(config, request), challenge, own) }
}

/** Uses up the challenge of `startProof`. @throws ApiError WRONG_CODE at the field unless an own passkey has signed it */
export async function acceptPasskey(
  { db, config, session, now, request }: ProofCall,
  { token, response }: PasskeyAnswer,
  field: ProofField,
): Promise<void> {
  const refused = (cause?: unknown) =>
    new ApiError('WRONG_CODE', { message: passkeyRefused, details: { field }, cause })
  const begun = await takeChallenge(db, token, 'passkey-proof', now())
  const passkey = await findPasskey(db, response.id)
  if (!begun || !passkey || !isOf(begun, session) || !isOf(passkey, session)) throw refused()
  const expected = { passkey, challenge: begun.challenge ?? '' }
  const counter = await verifyPasskey(relyingParty(config, request), response, expected).catch(
    (error: unknown) => {
      throw refused(error)
    },
  )
  if (!(await notePasskeyUse(db, passkey.id, counter, now()))) throw refused()
}

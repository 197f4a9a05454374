import { passkeyRefused } from '@/contract/shared/messages'
import type { Body } from '@/contract/shared/dto'
import type { FastifyRequest } from 'fastify'
import type { AdminSession } from '../../../platform/auth/sessions'
import type { Config } from '../../../platform/config/config'
import type { Db } from '../../../platform/db/open'
import { ApiError } from '../../../platform/http/errors'
import { takeChallenge } from './challenges.repository'
import { findPasskey, notePasskeyUse } from './passkeys.repository'
import { relyingParty, verifyPasskey } from './webauthn'

export type PasskeyAnswer = Body<'loginWithPasskey'>

interface ProofCall {
  readonly db: Db
  readonly config: Config
  readonly session: Pick<AdminSession, 'id'>
  readonly now: () => Date
  readonly request: FastifyRequest
}

const refused = (cause?: unknown) =>
  new ApiError('WRONG_CODE', { message: passkeyRefused, details: { field: 'secondFactor.passkey' }, cause })

/** Uses up the challenge of `startPasskeyProof`. @throws ApiError WRONG_CODE unless an own passkey has signed it */
export async function acceptPasskey(
  { db, config, session, now, request }: ProofCall,
  { token, response }: PasskeyAnswer,
): Promise<void> {
  const begun = await takeChallenge(db, token, 'passkey-proof', now())
  const passkey = await findPasskey(db, response.id)
  if (begun?.adminId !== session.id || passkey?.adminId !== session.id) throw refused()
  const expected = { passkey, challenge: begun.challenge ?? '' }
  const counter = await verifyPasskey(relyingParty(config, request), response, expected).catch(
    (error: unknown) => {
      throw refused(error)
    },
  )
  if (!(await notePasskeyUse(db, passkey.id, counter, now()))) throw refused()
}

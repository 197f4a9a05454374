import type { FastifyRequest } from 'fastify'
import type { Body } from '@/contract/shared/dto'
import type { Config } from '../../config/config'
import type { Db } from '../../db/open'
import { ApiError } from '../../http/errors'
import { isOf, type Owner } from '../owner'
import { newToken } from '../tokens'
import { startChallenge, takeChallenge } from './challenges.repository'
import { insertPasskey, listPasskeys } from './passkeys.repository'
import { creationOptions, relyingParty, verifyNewPasskey } from './webauthn'

interface OwnCall {
  readonly db: Db
  readonly config: Config
  readonly session: Owner & { readonly name: string; readonly email: string }
  readonly now: () => Date
  readonly request: FastifyRequest
}

/** An account's passkeys as it sees them. */
export const ownPasskeys = async (db: Db, owner: Owner) => ({
  passkeys: (await listPasskeys(db, owner)).map(({ id, name, createdAt, lastUsedAt }) => ({
    _id: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  })),
})

/** Asks for a new passkey of an account whose password has just been proven. */
export async function startNewPasskey({ db, config, session, now, request }: OwnCall, passwordHash: string) {
  const challenge = newToken()
  const begun = { kind: 'passkey-new', owner: session, passwordHash, challenge } as const
  const token = await startChallenge(db, begun, now())
  const known = await listPasskeys(db, session)
  return { token, options: creationOptions(relyingParty(config, request), session, challenge, known) }
}

/**
 * Checks a new passkey and uses its challenge up.
 * @returns how to store it, in a transaction that holds the account: it throws INVALID_TOKEN if the password changed
 * since the proof, PASSKEY_REFUSED if somebody has it already
 * @throws ApiError INVALID_TOKEN, PASSKEY_REFUSED
 */
export async function acceptNewPasskey(
  { db, config, session, now, request }: OwnCall,
  { token, name, response }: Body<'addPasskey'>,
): Promise<(tx: Db, passwordHash: string) => Promise<void>> {
  // Taken before it is looked at: a refused answer needs a new challenge.
  const begun = await takeChallenge(db, token, 'passkey-new', now())
  if (!begun || !isOf(begun, session)) throw new ApiError('INVALID_TOKEN')
  const passkey = await verifyNewPasskey(relyingParty(config, request), response, begun.challenge ?? '')
  return async (tx, passwordHash) => {
    if (passwordHash !== begun.passwordHash) throw new ApiError('INVALID_TOKEN')
    if (!(await insertPasskey(tx, session, { ...passkey, name, createdAt: now() })))
      throw new ApiError('PASSKEY_REFUSED')
  }
}

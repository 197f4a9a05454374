import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config'
import type { Db } from '../../db/open'
import { ApiError } from '../../http/errors'
import { addressLimit, countAttempt } from '../attempts'
import { limitFailures, networkFailures } from '../failures'
import { networkOf } from '../network'
import type { Owner } from '../owner'
import { newToken } from '../tokens'
import { startChallenge, takeChallenge, type Challenge } from './challenges.repository'
import { findPasskey, listPasskeys, notePasskeyUse } from './passkeys.repository'
import type { PasskeyAnswer } from './prove-passkey'
import { relyingParty, requestOptions, verifyPasskey } from './webauthn'

interface LoginCall {
  readonly db: Db
  readonly config: Config
  readonly now: () => Date
  readonly request: FastifyRequest
}

const KINDS = { user: 'customer-login', admin: 'passkey-login' } as const satisfies Record<
  Owner['kind'],
  Challenge['kind']
>

export const limitStarts = ({ db, request, now }: LoginCall) =>
  countAttempt(db, [addressLimit('passkey', request.ip)], now())

/**
 * Begins a login of customers or administrators.
 * @param only the account of a first step; without it nobody is told which passkeys there are: the browser offers
 * those it has
 */
export async function startPasskeyLogin(
  { db, config, now, request }: LoginCall,
  kind: Owner['kind'],
  only?: { readonly owner: Owner; readonly passwordHash: string | undefined },
) {
  const challenge = newToken()
  const token = await startChallenge(db, { kind: KINDS[kind], challenge, ...only }, now())
  const allowed = only ? await listPasskeys(db, only.owner) : []
  return { token, options: requestOptions(relyingParty(config, request), challenge, allowed) }
}

export interface ProvenPasskey {
  /** The customer or administrator. */
  readonly id: string
  /** Password that was right in a first step. */
  readonly passwordHash: string | null
  /** Notes the use, in the transaction that signs in. @throws ApiError PASSKEY_REFUSED */
  readonly use: (tx: Db) => Promise<void>
}

/**
 * Signs in whom the answer proves; an administrator's passkey is none for the shop, and the reverse.
 * @throws ApiError INVALID_TOKEN, PASSKEY_REFUSED, RATE_LIMITED; what `enter` throws
 */
export async function limitPasskeyLogin<T>(
  { db, config, now, request }: LoginCall,
  kind: Owner['kind'],
  { token, response }: PasskeyAnswer,
  enter: (proven: ProvenPasskey) => Promise<T>,
): Promise<T> {
  const limits = { own: networkFailures(`passkey:${kind}`, networkOf(request.ip)), shared: [] }
  const prove = async () => {
    const begun = await takeChallenge(db, token, KINDS[kind], now())
    if (!begun) throw new ApiError('INVALID_TOKEN')
    const passkey = await findPasskey(db, response.id)
    const id = kind === 'user' ? passkey?.userId : passkey?.adminId
    const asked = kind === 'user' ? begun.userId : begun.adminId
    if (!passkey || id == null || (asked !== null && asked !== id)) throw new ApiError('PASSKEY_REFUSED')
    const expected = { passkey, challenge: begun.challenge ?? '' }
    const counter = await verifyPasskey(relyingParty(config, request), response, expected)
    return enter({
      id,
      passwordHash: begun.passwordHash,
      use: async (tx) => {
        if (!(await notePasskeyUse(tx, passkey.id, counter, now()))) throw new ApiError('PASSKEY_REFUSED')
      },
    })
  }
  try {
    return await limitFailures(db, limits, now(), prove)
  } catch (error) {
    // A counter that goes back may be a copied authenticator.
    if (error instanceof ApiError && error.code === 'PASSKEY_REFUSED')
      request.log.warn({ err: error.cause }, 'passkey refused')
    throw error
  }
}

import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { passwordText } from '@/shop/shared/typed-text'
import { HashingQueue } from './hashing-queue'
import type { Caller } from './network'

/** About two seconds of work. */
const WAITING = { waiting: 64, waitingPerNetwork: 20 }
/**
 * Four at once in all, because hashing uses memory and the thread pool that compression and file access need as well.
 * Administrators wait for nobody else.
 */
const queues = {
  user: new HashingQueue({ running: 3, ...WAITING }),
  admin: new HashingQueue({ running: 1, ...WAITING }),
}

/** argon2id with the library's recommended cost. @throws ApiError RATE_LIMITED if too many hashes are waiting */
export const hashPassword = (password: string, { kind, network }: Caller): Promise<string> =>
  queues[kind].run(network, () => hash(passwordText(password)))

const dummyHash = hash(randomBytes(16).toString('hex'))

/** Takes the same time for an unknown account (no hash) as for a wrong password. @throws ApiError RATE_LIMITED */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
  { kind, network }: Caller,
): Promise<boolean> {
  const known = passwordHash ?? (await dummyHash)
  const matches = await queues[kind].run(network, () => verify(known, passwordText(password)))
  return passwordHash !== undefined && matches
}

import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { queueHashing } from './hashing-queue'

/** argon2id with the library's recommended cost. @throws ApiError RATE_LIMITED if too many hashes are waiting */
export const hashPassword = (password: string): Promise<string> => queueHashing(() => hash(password))

const dummyHash = hashPassword(randomBytes(16).toString('hex'))

/** Takes the same time for an unknown account (no hash) as for a wrong password. @throws ApiError RATE_LIMITED */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await dummyHash)
  const matches = await queueHashing(() => verify(known, password))
  return passwordHash !== undefined && matches
}

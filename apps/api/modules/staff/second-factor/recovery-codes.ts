import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { hashToken } from '@apps/api/platform/auth/tokens'
import type { Db } from '@apps/api/platform/db/open'
import { adminRecoveryCodes } from '@apps/api/platform/db/schema'

const CODES = 10
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4

const letters = (count: number) =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** 79 bits, so that its hash needs no salt: `abcd-efgh-jkmn-pqrs`. */
const newCode = () => Array.from({ length: GROUPS }, () => letters(4)).join('-')

const hashOf = (typed: string) => hashToken(typed.toLowerCase().replaceAll(/[^a-z\d]/g, ''))

/** Replaces all codes. @returns the new ones, which are shown once; only their hashes are stored */
export async function replaceRecoveryCodes(tx: Db, adminId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await tx.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.adminId, adminId))
  await tx
    .insert(adminRecoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashOf(code), adminId, createdAt: now })))
  return codes
}

/** Uses a code up. @returns whether it was one of the administrator's */
export async function useRecoveryCode(tx: Db, adminId: string, typed: string): Promise<boolean> {
  const used = await tx
    .delete(adminRecoveryCodes)
    .where(and(eq(adminRecoveryCodes.codeHash, hashOf(typed)), eq(adminRecoveryCodes.adminId, adminId)))
    .returning({ adminId: adminRecoveryCodes.adminId })
  return used.length > 0
}

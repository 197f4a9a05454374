import { randomBytes, timingSafeEqual } from 'node:crypto'
import { guessLimits, type FailureLimits } from '../../platform/auth/failures'
import { networkOf } from '../../platform/auth/network'
import { hashToken } from '../../platform/auth/tokens'

/** Without I, L, O and U, which are easily misread or form words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** Lookup code of a guest order as shown in the mail: 60 random bits, `7K3M-9XQ2-TB4W`. */
export function newLookupCode(): string {
  const code = Array.from(randomBytes(LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
  return code.match(/.{4}/g)?.join('-') ?? code
}

/** Ignores case and hyphens, and accepts letters that are easily misread. */
const normalized = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** The hash stored in the database. */
export const hashLookupCode = (code: string): string => hashToken(normalized(code))

export function isLookupCode(code: string, hash: string | null): boolean {
  if (hash === null) return false
  return timingSafeEqual(Buffer.from(hashLookupCode(code)), Buffer.from(hash.padEnd(64).slice(0, 64)))
}

/** Attempts at the code of one order, limited as at passwords. */
export const lookupLimits = (orderNumber: string, address: string): FailureLimits =>
  guessLimits('lookup', orderNumber.trim().toUpperCase(), networkOf(address))

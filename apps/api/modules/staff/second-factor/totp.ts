import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** What every authenticator app understands. */
const settings = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const
/** 160 bits. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app reads as a QR code. */
export const totpUri = (secret: string, email: string): string =>
  new TOTP({ ...settings, secret, issuer: 'Verda', label: email }).toString()

/**
 * The time step of a code that counts now, one step earlier or one later, compared in constant time; undefined for another
 * code.
 */
export function stepOfCode(secret: string, typed: string, now: Date): number | undefined {
  const token = typed.replaceAll(/[\s-]/g, '')
  const options = { ...settings, secret: Secret.fromBase32(secret) }
  const delta = TOTP.validate({ ...options, token, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta
}

import { expect, it } from 'vitest'
import { ApiError } from '../http/errors'
import { operator } from './network'
import { hashPassword, isPassword } from './passwords'

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : 'another error')

it('hashes a bounded number of passwords at once and rejects the rest, and administrators wait for no customer [IDENTITY-41]', async () => {
  const hash = await hashPassword('Kamille-2026', operator)
  const checkFrom = (network: string) =>
    isPassword(hash, 'Kamille-2026', { kind: 'user', network }).catch(codeOf)
  const checks = Array.from({ length: 300 }, (_, n) => checkFrom(`203.0.${n}.1`))
  const ofAdmin = isPassword(hash, 'Kamille-2026', operator)
  expect(await Promise.race([ofAdmin, Promise.all(checks)])).toBe(true)
  const outcomes = await Promise.all(checks)
  const refused = outcomes.filter((outcome) => outcome === 'RATE_LIMITED')
  expect(refused.length).toBeGreaterThan(0)
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(4)
  expect(new Set(outcomes)).toEqual(new Set([true, 'RATE_LIMITED']))
  expect(await checkFrom('203.0.113.7')).toBe(true)
})

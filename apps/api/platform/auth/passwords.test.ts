import { expect, it } from 'vitest'
import { ApiError } from '../http/errors'
import { hashPassword, isPassword } from './passwords'

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : 'another error')

it('hashes a bounded number of passwords at once and rejects the rest', async () => {
  const hash = await hashPassword('Kamille-2026')
  const checks = Array.from({ length: 300 }, () => isPassword(hash, 'Kamille-2026').catch(codeOf))
  const outcomes = await Promise.all(checks)
  const refused = outcomes.filter((outcome) => outcome === 'RATE_LIMITED')
  expect(refused.length).toBeGreaterThan(0)
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(4)
  expect(new Set(outcomes)).toEqual(new Set([true, 'RATE_LIMITED']))
  expect(await isPassword(hash, 'Kamille-2026')).toBe(true)
})

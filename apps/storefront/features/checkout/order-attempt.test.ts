import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createOrderAttempt } from './order-attempt'

/** sessionStorage of one tab, which survives a reload. */
function tab() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', tab())
  return () => vi.unstubAllGlobals()
})

describe('the idempotency key of an order', () => {
  it('is reused for the same body, also after a reload [CHECKOUT-23]', () => {
    const key = createOrderAttempt().keyFor('one')
    expect(key.length).toBeGreaterThan(15)
    expect(createOrderAttempt().keyFor('one')).toBe(key)
  })

  it('changes with the body, and after a definite response', () => {
    const attempt = createOrderAttempt()
    const key = attempt.keyFor('one')
    const other = attempt.keyFor('other')
    expect(other).not.toBe(key)
    attempt.clear()
    expect(createOrderAttempt().keyFor('other')).not.toBe(other)
  })
})

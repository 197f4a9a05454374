import { beforeEach, describe, expect, it, vi } from 'vitest'
import { orderAttempt } from './order-attempt'

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
  it('is made on a page without https too, where browsers have no crypto.randomUUID [CHECKOUT-23]', () => {
    const uuid = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function')
    })
    const keys = [orderAttempt({}).keyFor('one'), orderAttempt({}).keyFor('two')]
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(new Set(keys).size).toBe(2)
    uuid.mockRestore()
  })

  it('is reused for the same body, also after a reload [CHECKOUT-23]', () => {
    const key = orderAttempt({}).keyFor('one')
    expect(key.length).toBeGreaterThan(15)
    expect(orderAttempt({}).keyFor('one')).toBe(key)
  })

  it('changes with the body, and after a definite response', () => {
    const attempt = orderAttempt({})
    const key = attempt.keyFor('one')
    const other = attempt.keyFor('other')
    expect(other).not.toBe(key)
    attempt.clear()
    expect(orderAttempt({}).keyFor('other')).not.toBe(other)
  })
})

import { describe, expect, it } from 'vitest'
import { readConfig } from '../config/config'
import { createTestApp, testShop, type TestApp } from '../../testing/test-app'

const shopWithout = await testShop({ demoData: false })

/** Sends wrong passwords with different forwarded addresses until limited, at most twenty. */
async function attemptsUntilLimited(shop: TestApp): Promise<number> {
  const { email } = await shop.customer()
  for (let count = 1; count <= 20; count += 1) {
    const { status } = await shop.refused('loginCustomer', {
      body: { email, password: 'falsch' },
      headers: { 'x-forwarded-for': `203.0.113.${count}` },
    })
    if (status === 429) return count
  }
  return 21
}

describe('X-Forwarded-For', () => {
  it('cannot bypass a limit per address without a trusted proxy', async () => {
    expect(await attemptsUntilLimited(shopWithout)).toBe(11)
  })

  it.each(['loopback', '1', '127.0.0.1'])('is used behind a proxy trusted by %j', async (TRUST_PROXY) => {
    const config = readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY })
    const behindProxy = await createTestApp({ demoData: false, config })
    try {
      expect(await attemptsUntilLimited(behindProxy)).toBe(21)
    } finally {
      await behindProxy.close()
    }
  })

  it.each(['5 hops', '300.1.1.1', '-1'])('rejects the configuration %j', (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY')
  })

  it.each([
    ['loopback', 'loopback'],
    ['2', 2],
    ['10.0.0.0/8, 192.168.1.7', '10.0.0.0/8, 192.168.1.7'],
    ['', false],
  ] as const)('%j is understood', (TRUST_PROXY, trusted) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(trusted)
  })
})

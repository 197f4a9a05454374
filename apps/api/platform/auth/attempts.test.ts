import { beforeEach, describe, expect, it } from 'vitest'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop({ config: { trustProxy: 'loopback' } })
beforeEach(() => shop.reset())

const from = (address: string) => ({ 'x-forwarded-for': address })

/** Number of calls one IP address can make before it is limited; 0 if it is not within 80. */
async function callsOf(call: (index: number, address: string) => Promise<{ readonly statusCode: number }>) {
  for (let index = 0; index < 80; index += 1) {
    if ((await call(index, '203.0.113.7')).statusCode !== 429) continue
    expect((await call(index, '203.0.113.8')).statusCode).not.toBe(429)
    return index
  }
  return 0
}

describe('one IP address', () => {
  it('can look up a limited number of orders, whatever their numbers', async () => {
    const lookup = (index: number, address: string) =>
      shop.call('lookupOrder', {
        body: { orderNumber: `VD-2026-${index}`, email: 'a@example.org', code: 'AAAA-BBBB-CCCC' },
        headers: from(address),
      })
    expect(await callsOf(lookup)).toBe(60)
  })

  it('can request a limited number of password links, whatever the emails', async () => {
    // In parallel, because each response takes a quarter of a second.
    const ask = (index: number) =>
      shop.call('forgotPassword', { body: { email: `a${index}@example.org` }, headers: from('203.0.113.7') })
    const answers = await Promise.all(Array.from({ length: 65 }, (_, index) => ask(index)))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
  })

  it('can register a limited number of accounts', async () => {
    const { email } = await shop.customer()
    const register = (_: number, address: string) =>
      shop.call('registerCustomer', {
        body: { name: 'N', email, password: 'lindenblüte' },
        headers: from(address),
      })
    expect(await callsOf(register)).toBe(60)
  })

  it('is a whole /64 of IPv6, which every customer of a provider has [IDENTITY-18]', async () => {
    const { email } = await shop.customer()
    const register = (address: string) =>
      shop.call('registerCustomer', {
        body: { name: 'N', email, password: 'lindenblüte' },
        headers: from(address),
      })
    for (let index = 0; index < 60; index += 1)
      expect((await register(`2001:db8:7::${index.toString(16)}`)).statusCode).toBe(409)
    expect((await register('2001:db8:7:0:ffff::1')).statusCode).toBe(429)
    expect((await register('2001:db8:7:1::1')).statusCode).toBe(409)
  })

  it('of IPv6 cannot lock an account by itself [IDENTITY-17]', async () => {
    const { email } = await shop.customer()
    const login = (password: string, address: string) =>
      shop.call('loginCustomer', { body: { email, password }, headers: from(address) })
    for (let index = 0; index < 51; index += 1) await login('geraten', `2001:db8:7::${index.toString(16)}`)
    expect((await login('geraten', '2001:db8:7::99')).statusCode).toBe(429)
    expect((await login(TEST_PASSWORD, '203.0.113.7')).statusCode).toBe(200)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'
import { attempts } from '../db/schema'

const shop = await testShop({ demoData: false, config: { trustProxy: 'loopback' } })
beforeEach(() => shop.reset())

const from = (address: string) => ({ 'x-forwarded-for': address })
const OWN = '198.51.100.9'

const calls = [
  ['a customer', 'loginCustomer', () => shop.customer()],
  ['an administrator', 'loginAdmin', () => shop.admin()],
] as const

describe.each(calls)('logins as %s', (_, call, account) => {
  const login = async (email: string, password: string, address: string) =>
    (await shop.call(call, { body: { email, password }, headers: from(address) })).statusCode
  /** @returns the answers of wrong passwords of as many networks */
  async function attack(email: string, { networks, tries }: { networks: number; tries: number }) {
    const statuses: number[] = []
    for (let network = 1; network <= networks; network += 1)
      for (let n = 0; n < tries; n += 1) statuses.push(await login(email, 'geraten', `203.0.113.${network}`))
    return statuses
  }

  it('fail sixty times in one network, whatever the addresses, and then leave no trace [IDENTITY-40]', async () => {
    const own = await account()
    const guess = (n: number) => login(`fremd-${n}@example.org`, 'geraten', `2001:db8:7::${n.toString(16)}`)
    for (let n = 0; n < 60; n += 1) expect(await guess(n)).toBe(400)
    const counters = await shop.db.$count(attempts)
    for (let n = 60; n < 90; n += 1) expect(await guess(n)).toBe(429)
    expect(await login(own.email, TEST_PASSWORD, '2001:db8:7:0:ffff::1')).toBe(429)
    expect(await shop.db.$count(attempts)).toBe(counters)
    expect(await login(own.email, TEST_PASSWORD, '2001:db8:7:1::1')).toBe(200)
  })

  it('that succeed are not counted [IDENTITY-40]', async () => {
    const { email } = await account()
    for (let n = 0; n < 65; n += 1) expect(await login(email, TEST_PASSWORD, OWN)).toBe(200)
    expect(await shop.db.$count(attempts)).toBe(0)
  })

  it('do not give a network more guesses by succeeding in between [IDENTITY-40]', async () => {
    const [{ email }, other] = [await account(), await account()]
    for (let n = 0; n < 60; n += 1) {
      expect(await login(`fremd-${n}@example.org`, 'geraten', OWN)).toBe(400)
      if (n % 10 === 0) expect(await login(email, TEST_PASSWORD, OWN)).toBe(200)
    }
    expect(await login(other.email, 'geraten', OWN)).toBe(429)
  })

  it('pass with the right password while others guess; a network that fails too has three [IDENTITY-17]', async () => {
    const { email } = await account()
    expect(await attack(email, { networks: 5, tries: 10 })).toEqual(Array.from({ length: 50 }, () => 400))
    expect(await attack(email, { networks: 5, tries: 1 })).toEqual(Array.from({ length: 5 }, () => 429))
    const late = '192.0.2.1'
    for (let n = 0; n < 3; n += 1) expect(await login(email, 'geraten', late)).toBe(400)
    expect(await login(email, TEST_PASSWORD, late)).toBe(429)
    expect(await login(email, TEST_PASSWORD, OWN)).toBe(200)
    // One typing error does not shut the owner out.
    expect(await login(email, 'vertippt', OWN)).toBe(400)
    expect(await login(email, TEST_PASSWORD, OWN)).toBe(200)
  })
})

import { describe, expect, it } from 'vitest'
import { bodyFor } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'

const shop = await testShop({ config: { rateLimit: 3, trustProxy: 'loopback' } })

const from = (address: string) => ({ 'x-forwarded-for': address })
const body = await bodyFor(shop, { abendruhe: 1 })
const orderData = { items: body.items }
const calls = {
  checkout: (headers: Record<string, string>) => shop.call('checkout', { body, headers }),
  'validation of a coupon': (headers: Record<string, string>) =>
    shop.call('validateCoupon', { body: { code: 'MINUS5', orderData }, headers }),
  'automatic coupon': (headers: Record<string, string>) =>
    shop.call('autoCoupon', { body: { orderData }, headers }),
}

describe('one IP address', () => {
  it.each(Object.entries(calls))('may call %s up to RATE_LIMIT times [IDENTITY-19]', async (name, call) => {
    const address = `203.0.113.${Object.keys(calls).indexOf(name) + 10}`
    for (let count = 0; count < 3; count += 1) expect((await call(from(address))).statusCode).not.toBe(429)
    const refused = await call(from(address))
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call(from('203.0.113.8'))).statusCode).not.toBe(429)
  })

  it('has one limit for all these calls together [IDENTITY-19]', async () => {
    const address = '203.0.113.30'
    for (const call of Object.values(calls)) expect((await call(from(address))).statusCode).not.toBe(429)
    for (const call of Object.values(calls)) expect((await call(from(address))).statusCode).toBe(429)
    shop.clock.advance(10_000)
    expect((await calls['automatic coupon'](from(address))).statusCode).not.toBe(429)
  })
})

import { describe, expect, it } from 'vitest'
import { testShop } from '../../testing/test-app'
import { Overload } from './overload'

describe('a process is overloaded [API-300]', () => {
  const busy = (requests: number) => {
    const overload = new Overload()
    for (let n = 0; n < requests; n += 1) overload.begin()
    return overload
  }

  it('when its event loop has lagged a second for two seconds', () => {
    const overload = busy(101)
    overload.sample(1_000, 1_000)
    overload.sample(1_200, 1_900)
    expect(overload.refuses('shoppers')).toBe(false)
    overload.sample(1_000, 2_000)
    expect(overload.refuses('shoppers')).toBe(true)
    overload.sample(999, 2_500)
    expect(overload.refuses('shoppers')).toBe(false)
    overload.sample(1_000, 3_500)
    expect(overload.refuses('shoppers')).toBe(false)
  })

  it('at once after a standstill of two seconds', () => {
    const overload = busy(101)
    overload.sample(2_000, 9_000)
    expect(overload.refuses('shoppers')).toBe(true)
  })

  it.each([
    [100, false, false],
    [101, true, false],
    [500, true, false],
    [501, true, true],
  ])('with %i requests under way', (requests, shoppers, office) => {
    const overload = busy(requests)
    overload.sample(2_000, 9_000)
    expect(overload.refuses('shoppers')).toBe(shoppers)
    expect(overload.refuses('office')).toBe(office)
    overload.end()
    expect(overload.refuses('shoppers')).toBe(requests > 101)
  })
})

describe('an overloaded process [API-300]', async () => {
  const overload = new Overload({ shoppers: 0, office: 1 })
  const shop = await testShop({ overload })

  it('refuses shoppers first, administrators later and its own health never', async () => {
    const url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const ask = async (path: string) => {
      const answer = await fetch(`${url}${path}`)
      await answer.text()
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
    }
    expect((await ask('/api/products?search=tee')).status).toBe(200)
    overload.sample(2_000, 9_000)
    expect(await ask('/api/products?search=minze')).toEqual({ status: 503, retryAfter: '2' })
    // Nobody is signed in, but is asked who they are.
    expect((await ask('/api/admin/orders')).status).toBe(401)
    expect((await ask('/api/health/ready')).status).toBe(200)
    overload.begin()
    expect((await ask('/api/admin/orders')).status).toBe(503)
    expect((await ask('/api/health/live')).status).toBe(200)
    overload.end()
    overload.sample(0, 9_500)
    expect((await ask('/api/products?search=minze')).status).toBe(200)
  })
})

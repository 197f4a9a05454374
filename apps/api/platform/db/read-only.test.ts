import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkoutBody } from '../../testing/checkout'
import { createTestApp, type TestApp } from '../../testing/test-app'

const READ_ONLY = 'set default_transaction_read_only = on'

// On PostgreSQL by the faults, with a server that is told to.
describe.runIf((process.env.TEST_DATABASE_URL ?? '') === '')('while the database only reads [API-74]', () => {
  let shop: TestApp
  let items: Parameters<typeof checkoutBody>[0] = []
  let token = ''
  beforeAll(async () => {
    shop = await createTestApp({ isUsed: false })
    items = [{ productId: (await shop.product('abendruhe')).id, quantity: 1 }]
    token = (await shop.customer()).token
    // A failed statement ends its connection, and each new one begins with it.
    shop.database.pool.on('connect', (client) => void client.query(READ_ONLY))
    await shop.database.pool.query(READ_ONLY)
  })
  afterAll(() => shop.close())

  it('orders and logins are unavailable for now', async () => {
    const body = checkoutBody(items)
    const login = { email: 'a@example.org', password: 'lindenblüte' }
    const answers = [await shop.call('checkout', { body }), await shop.call('loginCustomer', { body: login })]
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    }
    expect((await shop.app.inject('/api/health/ready')).statusCode).toBe(503)
    expect((await shop.app.inject('/api/health/live')).statusCode).toBe(200)
  })

  it('whoever browses or is signed in still reads', async () => {
    shop.clock.advance(120_000)
    shop.cache.drop()
    const category = { platform: 'germany', slug: 'detox' } as const
    const answers = [
      await shop.call('listProducts', { query: { search: 'tee' } }),
      await shop.call('getCategoryBySlug', { params: category }),
      await shop.call('listMyOrders', { token }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })
})

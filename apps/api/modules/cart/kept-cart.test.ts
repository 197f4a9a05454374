import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_CART_LINES, MAX_UNITS_PER_PRODUCT } from '@/shop/cart/cart-limits'
import { carts } from '../../platform/db/schema'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.customer()).token
})

const item = (quantity = 1) => ({ productId: String(randomUUID()), quantity, price: 11.9 })
const keep = (items: readonly ReturnType<typeof item>[], version: number) =>
  shop.call('keepCart', { token, body: { items: [...items], version } })

describe('the cart of an account [CHECKOUT-521]', () => {
  it('is empty at first, and then as it was kept, for this customer and platform alone', async () => {
    expect(await shop.ok('getCart', { token })).toEqual({ items: [], version: 0 })
    const items = [item(2), item()]
    expect(await shop.ok('keepCart', { token, body: { items, version: 0 } })).toEqual({ items, version: 1 })
    expect(await shop.ok('getCart', { token })).toEqual({ items, version: 1 })
    expect(await shop.ok('getCart', { token, query: { platform: 'turkey' } })).toEqual({
      items: [],
      version: 0,
    })
    const { token: other } = await shop.customer()
    expect(await shop.ok('getCart', { token: other })).toEqual({ items: [], version: 0 })
  })

  it('has each product once, of two the larger quantity', async () => {
    const [small, other] = [item(1), item(3)]
    const items = [small, other, { ...small, productId: small.productId.toUpperCase(), quantity: 5 }]
    const { items: kept } = await shop.ok('keepCart', { token, body: { items, version: 0 } })
    expect(kept).toEqual([{ ...small, quantity: 5 }, other])
  })

  it('has no more than an order can have', async () => {
    const refusals = [
      Array.from({ length: MAX_CART_LINES + 1 }, () => item()),
      [item(MAX_UNITS_PER_PRODUCT + 1)],
      [item(0)],
      [{ ...item(), productId: 'kein-tee' }],
    ]
    for (const items of refusals) expect((await keep(items, 0)).statusCode).toBe(400)
    expect(await shop.db.$count(carts)).toBe(0)
    expect(
      (
        await keep(
          Array.from({ length: MAX_CART_LINES }, () => item()),
          0,
        )
      ).statusCode,
    ).toBe(200)
  })

  it('needs a customer’s session', async () => {
    expect((await shop.refused('getCart')).status).toBe(401)
    const { token: admin } = await shop.admin()
    expect((await shop.refused('getCart', { token: admin })).status).toBe(403)
    expect((await shop.refused('keepCart', { body: { items: [], version: 0 } })).status).toBe(401)
  })

  it('is told in one’s own data and goes with the account [IDENTITY-32] [IDENTITY-33]', async () => {
    const { productId, quantity } = item(2)
    await shop.ok('keepCart', { token, body: { items: [{ productId, quantity }], version: 0 } })
    expect((await shop.ok('getAccountData', { token })).carts).toMatchObject([
      { platform: 'germany', items: [{ productId, quantity }] },
    ])
    await shop.ok('deleteAccount', { token, body: { password: TEST_PASSWORD } })
    expect(await shop.db.$count(carts)).toBe(0)
  })
})

describe('a cart that was changed elsewhere [CHECKOUT-522]', () => {
  it('is not overwritten, and its newest version is told', async () => {
    const newest = { items: [item()], version: 1 }
    await shop.ok('keepCart', { token, body: { ...newest, version: 0 } })
    for (const version of [0, 2]) {
      const refusal = await shop.refused('keepCart', { token, body: { items: [], version } })
      expect([refusal.status, refusal.code, refusal.details]).toEqual([409, 'CONFLICT', { cart: newest }])
    }
  })

  it('takes one of twenty writes of the same version', async () => {
    for (const version of [0, 1]) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => keep([item(at + 1)], version)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
        200,
        ...Array<number>(19).fill(409),
      ])
    }
    expect((await shop.ok('getCart', { token })).version).toBe(2)
  })
})

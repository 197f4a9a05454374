import { beforeEach, describe, expect, it } from 'vitest'
import { bodyFor, emptyOrders, newKey, setStock, writtenRows } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

describe('the same key [CHECKOUT-22]', () => {
  it('returns the same order for the same body', async () => {
    const headers = newKey()
    const body = await bodyFor(shop, { abendruhe: 1 })
    const first = await shop.ok('checkout', { body, headers })
    const again = await shop.ok('checkout', { body, headers })
    expect(again.order).toEqual(first.order)
    expect(await writtenRows(shop)).toMatchObject({ orders: 1, mails: 1 })
  })

  it('draws no number for an order that is placed already [ORDER-980]', async () => {
    const request = { body: await bodyFor(shop, { abendruhe: 1 }), headers: newKey() }
    const numberOf = ({ orderNumber }: { orderNumber: string }) => Number(orderNumber.slice(-6))
    const { order } = await shop.ok('checkout', request)
    for (let retry = 0; retry < 3; retry += 1) await shop.ok('checkout', request)
    const next = await shop.ok('checkout', { ...request, headers: newKey() })
    expect(numberOf(next.order)).toBe(numberOf(order) + 1)
  })

  it('returns the order as it is now', async () => {
    const request = { body: await bodyFor(shop, { abendruhe: 1 }), headers: newKey() }
    const { order } = await shop.ok('checkout', request)
    const { token } = await shop.admin()
    await shop.ok('setOrderStatus', { params: { id: order._id }, body: { status: 'cancelled' }, token })
    expect((await shop.ok('checkout', request)).order).toMatchObject({ _id: order._id, status: 'cancelled' })
  })

  it('waits for the first request', async () => {
    const headers = newKey()
    const body = await bodyFor(shop, { abendruhe: 1 })
    await setStock(shop, 'abendruhe', 1)
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.ok('checkout', { body, headers })))
    expect(new Set(answers.map(({ order }) => order._id)).size).toBe(1)
    expect((await shop.product('abendruhe')).stockQuantity).toBe(0)
  })

  it('is 422 for another body or another caller', async () => {
    const headers = newKey()
    const body = await bodyFor(shop, { abendruhe: 1 })
    await shop.ok('checkout', { body, headers })
    const { token } = await shop.customer()
    for (const input of [{ body: await bodyFor(shop, { abendruhe: 2 }) }, { body, token }]) {
      const refusal = await shop.refused('checkout', { ...input, headers })
      expect([refusal.status, refusal.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    }
    expect(await writtenRows(shop)).toMatchObject({ orders: 1 })
  })

  it('can be used again after a refusal', async () => {
    const headers = newKey()
    await setStock(shop, 'abendruhe', 0)
    const body = await bodyFor(shop, { abendruhe: 1 })
    expect((await shop.refused('checkout', { body, headers })).code).toBe('OUT_OF_STOCK')
    await setStock(shop, 'abendruhe', 1)
    expect((await shop.ok('checkout', { body, headers })).order.status).toBe('pending')
  })
})

describe('ten at once', () => {
  it('for the last unit give one order and nine OUT_OF_STOCK, and the stock never goes below zero', async () => {
    await setStock(shop, 'abendruhe', 1)
    const body = await bodyFor(shop, { abendruhe: 1 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.call('checkout', { body, headers: newKey() })),
    )
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? answer.statusCode)
    expect(codes.filter((code) => code === 201)).toHaveLength(1)
    expect(codes.filter((code) => code === 'OUT_OF_STOCK')).toHaveLength(9)
    expect((await shop.product('abendruhe')).stockQuantity).toBe(0)
    expect(await writtenRows(shop)).toMatchObject({ orders: 1, lines: 1, mails: 1 })
  })

  it('with carts in opposite order never deadlock [CHECKOUT-20]', async () => {
    const slugs = ['abendruhe', 'kurkuma-plus']
    const bodies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const order = index % 2 === 0 ? slugs : [...slugs].reverse()
        const customerInfo = { name: 'Gesa Gast', email: `gast${index % 3}@example.org`, phone: '1' }
        return bodyFor(shop, Object.fromEntries(order.map((slug) => [slug, 1])), { customerInfo })
      }),
    )
    const answers = await Promise.all(bodies.map((body) => shop.call('checkout', { body })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 201))
  })
})

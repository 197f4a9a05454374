import { beforeEach, expect, it } from 'vitest'
import { emptyOrders, placeOrder } from '../../../testing/checkout'
import { testShop } from '../../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})

const DAY = 24 * 60 * 60_000

it('every view shows its number of orders [ADMIN-65]', async () => {
  const counts = async () => (await shop.ok('countOrders', { token })).counts
  expect(await counts()).toEqual({ all: 0, unpaid: 0, today: 0, toPrepare: 0, toShip: 0 })
  const old = await placeOrder(shop)
  shop.clock.advance(2 * DAY)
  // Another administrator's session expires meanwhile; continue with a new one.
  token = (await shop.admin()).token
  const paid = await placeOrder(shop)
  await placeOrder(shop)
  await shop.ok('setPaymentStatus', { params: { id: paid._id }, body: { status: 'completed' }, token })
  await shop.ok('setOrderStatus', { params: { id: paid._id }, body: { status: 'processing' }, token })
  await shop.ok('setOrderStatus', { params: { id: old._id }, body: { status: 'confirmed' }, token })
  expect(await counts()).toEqual({ all: 3, unpaid: 2, today: 2, toPrepare: 1, toShip: 1 })
  for (const [view, query] of [
    ['unpaid', { paymentStatus: 'pending' }],
    ['today', { dateRange: 'today' }],
    ['toShip', { status: 'processing' }],
  ] as const)
    expect((await shop.ok('listOrders', { token, query })).pagination.total).toBe((await counts())[view])
})

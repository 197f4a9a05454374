import { beforeEach, expect, it } from 'vitest'
import { orderViewFilters } from '@/shop/orders/order-views'
import { emptyOrders, checkOut } from '@apps/api/testing/checkout'
import { testShop } from '@apps/api/testing/test-app'

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
  const old = await checkOut(shop)
  shop.clock.advance(2 * DAY)
  // Another administrator's session expires meanwhile; continue with a new one.
  token = (await shop.admin()).token
  const paid = await checkOut(shop)
  const shipped = await checkOut(shop)
  const [cancelled, refunded] = [await checkOut(shop), await checkOut(shop)]
  for (const { _id } of [paid, shipped])
    await shop.ok('setPaymentStatus', { params: { id: _id }, body: { status: 'completed' }, token })
  for (const [{ _id }, status] of [
    [old, 'processing'],
    [shipped, 'shipped'],
    [cancelled, 'cancelled'],
    [refunded, 'refunded'],
  ] as const)
    await shop.ok('setOrderStatus', { params: { id: _id }, body: { status }, token })
  // A cancelled or refunded order waits for no payment; a paid one is to be prepared whatever its status.
  expect(await counts()).toEqual({ all: 5, unpaid: 1, today: 4, toPrepare: 1, toShip: 1 })
  for (const [view, numbers] of [
    ['unpaid', [old.orderNumber]],
    ['toPrepare', [paid.orderNumber]],
    ['toShip', [old.orderNumber]],
  ] as const) {
    const { payment, status } = orderViewFilters[view]
    const query = { ...(payment && { paymentStatus: payment }), ...(status && { status }) }
    const { orders, pagination } = await shop.ok('listOrders', { token, query })
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(numbers)
    expect(pagination.total).toBe((await counts())[view])
  }
})

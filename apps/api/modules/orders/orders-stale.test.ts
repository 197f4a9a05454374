import { beforeEach, expect, it } from 'vitest'
import { emptyOrders, checkOut } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})

async function opened() {
  const { _id: id } = await checkOut(shop)
  const input = { params: { id }, token }
  const read = async () => (await shop.ok('getOrder', input)).order
  return { input, read, seen: (await read()).updatedAt }
}

it('refuses a change of what somebody else changed meanwhile [ADMIN-82]', async () => {
  const { input, read, seen } = await opened()
  await shop.ok('setOrderStatus', { ...input, body: { status: 'cancelled', updatedAt: seen } })
  const { cargoCompanies } = await shop.ok('listActiveCargo', { params: { platform: 'germany' }, token })
  const cargo = { cargoCompanyId: cargoCompanies[0]?._id ?? '', trackingNumber: '0034' }
  const address = { street: 'Am Markt 1', zipCode: '10115', city: 'Berlin', country: 'Deutschland' }
  const late = { updatedAt: seen }
  const refusals = [
    await shop.refused('setOrderStatus', { ...input, body: { status: 'confirmed', ...late } }),
    await shop.refused('setPaymentStatus', { ...input, body: { status: 'completed', ...late } }),
    await shop.refused('assignCargo', { ...input, body: { ...cargo, ...late } }),
    await shop.refused('setShippingAddress', { ...input, body: { ...address, ...late } }),
    await shop.refused('refundOrder', { ...input, body: { amount: 1, reason: 'x', ...late } }),
  ]
  expect(refusals.map(({ status, code }) => [status, code])).toEqual(Array(5).fill([409, 'STALE']))
  const order = await read()
  expect([order.status, order.payment.status, order.history.length]).toEqual(['cancelled', 'pending', 2])
  expect((await shop.ok('listOrders', { token })).orders[0]?.updatedAt).toBe(order.updatedAt)
})

it('takes a change of what is as it was seen, and one that names no version [ADMIN-82]', async () => {
  const { input, seen } = await opened()
  const set = async (status: 'confirmed' | 'processing', updatedAt?: string) =>
    (await shop.ok('setOrderStatus', { ...input, body: { status, ...(updatedAt && { updatedAt }) } })).order
  const first = await set('confirmed', seen)
  // The clock stands still: two changes of one instant are two versions.
  expect(first.updatedAt).not.toBe(seen)
  expect((await set('processing', first.updatedAt)).status).toBe('processing')
  expect((await set('confirmed')).status).toBe('confirmed')
})

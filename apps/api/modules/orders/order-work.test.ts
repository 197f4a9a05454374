import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { orders, users } from '../../platform/db/schema'
import { emptyOrders, mailsOf, checkOut } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})

const ADDRESS = { street: 'Am Markt 1', city: 'Leipzig', zipCode: '04109', country: 'Deutschland' }

it('notes keep their author and time [ADMIN-51]', async () => {
  const { _id: id } = await checkOut(shop)
  const note = (text: string) => shop.ok('addOrderNote', { token, params: { id }, body: { text } })
  await note('Kunde hat angerufen.')
  shop.clock.advance(1000)
  const { order } = await note('Rückruf morgen')
  expect(order.internalNotes.map(({ text, author }) => [text, author])).toEqual([
    ['Kunde hat angerufen.', 'Ayşe Yönetici'],
    ['Rückruf morgen', 'Ayşe Yönetici'],
  ])
  const empty = await shop.refused('addOrderNote', { token, params: { id }, body: { text: ' ' } })
  expect(empty.code).toBe('VALIDATION')
})

it('a guest’s order says so if the account with its address is banned, and why [ADMIN-320] [ADMIN-541]', async () => {
  const { _id: id } = await checkOut(shop)
  const { id: userId, email } = await shop.customer()
  await shop.db.update(orders).set({ email }).where(eq(orders.id, id))
  const order = async () => (await shop.ok('getOrder', { token, params: { id } })).order
  expect(await order()).toMatchObject({ customerBanned: false, customerBanReason: '' })
  await shop.db.update(users).set({ status: 'banned', banReason: 'Betrug' }).where(eq(users.id, userId))
  expect(await order()).toMatchObject({ customerBanned: true, customerBanReason: 'Betrug' })
})

it('a mail can be sent again if the order has reached that point [ADMIN-51]', async () => {
  const { _id: id } = await checkOut(shop)
  const send = (kind: 'placed' | 'paid' | 'shipped' | 'cancelled') => ({
    token,
    params: { id },
    body: { kind },
  })
  await shop.ok('sendOrderMail', send('placed'))
  expect((await mailsOf(shop)).filter(({ kind }) => kind === 'placed')).toHaveLength(2)
  for (const kind of ['paid', 'shipped', 'cancelled'] as const)
    expect((await shop.refused('sendOrderMail', send(kind))).code).toBe('CONFLICT')
  await shop.ok('setPaymentStatus', { token, params: { id }, body: { status: 'completed' } })
  const { order } = await shop.ok('sendOrderMail', send('paid'))
  const sent = order.history.filter(({ kind }) => kind === 'mail').map(({ to }) => to)
  expect(sent.sort()).toEqual(['paid', 'placed'])
})

it('the first mail, sent again, does not ask once more for what was paid [ADMIN-51]', async () => {
  const { _id: id } = await checkOut(shop)
  await shop.ok('setPaymentStatus', { token, params: { id }, body: { status: 'completed' } })
  shop.clock.advance(1000)
  await shop.ok('sendOrderMail', { token, params: { id }, body: { kind: 'placed' } })
  const placed = (await mailsOf(shop)).filter(({ kind }) => kind === 'placed')
  expect(placed.map(({ payload }) => payload.isSettled)).toEqual([false, true])
})

it('the mail about a payment, which promises a parcel, is not sent for a cancelled order [ORDER-17]', async () => {
  const { _id: id } = await checkOut(shop)
  const params = { id }
  await shop.ok('setOrderStatus', { token, params, body: { status: 'cancelled' } })
  await shop.ok('setPaymentStatus', { token, params, body: { status: 'completed' } })
  const refusal = await shop.refused('sendOrderMail', { token, params, body: { kind: 'paid' } })
  expect([refusal.status, refusal.code]).toEqual([409, 'CONFLICT'])
})

it('the address is corrected until the parcel is on its way, within its country [ADMIN-51]', async () => {
  const { _id: id } = await checkOut(shop)
  const correct = (body: object = {}) => ({ token, params: { id }, body: { ...ADDRESS, ...body } })
  const { order } = await shop.ok('setShippingAddress', correct())
  expect(order.shipping.address).toEqual(ADDRESS)
  const corrected = order.history.find(({ kind }) => kind === 'address')
  expect(corrected?.to).toBe('Am Markt 1, 04109 Leipzig, Deutschland')
  for (const wrong of [{ zipCode: '0410' }, { country: 'Österreich' }, { street: ' ' }])
    expect((await shop.refused('setShippingAddress', correct(wrong))).code).toBe('VALIDATION')
  await shop.ok('setOrderStatus', { token, params: { id }, body: { status: 'shipped' } })
  expect((await shop.refused('setShippingAddress', correct())).code).toBe('CONFLICT')
})

it('every action on an unknown order is NOT_FOUND', async () => {
  const nobody = { token, params: { id: randomUUID() } }
  const refusals = [
    await shop.refused('addOrderNote', { ...nobody, body: { text: 'x' } }),
    await shop.refused('sendOrderMail', { ...nobody, body: { kind: 'placed' } }),
    await shop.refused('setShippingAddress', { ...nobody, body: ADDRESS }),
  ]
  expect(refusals.map(({ status, code }) => [status, code])).toEqual(refusals.map(() => [404, 'NOT_FOUND']))
})

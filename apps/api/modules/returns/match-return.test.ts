import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '../../platform/db/schema'
import { emptyOrders, mailsOf, checkOut } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})

/** An order, and a withdrawal about it with a mistyped order number. */
async function mistyped(values: { email?: string; orderNumber?: string } = {}) {
  const order = await checkOut(shop, {}, { abendruhe: 2 })
  const body = { orderNumber: 'VD-2026-999999', email: order.customer.email, name: 'Gesa', ...values }
  await shop.ok('withdraw', { body })
  const { withdrawals } = await shop.ok('listReturns', { token })
  return { order, id: withdrawals[0]?._id ?? '' }
}
const matching = (id: string, orderId: string) => ({ token, params: { id }, body: { orderId } })
const receipts = async () => (await mailsOf(shop)).filter(({ kind }) => kind === 'withdrawal')

it('a withdrawal without a known order is matched by hand, with history, log and receipt [ADMIN-68]', async () => {
  const { order, id } = await mistyped()
  expect(await receipts()).toHaveLength(0)
  const { withdrawal } = await shop.ok('matchReturn', matching(id, order._id))
  expect(withdrawal).toMatchObject({
    status: 'new',
    orderNumber: order.orderNumber,
    order: { _id: order._id },
    decision: null,
  })
  const { history } = (await shop.ok('getOrder', { token, params: { id: order._id } })).order
  expect(history.find(({ kind }) => kind === 'withdrawal')).toMatchObject({
    from: 'VD-2026-999999',
    to: 'matched',
    actor: 'Ayşe Yönetici',
  })
  const logged = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'withdrawal.match'))
  expect(logged).toMatchObject([
    {
      subject: `withdrawal:${id}`,
      detail: {
        number: order.orderNumber,
        changes: [{ field: 'orderNumber', from: 'VD-2026-999999', to: order.orderNumber }],
        sameMail: true,
      },
    },
  ])
  expect((await receipts()).map(({ recipient }) => recipient)).toEqual([order.customer.email])
})

it('is found by the number that its row shows, and by the one that was typed', async () => {
  const { order, id } = await mistyped()
  await shop.ok('matchReturn', matching(id, order._id))
  for (const search of [order.orderNumber, 'VD-2026-999999', `gesa ${order.orderNumber}`]) {
    const { withdrawals, pagination } = await shop.ok('listReturns', { token, query: { search } })
    expect([search, withdrawals.map(({ _id }) => _id), pagination.total]).toEqual([search, [id], 1])
  }
})

it('is decided with goods and money once it is matched [ADMIN-68]', async () => {
  const { order, id } = await mistyped()
  await shop.ok('setPaymentStatus', { token, params: { id: order._id }, body: { status: 'completed' } })
  const decision = { token, params: { id }, body: { status: 'accepted' as const, refund: 1 } }
  expect((await shop.refused('decideReturn', decision)).code).toBe('RETURN_UNMATCHED')
  await shop.ok('matchReturn', matching(id, order._id))
  expect((await shop.ok('decideReturn', decision)).withdrawal.status).toBe('accepted')
  expect((await shop.ok('getOrder', { token, params: { id: order._id } })).order.refunded).toBe(1)
})

it('of another address is matched too, its receipt goes to the order’s own address alone [ADMIN-68]', async () => {
  const { order, id } = await mistyped({ email: 'fremd@example.org' })
  await shop.ok('matchReturn', matching(id, order._id))
  expect((await receipts()).map(({ recipient }) => recipient)).toEqual([order.customer.email])
  const [logged] = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'withdrawal.match'))
  expect(logged?.detail).toMatchObject({ sameMail: false })
})

it('is matched once, however many match at once, and never after a decision [ADMIN-68]', async () => {
  const { order, id } = await mistyped()
  const answers = await Promise.all([1, 2, 3].map(() => shop.call('matchReturn', matching(id, order._id))))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  expect(await receipts()).toHaveLength(1)
  const headers = { 'accept-language': 'tr' }
  const again = await shop.refused('matchReturn', { ...matching(id, order._id), headers })
  expect(again).toMatchObject({
    status: 409,
    code: 'CONFLICT',
    message: 'Bu bildirim zaten bir siparişe bağlandı veya karara bağlandı.',
  })
})

it('that is decided stays without an order [ADMIN-68]', async () => {
  const { order, id } = await mistyped()
  await shop.ok('decideReturn', { token, params: { id }, body: { status: 'refused', reason: 'Unbekannt' } })
  expect((await shop.refused('matchReturn', matching(id, order._id))).code).toBe('CONFLICT')
})

it('needs a withdrawal and an order that exist', async () => {
  const { order, id } = await mistyped()
  expect((await shop.refused('matchReturn', matching(randomUUID(), order._id))).code).toBe('NOT_FOUND')
  expect((await shop.refused('matchReturn', matching(id, randomUUID()))).code).toBe('NOT_FOUND')
  const { withdrawals } = await shop.ok('listReturns', { token })
  expect(withdrawals[0]?.order).toBeNull()
})

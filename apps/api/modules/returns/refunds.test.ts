import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog, orders, products, refunds, returnedLines } from '../../platform/db/schema'
import { emptyOrders, mailsOf, newKey, checkOut, withCoupon } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
let token: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
})

/** A paid order of two teas and one Kurkuma. */
async function paidOrder(values: Parameters<typeof checkOut>[1] = {}) {
  const order = await checkOut(shop, values, { abendruhe: 2, 'kurkuma-plus': 1 })
  await pay(order._id, 'completed')
  return order
}
const pay = (id: string, status: 'completed' | 'refunded' | 'pending') =>
  shop.ok('setPaymentStatus', { token, params: { id }, body: { status } })
const read = async (id: string) => (await shop.ok('getOrder', { token, params: { id } })).order
const refund = (
  id: string,
  amount: number,
  lines: { productId: string; quantity: number; restock: boolean }[] = [],
) => ({
  token,
  params: { id },
  body: { amount, reason: 'Geri geldi', lines },
})
const stock = async (slug: string) => (await shop.product(slug)).stockQuantity

describe('a refund', () => {
  it('gives money back to the cent, with goods, stock, VAT, mail and history [ADMIN-49]', async () => {
    const before = await stock('abendruhe')
    const order = await paidOrder()
    const tea = await shop.product('abendruhe')
    const line = order.items.find(({ productId }) => productId === tea.id)
    const unit = line?.price.amount ?? 0
    const lines = [{ productId: tea.id, quantity: 1, restock: true }]
    const { order: after } = await shop.ok('refundOrder', refund(order._id, unit, lines))
    expect(after).toMatchObject({ refunded: unit, payment: { status: 'completed' } })
    expect(after.refunds).toMatchObject([{ amount: unit, reason: 'Geri geldi', actor: 'Ayşe Yönetici' }])
    expect(after.items.find(({ productId }) => productId === tea.id)?.returned).toBe(1)
    expect(await stock('abendruhe')).toBe(before - 1)
    const kinds = after.history.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'return' || kind === 'refund').sort()).toEqual([
      'refund',
      'return',
    ])
    const [row] = await shop.db.select().from(refunds)
    // 7 % VAT is included.
    expect(row?.tax).toBe(Math.round((unit * 100 * 7) / 107))
    expect((await mailsOf(shop)).filter(({ kind }) => kind === 'refunded')).toHaveLength(1)
  })

  it('of everything, in parts of different rates, contains the VAT of the order [MONEY-20]', async () => {
    const order = await paidOrder()
    const { id: productId } = await shop.product('kurkuma-plus')
    const line = order.items.find((item) => item.productId === productId)
    const lines = [{ productId, quantity: 1, restock: true }]
    await shop.ok('refundOrder', refund(order._id, line?.total.amount ?? 0, lines))
    const { refunded } = await read(order._id)
    const rest = Math.round((order.total.total - refunded) * 100) / 100
    await shop.ok('refundOrder', refund(order._id, rest))
    const taxes = (await shop.db.select().from(refunds)).map(({ tax }) => tax)
    expect(taxes).toHaveLength(2)
    expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(Math.round(order.total.tax * 100))
  })

  it('never exceeds what was paid, however many run at once [ADMIN-49]', async () => {
    const order = await paidOrder()
    const total = order.total.total
    const part = Math.round((total * 100) / 4) / 100
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.call('refundOrder', refund(order._id, part))),
    )
    const done = answers.filter(({ statusCode }) => statusCode === 201).length
    expect(done * part).toBeLessThanOrEqual(total)
    expect(done).toBeGreaterThanOrEqual(3)
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order._id))
    expect(row?.refunded).toBe(done * Math.round(part * 100))
    const refused = await shop.refused('refundOrder', refund(order._id, total))
    expect(refused).toMatchObject({ status: 409, code: 'REFUND_EXCEEDS_PAYMENT' })
  })

  it('with the same key refunds once, and refuses another request with that key', async () => {
    const order = await paidOrder()
    const headers = newKey()
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.call('refundOrder', { ...refund(order._id, 1), headers })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect((await read(order._id)).refunded).toBe(1)
    const other = await shop.refused('refundOrder', { ...refund(order._id, 2), headers })
    expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('needs a payment, a reason, an amount and units that the order has', async () => {
    const open = await checkOut(shop)
    expect((await shop.refused('refundOrder', refund(open._id, 1))).code).toBe('REFUND_EXCEEDS_PAYMENT')
    const order = await paidOrder()
    const { id: productId } = await shop.product('abendruhe')
    for (const body of [
      { amount: 0, reason: 'x' },
      { amount: 1, reason: ' ' },
      { amount: 1.234, reason: 'x' },
      { amount: 1, reason: 'x', lines: [{ productId, quantity: 3, restock: true }] },
    ]) {
      const refusal = await shop.refused('refundOrder', { token, params: { id: order._id }, body })
      expect([body.amount, refusal.code]).toEqual([body.amount, 'VALIDATION'])
    }
    expect(await shop.db.$count(returnedLines)).toBe(0)
  })

  it('is not restocked or refunded again by a later cancellation', async () => {
    const before = { tea: await stock('abendruhe'), kurkuma: await stock('kurkuma-plus') }
    const order = await paidOrder()
    const { id: productId } = await shop.product('abendruhe')
    await shop.ok('refundOrder', refund(order._id, 1, [{ productId, quantity: 1, restock: false }]))
    expect(await stock('abendruhe')).toBe(before.tea - 2)
    await shop.ok('setOrderStatus', { token, params: { id: order._id }, body: { status: 'cancelled' } })
    // One of the two was written off.
    expect(await stock('abendruhe')).toBe(before.tea - 1)
    expect(await stock('kurkuma-plus')).toBe(before.kurkuma)
  })

  it('takes only paid units off the number sold, because free ones never counted', async () => {
    const { id: productId } = await shop.product('abendruhe')
    await shop.db.update(products).set({ salesCount: 100 }).where(eq(products.id, productId))
    const order = await checkOut(shop, withCoupon('TEE2PLUS1'), { abendruhe: 2 })
    await pay(order._id, 'completed')
    await shop.ok('refundOrder', refund(order._id, 1, [{ productId, quantity: 3, restock: true }]))
    expect((await shop.product('abendruhe')).salesCount).toBe(100)
  })

  it('needs an order, and goods that did not all come back already', async () => {
    const nobody = await shop.refused('refundOrder', refund(randomUUID(), 1))
    expect(nobody).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const order = await paidOrder()
    await shop.ok('setOrderStatus', { token, params: { id: order._id }, body: { status: 'cancelled' } })
    const { id: productId } = await shop.product('abendruhe')
    const late = refund(order._id, 1, [{ productId, quantity: 1, restock: true }])
    expect((await shop.refused('refundOrder', late)).code).toBe('CONFLICT')
  })
})

describe('a withdrawal', () => {
  async function declared(values: Partial<{ email: string }> = {}) {
    const order = await paidOrder()
    const body = { orderNumber: order.orderNumber, email: order.customer.email, name: 'Gesa', ...values }
    await shop.ok('withdraw', { body })
    const { withdrawals } = await shop.ok('listReturns', { token })
    return { order, withdrawal: withdrawals[0] }
  }
  const decide = (id: string, body: object) => ({
    token,
    params: { id },
    body: { status: 'accepted' as const, ...body },
  })

  it('waits in the queue with its order, and the shop is notified by mail [ADMIN-48]', async () => {
    const { order, withdrawal } = await declared()
    expect(withdrawal).toMatchObject({
      status: 'new',
      name: 'Gesa',
      orderNumber: order.orderNumber,
      order: { _id: order._id },
      decision: null,
    })
    expect((await shop.ok('getTasks', { token })).tasks.newReturns).toBe(1)
    expect((await mailsOf(shop)).some(({ kind }) => kind === 'shop-withdrawal')).toBe(true)
    const search = async (text: string) =>
      (await shop.ok('listReturns', { token, query: { search: text } })).pagination.total
    expect([await search(order.orderNumber), await search('gesa'), await search('niemand')]).toEqual([
      1, 1, 0,
    ])
  })

  it('is accepted with goods and money in one step, once', async () => {
    const { order, withdrawal } = await declared()
    const tea = await shop.product('abendruhe')
    const unit = order.items.find(({ productId }) => productId === tea.id)?.price.amount ?? 0
    const lines = [{ productId: tea.id, quantity: 1, restock: true }]
    const id = withdrawal?._id ?? ''
    const answers = await Promise.all(
      [1, 2].map(() => shop.call('decideReturn', decide(id, { lines, refund: unit }))),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const after = await read(order._id)
    expect(after.refunded).toBe(unit)
    expect(after.history.map(({ kind }) => kind)).toContain('withdrawal')
    expect(await stock('abendruhe')).toBe(tea.stockQuantity + 1)
    const kinds = (await mailsOf(shop)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'withdrawal-accepted')).toHaveLength(1)
    expect((await shop.ok('getTasks', { token })).tasks.newReturns).toBe(0)
    expect(await shop.db.$count(auditLog, eq(auditLog.action, 'withdrawal.decide'))).toBe(1)
  })

  it('is refused with a reason that the customer reads [ADMIN-48]', async () => {
    const { withdrawal } = await declared()
    const id = withdrawal?._id ?? ''
    const silent = await shop.refused('decideReturn', decide(id, { status: 'refused' }))
    expect(silent.code).toBe('VALIDATION')
    const reason = 'Die Packung war geöffnet.'
    const answer = await shop.ok('decideReturn', decide(id, { status: 'refused', reason }))
    expect(answer.withdrawal).toMatchObject({ status: 'refused', decision: { reason } })
    const mail = (await mailsOf(shop)).find(({ kind }) => kind === 'withdrawal-refused')
    expect(mail?.payload.reason).toBe(reason)
  })

  it('that nobody declared is not found', async () => {
    expect((await shop.refused('decideReturn', decide(randomUUID(), {}))).code).toBe('NOT_FOUND')
  })

  it('that exceeds the payment changes nothing', async () => {
    const { order, withdrawal } = await declared()
    const id = withdrawal?._id ?? ''
    const refusal = await shop.refused('decideReturn', decide(id, { refund: order.total.total + 1 }))
    expect(refusal.code).toBe('REFUND_EXCEEDS_PAYMENT')
    const { withdrawals } = await shop.ok('listReturns', { token, query: { status: 'new' } })
    expect(withdrawals).toHaveLength(1)
  })

  it('without an order is not accepted, only refused with a reason [ADMIN-68]', async () => {
    const { withdrawal } = await declared({ email: 'fremd@example.org' })
    const id = withdrawal?._id ?? ''
    expect(withdrawal?.order).toBeNull()
    const headers = { 'accept-language': 'tr' }
    for (const changes of [{}, { refund: 1 }])
      expect(await shop.refused('decideReturn', { ...decide(id, changes), headers })).toMatchObject({
        status: 409,
        code: 'RETURN_UNMATCHED',
        message: 'Bu bildirim bir siparişe bağlı değil; önce siparişe bağlayın ya da reddedin.',
      })
    const still = await shop.ok('listReturns', { token, query: { status: 'new' } })
    expect(still.withdrawals.map(({ _id }) => _id)).toEqual([id])
    const refusal = decide(id, { status: 'refused', reason: 'Unbekannt' })
    expect((await shop.ok('decideReturn', refusal)).withdrawal.status).toBe('refused')
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fields } from '@/shop/shared/stored'
import { auditLog, orders, paypalConnections, paypalPayments, paypalRefunds } from '../../platform/db/schema'
import { Paypal } from '../../platform/paypal/paypal'
import { checkOut, emptyOrders, mailsOf } from '../../testing/checkout'
import { orderRow } from '../../testing/order-row'
import { PAYPAL_KEYS, PaypalServer } from '../../testing/paypal-server'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'
import { sendPaypalRefunds, settleOpenPaypal } from './paypal-jobs'

const server = await new PaypalServer().start()
const shop = await testShop({ config: { paypalUrl: server.url } })
const params = { platform: 'germany' as const }
let token = ''

beforeEach(async () => {
  await emptyOrders(shop)
  await shop.db.delete(paypalConnections)
  server.mood = 'well'
  token = (await shop.admin()).token
})
afterAll(() => server.stop())

const body = { ...PAYPAL_KEYS, currentPassword: TEST_PASSWORD }
const connect = () => shop.ok('connectPaypal', { token, params, body })

/** An order that is to be paid at PayPal, with the token of its link. */
async function placed() {
  await connect()
  const order = await checkOut(shop, { paymentMethod: 'paypal' })
  const payUrl = order.paymentInstructions?.type === 'paypal' ? order.paymentInstructions.payUrl : undefined
  return { order, link: new URL(payUrl ?? '', 'https://shop.example').searchParams.get('pay') ?? '' }
}
const settle = (link: string) => shop.ok('settlePaypal', { body: { token: link } })
const start = (link: string) => shop.ok('startPaypal', { body: { token: link } })
const read = async (id: string) => (await shop.ok('getOrder', { token, params: { id } })).order
const paypalIdOf = async (id: string) => {
  const [row] = await shop.db.select().from(paypalPayments).where(eq(paypalPayments.orderId, id))
  return row?.paypalId ?? ''
}
/** The payer is sent to PayPal and agrees. */
async function approved() {
  const known = await placed()
  await start(known.link)
  const paypalId = await paypalIdOf(known.order._id)
  server.approve(paypalId)
  return { ...known, paypalId }
}
const jobOf = (paypal = new Paypal(server.url)) => ({
  db: shop.db,
  paypal,
  confirms: true,
  now: shop.clock.now(),
  warn: vi.fn(),
  changed: vi.fn(),
})

describe('a shop that is connected with PayPal [ORDER-730]', () => {
  it('takes no keys that PayPal does not know, and tells no secret', async () => {
    const wrong = { ...body, secret: 'wrong' }
    expect(await shop.refused('connectPaypal', { token, params, body: wrong })).toMatchObject({
      code: 'CONFLICT',
      errors: [{ path: 'secret' }],
    })
    expect(await shop.ok('getPaypalConnection', { token, params })).toEqual({ connection: null })
    expect(await shop.refused('checkPaypal', { token, params })).toMatchObject({ code: 'NOT_FOUND' })

    expect(await connect()).toMatchObject({ connection: { clientId: PAYPAL_KEYS.clientId, mode: 'sandbox' } })
    const read = await shop.ok('getPaypalConnection', { token, params: { platform: 'mobile' } })
    expect(read).toEqual({ connection: { clientId: PAYPAL_KEYS.clientId, mode: 'sandbox' } })
    await shop.ok('checkPaypal', { token, params })
    expect(JSON.stringify(await shop.db.select().from(auditLog))).not.toContain(PAYPAL_KEYS.secret)
    await shop.db.update(paypalConnections).set({ secret: 'replaced at PayPal' })
    expect(await shop.refused('checkPaypal', { token, params })).toMatchObject({ code: 'CONFLICT' })
  })

  it('asks for the own password, and says so where PayPal is down', async () => {
    const wrong = { ...body, currentPassword: 'falsch' }
    expect(await shop.refused('connectPaypal', { token, params, body: wrong })).toMatchObject({
      code: 'WRONG_PASSWORD',
    })
    const coded = { ...PAYPAL_KEYS, secondFactor: { code: '000000' } }
    expect(await shop.refused('connectPaypal', { token, params, body: coded })).toMatchObject({
      code: 'WRONG_CODE',
    })
    server.mood = 'down'
    expect(await shop.refused('connectPaypal', { token, params, body })).toMatchObject({
      code: 'UNAVAILABLE',
    })
  })

  it('disconnected, it tells the address as before, and shoppers hear of either [ORDER-740]', async () => {
    const told = async (platform: 'mobile' | 'turkey') =>
      (await shop.ok('getPublicPaymentSettings', { params: { platform } })).settings.paypal.connected
    expect(await told('mobile')).toBe(false)
    await connect()
    expect([await told('mobile'), await told('turkey')]).toEqual([true, false])
    await shop.ok('disconnectPaypal', { token, params })
    await shop.ok('disconnectPaypal', { token, params })
    expect(await told('mobile')).toBe(false)
    const order = await checkOut(shop, { paymentMethod: 'paypal' })
    expect(order.paymentInstructions?.paypalEmail).toContain('@')
    expect(order.paymentInstructions).not.toHaveProperty('payUrl')
  })
})

describe('an order that is paid at PayPal', () => {
  it('is paid once the payer has agreed, with invoice and mail [ORDER-731] [ADMIN-800]', async () => {
    const { order, link } = await placed()
    expect(order.paymentInstructions).toMatchObject({ paypalEmail: null, warning: null })
    const { payUrl } = await read(order._id)
    expect(new URL(payUrl ?? '').searchParams.get('pay')).toBe(link)
    expect(await settle(link)).toMatchObject({ state: 'open', orderNumber: order.orderNumber })
    const { approveUrl } = await start(link)
    expect(approveUrl).toContain(server.url)
    expect(await start(link)).toEqual({ approveUrl })
    expect(await settle(link)).toMatchObject({ state: 'open' })

    const paypalId = await paypalIdOf(order._id)
    expect(server.orders.get(paypalId)).toMatchObject({
      invoice: `${order.orderNumber}-${order._id.slice(0, 8)}`,
      amount: { value: order.total.total.toFixed(2), currency_code: 'EUR' },
    })
    server.approve(paypalId)
    const twice = await Promise.all([settle(link), settle(link)])
    expect(twice.map(({ state }) => state)).toEqual(['paid', 'paid'])
    const paid = await read(order._id)
    expect(paid).toMatchObject({ status: 'confirmed', payment: { status: 'completed' }, payUrl: null })
    expect(paid.history.filter(({ kind }) => kind === 'payment')).toMatchObject([{ actor: 'PayPal' }])
    expect((await mailsOf(shop)).filter(({ kind }) => kind === 'paid')).toHaveLength(1)
    expect(await shop.refused('startPaypal', { body: { token: link } })).toMatchObject({ code: 'CONFLICT' })
  })

  it('is paid by PayPal’s notice, whoever sends it [ORDER-732]', async () => {
    const { order, link, paypalId } = await approved()
    const notice = { resource: { supplementary_data: { related_ids: { order_id: paypalId } } } }
    const drop = vi.spyOn(shop.cache, 'drop')
    await shop.ok('notePaypal', { body: {} })
    await shop.ok('notePaypal', { body: { resource: { id: 'unknown' } } })
    expect(drop).not.toHaveBeenCalled()
    await shop.ok('notePaypal', { body: notice })
    await shop.ok('notePaypal', { body: notice })
    expect(drop).toHaveBeenCalledOnce()
    drop.mockRestore()
    expect(await read(order._id)).toMatchObject({ payment: { status: 'completed' } })
    expect(await settle(link)).toMatchObject({ state: 'paid' })
  })

  it('a notice of a payment that nobody approved pays nothing [ORDER-732]', async () => {
    const { order, link } = await placed()
    await start(link)
    await shop.ok('notePaypal', { body: { resource: { id: await paypalIdOf(order._id) } } })
    expect(await read(order._id)).toMatchObject({ payment: { status: 'pending' } })
  })

  it('is found paid by the shop itself where no notice came and nobody came back [ORDER-732]', async () => {
    const { order } = await approved()
    const job = jobOf()
    // Older ones that nobody approves, more than are read at once, are no obstacle.
    const startedAt = new Date(shop.clock.now().getTime() - 1)
    const older = await shop.db
      .insert(orders)
      .values(Array.from({ length: 60 }, (_, n) => orderRow({ number: `VD-2026-9000${10 + n}` })))
      .returning()
    await shop.db
      .insert(paypalPayments)
      .values(older.map(({ id }) => ({ orderId: id, token: `t-${id}`, paypalId: `p-${id}`, startedAt })))
    expect(await settleOpenPaypal(job)).toBe(1)
    expect(await settleOpenPaypal(job)).toBe(0)
    expect(await read(order._id)).toMatchObject({ payment: { status: 'completed' } })
    expect(job.warn).not.toHaveBeenCalled()
    expect(job.changed.mock.calls).toEqual([[order._id]])
  })

  it('waits while PayPal has the payment and not yet the money', async () => {
    const { order, link } = await approved()
    server.mood = 'slow'
    expect(await settle(link)).toMatchObject({ state: 'pending' })
    expect(await read(order._id)).toMatchObject({ payment: { status: 'pending' } })
  })

  it('nothing is taken of one that was cancelled meanwhile [ORDER-731]', async () => {
    const { order, link, paypalId } = await approved()
    await shop.ok('setOrderStatus', { token, params: { id: order._id }, body: { status: 'cancelled' } })
    expect(await settle(link)).toMatchObject({ state: 'over' })
    expect(server.orders.get(paypalId)?.capture).toBeUndefined()
  })

  it('another amount than the order’s pays nothing [ORDER-731]', async () => {
    const { order, link } = await approved()
    await shop.db.update(orders).set({ subtotal: 5, shipping: 0, total: 5 }).where(eq(orders.id, order._id))
    expect(await shop.refused('settlePaypal', { body: { token: link } })).toMatchObject({ code: 'INTERNAL' })
    expect(await read(order._id)).toMatchObject({ payment: { status: 'pending' } })
  })

  it('says so where PayPal is down, and goes on later', async () => {
    const { link } = await placed()
    server.mood = 'down'
    expect(await shop.refused('startPaypal', { body: { token: link } })).toMatchObject({
      code: 'UNAVAILABLE',
    })
    server.mood = 'well'
    await start(link)
    server.mood = 'down'
    expect(await shop.refused('settlePaypal', { body: { token: link } })).toMatchObject({
      code: 'UNAVAILABLE',
    })
  })

  it('an unknown link is NOT_FOUND', async () => {
    const body = { token: 'x'.repeat(43) }
    expect(await shop.refused('settlePaypal', { body })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await shop.refused('startPaypal', { body: { token: 'short' } })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('a refund of an order that was paid at PayPal [ORDER-733]', () => {
  const refunded = async () => {
    const known = await approved()
    await settle(known.link)
    const body = { amount: 1.5, reason: 'Geri geldi', lines: [] }
    await shop.ok('refundOrder', { token, params: { id: known.order._id }, body })
    return known
  }

  it('is given back there once, and stands in the history', async () => {
    const { order } = await refunded()
    server.refunds.clear()
    await Promise.all([sendPaypalRefunds(jobOf()), sendPaypalRefunds(jobOf())])
    await sendPaypalRefunds(jobOf())
    expect([...server.refunds.values()]).toEqual([{ value: '1.50', currency_code: 'EUR' }])
    const { history } = await read(order._id)
    expect(history.filter(({ kind }) => kind === 'paypal')).toMatchObject([{ from: '150', to: 'refunded' }])
  })

  it('waits while PayPal is down, and a refusal stands in the history', async () => {
    const { order } = await refunded()
    server.mood = 'down'
    const job = jobOf(new Paypal(server.url))
    await sendPaypalRefunds(job)
    expect(job.warn).toHaveBeenCalledOnce()
    expect(await shop.db.select().from(paypalRefunds)).toEqual([])
    server.mood = 'refusing'
    await sendPaypalRefunds(jobOf())
    const { history } = await read(order._id)
    expect(history.filter(({ kind }) => kind === 'paypal')).toMatchObject([{ to: 'refused' }])
  })
})

describe('a refund made on PayPal’s own site [ORDER-741]', () => {
  const paid = async () => {
    const known = await approved()
    await settle(known.link)
    return known
  }
  const note = (told: unknown) => shop.ok('notePaypal', { body: fields(told) })

  it('is recorded once as a refund of the order, with its Rechnungskorrektur and mail', async () => {
    const { order, paypalId } = await paid()
    const told = server.refund(paypalId, '2.50')
    await Promise.all([note(told), note(told)])
    await note(told)
    const { refunds, history, creditNotes } = await read(order._id)
    expect(refunds).toMatchObject([{ amount: 2.5, actor: 'PayPal' }])
    expect(creditNotes).toHaveLength(1)
    expect(history.filter(({ kind }) => kind === 'paypal')).toMatchObject([{ from: '250', to: 'found' }])
    expect((await mailsOf(shop)).filter(({ kind }) => kind === 'refunded')).toHaveLength(1)
    server.refunds.clear()
    await sendPaypalRefunds(jobOf())
    expect(server.refunds.size).toBe(0)
  })

  it('is no more than the rest of the order, and one made here is not counted twice', async () => {
    const { order, paypalId } = await paid()
    const body = { amount: 1.5, reason: 'Geri geldi', lines: [] }
    await shop.ok('refundOrder', { token, params: { id: order._id }, body })
    await sendPaypalRefunds(jobOf())
    await note(server.refund(paypalId, '9999.00'))
    const { refunds, payment } = await read(order._id)
    expect(new Set(refunds.map(({ amount }) => amount))).toEqual(new Set([1.5, order.total.total - 1.5]))
    expect(payment.status).toBe('refunded')
    await note(server.refund(paypalId, '1.00'))
    expect((await read(order._id)).refunds).toHaveLength(2)
  })

  it('is told again by PayPal if it does not answer meanwhile', async () => {
    const { order, paypalId } = await paid()
    const told = server.refund(paypalId, '2.50')
    server.mood = 'down'
    expect(await shop.refused('notePaypal', { body: fields(told) })).toMatchObject({ code: 'UNAVAILABLE' })
    server.mood = 'well'
    await note(told)
    expect((await read(order._id)).refunds).toHaveLength(1)
  })
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  coupons,
  couponRedemptions,
  orders,
  outbox,
  paypalConnections,
  paypalPayments,
  products,
  refunds,
} from '@apps/api/platform/db/schema'
import {
  bodyFor,
  checkOut,
  emptyOrders,
  mailsOf,
  setStock,
  usesOf,
  withCoupon,
} from '@apps/api/testing/checkout'
import { pdfPages } from '@apps/api/testing/pdf'
import { PAYPAL_KEYS, PaypalServer } from '@apps/api/testing/paypal-server'
import { expectSumsToBeWhatTheyCount } from '@apps/api/testing/sums'
import { TEST_PASSWORD, testShop } from '@apps/api/testing/test-app'

const server = await new PaypalServer().start()
const shop = await testShop({ config: { paypalUrl: server.url } })
afterAll(() => server.stop())
let token = ''
beforeEach(async () => {
  await emptyOrders(shop)
  await shop.db.delete(paypalConnections)
  await shop.db.update(products).set({ stockQuantity: 50 })
  token = (await shop.admin()).token
})

type Wanted = Readonly<Record<string, number | readonly [quantity: number, price: number]>>

async function linesOf(wanted: Wanted) {
  const lines = []
  for (const [slug, value] of Object.entries(wanted)) {
    const { id: productId } = await shop.product(slug)
    const [quantity, price] = typeof value === 'number' ? [value] : value
    lines.push({ productId, quantity, ...(price !== undefined && { price }) })
  }
  return lines
}
const request = async (id: string, wanted: Wanted, more: { reason?: string; updatedAt?: string } = {}) => ({
  token,
  params: { id },
  body: { lines: await linesOf(wanted), ...more },
})
const change = async (...args: Parameters<typeof request>) =>
  (await shop.ok('changeOrder', await request(...args))).order
const refusedChange = async (...args: Parameters<typeof request>) =>
  shop.refused('changeOrder', await request(...args))
const refusedPreview = async (...args: Parameters<typeof request>) =>
  (await shop.refused('previewOrderChange', await request(...args))).code
const preview = async (id: string, wanted: Wanted) =>
  (
    await shop.ok('previewOrderChange', {
      token,
      params: { id },
      body: { lines: await linesOf(wanted) },
    })
  ).preview
const pay = (id: string) =>
  shop.ok('setPaymentStatus', { token, params: { id }, body: { status: 'completed' } })
type AdminOrder = Awaited<ReturnType<typeof change>>
const changesIn = ({ history }: AdminOrder) => history.filter(({ kind }) => kind === 'change')
const stockOf = async (slug: string) => (await shop.product(slug)).stockQuantity
const place = (wanted: Readonly<Record<string, number>>, values: Parameters<typeof bodyFor>[2] = {}) =>
  checkOut(shop, values, wanted)
const mailOf = async (id: string) =>
  (await mailsOf(shop)).filter(({ kind, dedupeKey }) => kind === 'changed' && dedupeKey.includes(id))

describe('an unpaid order', () => {
  it('gets other lines, with stock, money, mail and history, as its preview said [ORDER-750] [ORDER-752] [ORDER-754] [ORDER-755]', async () => {
    const { _id, total: before } = await place({ abendruhe: 2 })
    const said = await preview(_id, { abendruhe: 3, 'kurkuma-plus': 1 })
    expect(await stockOf('abendruhe')).toBe(48)
    const order = await change(_id, { abendruhe: 3, 'kurkuma-plus': 1 })
    expect(order.total).toEqual(said.totals)
    expect(order.items.map(({ name, quantity }) => [name, quantity])).toEqual(
      said.lines.map(({ name, quantity }) => [name, quantity]),
    )
    expect(said.settlement).toEqual({ kind: 'open', amount: order.total.total })
    expect(said.stock.map(({ units, left }) => [units, left]).sort()).toEqual([
      [1, 47],
      [1, 49],
    ])
    expect([await stockOf('abendruhe'), await stockOf('kurkuma-plus')]).toEqual([47, 49])
    const [stored] = await shop.db.select().from(orders).where(eq(orders.id, _id))
    expect(stored?.paymentInstructions?.amount).toBe(stored?.total)
    expect(changesIn(order)).toMatchObject([
      { from: String(Math.round(before.total * 100)), to: String(stored?.total) },
    ])
    expect(changesIn(order)[0]?.note).toMatch(/ 2 → 3; \+ 1 × /)
    expect(await mailOf(_id)).toMatchObject([
      { payload: { isSettled: false, totals: { total: stored?.total } } },
    ])
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('keeps its prices, gets own ones for a reason, and today’s for what is new [ORDER-751]', async () => {
    const { _id, items } = await place({ abendruhe: 1 })
    await shop.db.execute('update product_prices set amount = amount + 100')
    const kept = await change(_id, { abendruhe: 2 })
    expect(kept.items[0]?.price).toEqual(items[0]?.price)
    const own: Wanted = { abendruhe: [2, 1.5] }
    expect(await refusedChange(_id, own)).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'reason' }] })
    const cheaper = await change(_id, own, { reason: 'Kulanz' })
    expect(cheaper.total.subtotal).toBe(3)
    expect(changesIn(cheaper).map(({ note }) => note)).toContainEqual(
      expect.stringMatching(/→ 1,50.€\nKulanz$/),
    )
  })

  it('nothing that is not in stock, not sold or named twice [ORDER-754]', async () => {
    const { _id } = await place({ abendruhe: 2 })
    await setStock(shop, 'abendruhe', 1)
    expect((await preview(_id, { abendruhe: 4 })).lines[0]).toMatchObject({ available: 3 })
    expect(await refusedChange(_id, { abendruhe: 4 })).toMatchObject({
      code: 'OUT_OF_STOCK',
      errors: [{ path: 'lines.0.quantity' }],
    })
    expect((await change(_id, { abendruhe: 3 })).items[0]?.quantity).toBe(3)
    expect(await stockOf('abendruhe')).toBe(0)
    const { id: productId } = await shop.product('kurkuma-plus')
    await shop.db.update(products).set({ status: 'inactive' }).where(eq(products.id, productId))
    expect(await refusedChange(_id, { abendruhe: 1, 'kurkuma-plus': 1 })).toMatchObject({
      code: 'PRODUCT_UNAVAILABLE',
      errors: [{ path: 'lines.1.productId' }],
    })
    expect(await refusedPreview(_id, { abendruhe: 1, 'kurkuma-plus': 1 })).toBe('PRODUCT_UNAVAILABLE')
    const [line] = await linesOf({ abendruhe: 1 })
    const body = { lines: line ? [line, line] : [] }
    expect(await shop.refused('changeOrder', { token, params: { id: _id }, body })).toMatchObject({
      errors: [{ path: 'lines.1.productId' }],
    })
  })

  it('is refused to whoever saw it earlier, and of two at once one wins [ORDER-750]', async () => {
    const { _id } = await place({ abendruhe: 1 })
    const { order } = await shop.ok('getOrder', { token, params: { id: _id } })
    const { updatedAt } = order
    const both = await Promise.all([
      shop.call('changeOrder', await request(_id, { abendruhe: 2 }, { updatedAt })),
      shop.call('changeOrder', await request(_id, { abendruhe: 3 }, { updatedAt })),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const units = (await shop.ok('getOrder', { token, params: { id: _id } })).order.items[0]?.quantity ?? 0
    expect((await stockOf('abendruhe')) + units).toBe(50)
    expect(await refusedChange(_id, { abendruhe: 1 }, { updatedAt })).toMatchObject({ code: 'STALE' })
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('the coupon follows, and goes where its minimum is no longer met [ORDER-756]', async () => {
    await shop.db
      .update(coupons)
      .set({ minimumOrderAmount: 2_000, oneTimeUse: true, endDate: '2099-01-01' })
      .where(eq(coupons.code, 'WILLKOMMEN10'))
    const { _id } = await place({ abendruhe: 4 }, withCoupon('WILLKOMMEN10'))
    await shop.db.update(coupons).set({ status: 'inactive' }).where(eq(coupons.code, 'WILLKOMMEN10'))
    const more = await change(_id, { abendruhe: 6 })
    expect(more.total.discount).toBeCloseTo(more.total.subtotal / 10, 1)
    const [redemption] = await shop.db.select().from(couponRedemptions)
    expect(redemption?.discount).toBe(Math.round(more.total.discount * 100))
    expect((await preview(_id, { abendruhe: 1 })).couponLost).toBe('COUPON_MINIMUM')
    const less = await change(_id, { abendruhe: 1 })
    expect([less.couponCode, less.total.discount]).toEqual([null, 0])
    expect(await usesOf(shop, 'WILLKOMMEN10')).toBe(0)
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('of which nothing is left to pay is paid, with its invoice [ORDER-753]', async () => {
    const { _id } = await place({ abendruhe: 10 })
    const order = await change(_id, { abendruhe: [10, 0] }, { reason: 'Ersatz' })
    expect(order).toMatchObject({
      status: 'confirmed',
      total: { total: 0 },
      payment: { status: 'completed' },
      invoiceNumber: 'RE-2026-000001',
    })
  })
})

describe('a paid order', () => {
  it('that gets cheaper: the difference goes back, and a new invoice stands for the cancelled one [ORDER-753] [ORDER-759]', async () => {
    const { _id, total: before } = await place({ abendruhe: 3 })
    await pay(_id)
    const said = await preview(_id, { abendruhe: 1, 'kurkuma-plus': 1 })
    expect(said).toMatchObject({ replacesInvoice: 'RE-2026-000001' })
    const order = await change(_id, { abendruhe: 1 })
    const back = Math.round((before.total - order.total.total) * 100)
    expect(order).toMatchObject({
      payment: { status: 'completed' },
      refunded: 0,
      invoiceNumber: 'RE-2026-000002',
    })
    expect(await shop.db.select().from(refunds)).toMatchObject([{ amount: back, fromChange: true }])
    expect(order.creditNotes).toMatchObject([
      { number: 'RK-2026-000001', kind: 'cancellation', amount: before.total },
    ])
    expect(order.history.map(({ kind, to }) => [kind, to])).toEqual(
      expect.arrayContaining([
        ['refund', String(back)],
        ['credit_note', 'RK-2026-000001'],
        ['invoice', 'RE-2026-000002'],
      ]),
    )
    const { papers } = await shop.ok('listPapers', { token, query: { month: '2026-11' } })
    expect(papers.reduce((sum, { gross }) => sum + gross, 0)).toBeCloseTo(order.total.total)
    expect(papers.map(({ number, gross }) => [number, Math.sign(gross)]).sort()).toEqual([
      ['RE-2026-000001', 1],
      ['RE-2026-000002', 1],
      ['RK-2026-000001', -1],
    ])
    const zip = await shop.call('getPapersArchive', { token, query: { month: '2026-11' } })
    expect(zip.statusCode).toBe(200)
    const invoice = await shop.call('getInvoice', { token, params: { id: _id } })
    expect((await pdfPages(invoice.rawPayload)).join()).toContain('RE-2026-000002')
    expect(await mailOf(_id)).toMatchObject([{ payload: { refund: back, orderId: _id } }])
    const { orders: found } = await shop.ok('listOrders', { token, query: { search: 'RE-2026-000001' } })
    expect(found.map(({ _id: id }) => id)).toEqual([_id])
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('its former invoice stays as it was, for its customer too [ORDER-759]', async () => {
    const { id: userId, token: own } = await shop.customer({ emailVerifiedAt: new Date() })
    const { order } = await shop.ok('checkout', { token: own, body: await bodyFor(shop, { abendruhe: 3 }) })
    expect(userId).toBeTruthy()
    await pay(order._id)
    const first = { id: order._id, number: 'RE-2026-000001' }
    const before = (
      await pdfPages((await shop.call('getMyPaper', { token: own, params: first })).rawPayload)
    ).join()
    await change(order._id, { abendruhe: 1 })
    const after = (
      await pdfPages((await shop.call('getMyPaper', { token: own, params: first })).rawPayload)
    ).join()
    expect(after).toBe(before)
    const { order: read } = await shop.ok('getMyOrder', { token: own, params: { id: order._id } })
    expect(read.papers.map(({ number }) => number).sort()).toEqual([
      'RE-2026-000001',
      'RE-2026-000002',
      'RK-2026-000001',
    ])
  })

  it('is refunded later by what it costs now, and cancelled with the credit of the new invoice [ORDER-753]', async () => {
    const { _id } = await place({ abendruhe: 3 })
    await pay(_id)
    const { total } = await change(_id, { abendruhe: 2 })
    await shop.ok('setOrderStatus', { token, params: { id: _id }, body: { status: 'cancelled' } })
    const { order } = await shop.ok('setPaymentStatus', {
      token,
      params: { id: _id },
      body: { status: 'refunded' },
    })
    expect(order.refunded).toBe(total.total)
    expect(order.creditNotes.map(({ kind, amount }) => [kind, amount])[1]).toEqual([
      'cancellation',
      total.total,
    ])
    expect(await stockOf('abendruhe')).toBe(50)
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('may change for the same money [ORDER-753]', async () => {
    const { _id } = await place({ abendruhe: 1 })
    await pay(_id)
    const price =
      (await shop.ok('getOrder', { token, params: { id: _id } })).order.items[0]?.price.amount ?? 0
    const swapped = await change(_id, { 'kurkuma-plus': [1, price] }, { reason: 'Tausch' })
    expect(swapped).toMatchObject({ refunded: 0, invoiceNumber: 'RE-2026-000002' })
    expect(await shop.db.select().from(refunds)).toEqual([])
  })
})

describe('an order on its way', () => {
  const send = async (id: string, lines?: { position: number; quantity: number }[]) => {
    const { cargoCompanies: all } = await shop.ok('listActiveCargo', {
      token,
      params: { platform: 'germany' },
    })
    const body = {
      cargoCompanyId: all[0]?._id ?? '',
      trackingNumber: `T${Math.random()}`,
      ...(lines && { lines }),
    }
    return { token, params: { id }, body }
  }

  it('keeps what is in a parcel, and is shipped once the rest is taken out [ORDER-757]', async () => {
    const { _id } = await place({ abendruhe: 2, 'kurkuma-plus': 1 })
    await shop.ok('assignCargo', await send(_id, [{ position: 1, quantity: 1 }]))
    expect(await refusedChange(_id, { abendruhe: 2 })).toMatchObject({ code: 'CONFLICT' })
    const order = await change(_id, { 'kurkuma-plus': 1 })
    expect(order.status).toBe('shipped')
    expect(order.shipping.parcels[0]?.lines).toEqual([{ position: 0, quantity: 1 }])
    expect(await refusedChange(_id, { 'kurkuma-plus': 2 })).toMatchObject({ code: 'CONFLICT' })
  })

  it('a parcel and a change at once: no unit goes out that the order does not have [ORDER-757]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { _id } = await place({ abendruhe: 3 })
      const [changed, sent] = await Promise.all([
        shop.call('changeOrder', await request(_id, { abendruhe: 1 })),
        shop.call('assignCargo', await send(_id)),
      ])
      expect([200, 409]).toContain(changed.statusCode)
      expect(sent.statusCode).toBe(200)
      const { order } = await shop.ok('getOrder', { token, params: { id: _id } })
      expect(order.shipping.parcels[0]?.lines).toEqual([{ position: 0, quantity: order.items[0]?.quantity }])
    }
  })

  it('is closed once it is cancelled, or refunded in part; of an unknown one is told [ORDER-750]', async () => {
    const { _id } = await place({ abendruhe: 3 })
    await pay(_id)
    const body = { amount: 1, reason: 'Bruch', lines: [] }
    await shop.ok('refundOrder', { token, params: { id: _id }, body })
    expect(await refusedChange(_id, { abendruhe: 1 })).toMatchObject({ code: 'CONFLICT' })
    const { _id: other } = await place({ abendruhe: 3 })
    await shop.ok('setOrderStatus', { token, params: { id: other }, body: { status: 'cancelled' } })
    expect(await refusedChange(other, { abendruhe: 1 })).toMatchObject({ code: 'CONFLICT' })
    expect(await refusedPreview(other, { abendruhe: 1 })).toBe('CONFLICT')
    const unknown = randomUUID()
    expect(await refusedChange(unknown, { abendruhe: 1 })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusedPreview(unknown, { abendruhe: 1 })).toBe('NOT_FOUND')
  })
})

describe('an order that is being paid at PayPal [ORDER-758]', () => {
  async function approved() {
    const body = { ...PAYPAL_KEYS, currentPassword: TEST_PASSWORD }
    await shop.ok('connectPaypal', { token, params: { platform: 'germany' }, body })
    const order = await checkOut(shop, { paymentMethod: 'paypal' }, { abendruhe: 2 })
    const payUrl = order.paymentInstructions?.type === 'paypal' ? order.paymentInstructions.payUrl : ''
    const link = new URL(payUrl ?? '', 'https://shop.example').searchParams.get('pay') ?? ''
    await shop.ok('startPaypal', { body: { token: link } })
    const [row] = await shop.db.select().from(paypalPayments)
    server.approve(row?.paypalId ?? '')
    return { id: order._id, link, paypalId: row?.paypalId ?? '' }
  }
  const settle = (link: string) => shop.ok('settlePaypal', { body: { token: link } })

  it('begins anew with the new total, and the former one is never taken', async () => {
    const { id, link, paypalId } = await approved()
    const { total } = await change(id, { abendruhe: 1 })
    expect(await settle(link)).toMatchObject({ state: 'open', total: { amount: total.total } })
    expect(server.orders.get(paypalId)?.capture).toBeUndefined()
    await shop.ok('startPaypal', { body: { token: link } })
    const [row] = await shop.db.select().from(paypalPayments)
    expect(server.orders.get(row?.paypalId ?? '')?.amount).toMatchObject({ value: total.total.toFixed(2) })
    server.approve(row?.paypalId ?? '')
    expect(await settle(link)).toMatchObject({ state: 'paid' })
  })

  it('a payment and a change at once: what PayPal took is the total', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, link, paypalId } = await approved()
      const [changed] = await Promise.all([
        shop.call('changeOrder', await request(id, { abendruhe: 1 })),
        settle(link),
      ])
      expect([200, 409]).toContain(changed.statusCode)
      const { order } = await shop.ok('getOrder', { token, params: { id } })
      const taken = server.orders.get(paypalId)?.capture !== undefined
      expect(order.payment.status).toBe(taken ? 'completed' : 'pending')
      await emptyOrders(shop)
      await shop.db.delete(outbox)
      token = (await shop.admin()).token
    }
  })

  it('waits while it is not known what PayPal took', async () => {
    const { id, link } = await approved()
    server.mood = 'slow'
    expect(await settle(link)).toMatchObject({ state: 'pending' })
    expect(await refusedChange(id, { abendruhe: 1 })).toMatchObject({ code: 'CONFLICT' })
    server.mood = 'well'
  })
})

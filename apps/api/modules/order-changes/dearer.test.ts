import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders, products, refunds } from '@apps/api/platform/db/schema'
import { bodyFor, checkOut, emptyOrders, mailsOf } from '@apps/api/testing/checkout'
import { pdfPages } from '@apps/api/testing/pdf'
import { expectSumsToBeWhatTheyCount } from '@apps/api/testing/sums'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
let token = ''
beforeEach(async () => {
  await emptyOrders(shop)
  await shop.db.update(products).set({ stockQuantity: 50 })
  token = (await shop.admin()).token
})

type Wanted = Readonly<Record<string, number>>
async function request(id: string, wanted: Wanted, updatedAt?: string) {
  const lines = []
  for (const [slug, quantity] of Object.entries(wanted))
    lines.push({ productId: (await shop.product(slug)).id, quantity })
  return { token, params: { id }, body: { lines, ...(updatedAt !== undefined && { updatedAt }) } }
}
const change = async (...args: Parameters<typeof request>) =>
  (await shop.ok('changeOrder', await request(...args))).order
const setPayment = async (
  id: string,
  status: 'pending' | 'completed' | 'refunded' = 'completed',
  updatedAt?: string,
) => {
  const body = { status, ...(updatedAt !== undefined && { updatedAt }) }
  return (await shop.ok('setPaymentStatus', { token, params: { id }, body })).order
}
const setStatus = async (id: string, status: 'cancelled' | 'pending' | 'shipped' | 'delivered') =>
  (await shop.ok('setOrderStatus', { token, params: { id }, body: { status } })).order
const refund = (id: string, amount: number) =>
  shop.call('refundOrder', { token, params: { id }, body: { amount, reason: 'Bruch', lines: [] } })
const stored = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]
const cents = (amount: number) => Math.round(amount * 100)
const sentMails = async (id: string, kind: string) =>
  (await mailsOf(shop)).filter((mail) => mail.kind === kind && mail.dedupeKey.includes(id))

type Changed = Awaited<ReturnType<typeof change>>
const differencesOf = ({ history }: Changed) =>
  history.filter(({ kind }) => kind === 'difference').map(({ to }) => to)

/** A paid order of two units that has three by now, and what is outstanding of it. */
async function dearer(values: Parameters<typeof checkOut>[1] = {}) {
  const placed = await checkOut(shop, values, { abendruhe: 2 })
  await setPayment(placed._id)
  const order = await change(placed._id, { abendruhe: 3 })
  const rest = cents(order.total.total) - cents(placed.total.total)
  return { id: placed._id, paid: cents(placed.total.total), rest, order }
}

describe('a paid order that a change makes dearer', () => {
  it('stays paid and waits for the difference, as its preview said [ORDER-830] [ORDER-832]', async () => {
    const { _id, total: before } = await checkOut(shop, {}, { abendruhe: 2 })
    await setPayment(_id)
    const { preview } = await shop.ok('previewOrderChange', await request(_id, { abendruhe: 3 }))
    const order = await change(_id, { abendruhe: 3 })
    const rest = cents(order.total.total) - cents(before.total)
    expect(rest).toBeGreaterThan(0)
    expect(preview.settlement).toEqual({ kind: 'outstanding', amount: rest / 100 })
    expect(preview.replacesInvoice).toBe('RE-2026-000001')
    expect(order).toMatchObject({ payment: { status: 'completed' }, outstanding: rest / 100, refunded: 0 })
    const row = await stored(_id)
    expect(row?.paymentInstructions).toMatchObject({ type: 'bank_transfer', amount: rest })
    expect(await shop.db.select().from(refunds)).toEqual([])
    const [mail] = await sentMails(_id, 'changed')
    expect(mail?.payload).toMatchObject({ outstanding: rest, isSettled: false, refund: null, orderId: _id })
    expect(JSON.stringify(mail?.payload)).toContain('offenen Betrag')
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('has its invoice cancelled for one over the new total, which says what is paid [ORDER-835]', async () => {
    const { id, order } = await dearer()
    expect(order.invoiceNumber).toBe('RE-2026-000002')
    expect(order.creditNotes).toMatchObject([{ number: 'RK-2026-000001', kind: 'cancellation' }])
    const { papers } = await shop.ok('listPapers', { token, query: { month: '2026-11' } })
    expect(papers.reduce((sum, { gross }) => sum + cents(gross), 0)).toBe(cents(order.total.total))
    const text = async () =>
      (await pdfPages((await shop.call('getInvoice', { token, params: { id } })).rawPayload)).join()
    const issued = await text()
    expect(issued).toContain('noch zu zahlen')
    await setPayment(id)
    expect(await text()).toBe(issued)
  })

  it('is wholly paid once the difference is booked, with history and mail, once [ORDER-834]', async () => {
    const { id, rest } = await dearer()
    const booked = await setPayment(id)
    expect(booked.outstanding).toBeUndefined()
    expect(differencesOf(booked)).toEqual([String(rest)])
    const mails = (await sentMails(id, 'paid')).map(({ payload }) => payload)
    expect(mails).toMatchObject([{}, { difference: rest }])
    const again = await setPayment(id)
    expect(again.updatedAt).toBe(booked.updatedAt)
    expect(again.invoiceNumber).toBe('RE-2026-000002')
  })

  it('is not booked by whoever saw it earlier, and of two changes at once one wins [ORDER-834]', async () => {
    const { id, order } = await dearer()
    const { updatedAt } = order
    const both = await Promise.all([
      shop.call('changeOrder', await request(id, { abendruhe: 4 }, updatedAt)),
      shop.call('changeOrder', await request(id, { abendruhe: 5 }, updatedAt)),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const body = { status: 'completed' as const, updatedAt }
    expect(await shop.refused('setPaymentStatus', { token, params: { id }, body })).toMatchObject({
      code: 'STALE',
    })
    const row = await stored(id)
    expect(row && row.total - row.outstanding).toBe(order.total.total * 100 - (order.outstanding ?? 0) * 100)
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('cheaper again owes less first, then the rest goes back [ORDER-831]', async () => {
    const { id, paid, rest } = await dearer()
    const dearest = await change(id, { abendruhe: 4 })
    expect(cents(dearest.outstanding ?? 0)).toBe(cents(dearest.total.total) - paid)
    const less = await change(id, { abendruhe: 3 })
    expect([cents(less.outstanding ?? 0), less.refunds]).toEqual([rest, []])
    const even = await change(id, { abendruhe: 2 })
    expect([even.outstanding, even.refunds, cents(even.total.total)]).toEqual([undefined, [], paid])
    const cheap = await change(id, { abendruhe: 1 })
    expect(cheap.refunds.map(({ amount }) => cents(amount))).toEqual([paid - cents(cheap.total.total)])
    expect(cheap.outstanding).toBeUndefined()
  })

  it('gives back no more than was paid when it is refunded or cancelled [ORDER-831] [ORDER-835]', async () => {
    const { id, paid, rest } = await dearer()
    const response = await refund(id, (paid + 1) / 100)
    expect(response.json()).toMatchObject({ code: 'REFUND_EXCEEDS_PAYMENT', details: { left: paid / 100 } })
    await setStatus(id, 'cancelled')
    const order = await setPayment(id, 'refunded')
    expect(cents(order.refunded)).toBe(paid)
    const notes = order.creditNotes.map(({ amount, kind }) => [kind, cents(amount)])
    expect(notes[1]).toEqual(['cancellation', paid + rest])
    expect(await sentMails(id, 'cancelled')).toMatchObject([{ payload: { outstanding: rest } }])
    await expectSumsToBeWhatTheyCount(shop)
  })

  it('of which all that was paid is refunded owes nothing by its papers either [ORDER-835]', async () => {
    const { id, paid, rest } = await dearer()
    await setStatus(id, 'delivered')
    expect((await refund(id, paid / 100)).statusCode).toBe(201)
    const { order } = await shop.ok('getOrder', { token, params: { id } })
    expect(order).toMatchObject({ payment: { status: 'refunded' }, refunded: paid / 100 })
    expect(cents(order.creditNotes[1]?.amount ?? 0)).toBe(paid + rest)
    const { orders: waiting } = await shop.ok('listOrders', { token, query: { paymentStatus: 'pending' } })
    expect(waiting).toEqual([])
  })

  it('whose payment is taken back is to be paid wholly [ORDER-834]', async () => {
    const { id, order } = await dearer()
    const open = await setPayment(id, 'pending')
    expect([open.payment.status, open.outstanding]).toEqual(['pending', undefined])
    expect((await stored(id))?.paymentInstructions?.amount).toBe(cents(order.total.total))
    expect((await setPayment(id)).outstanding).toBeUndefined()
  })

  it('waits with the unpaid ones in views, counts and file, and is not taken for paid [ADMIN-831]', async () => {
    const { id } = await dearer()
    const paidOne = await checkOut(shop, {}, { abendruhe: 1 })
    await setPayment(paidOne._id)
    const found = async (paymentStatus: 'pending' | 'completed') => {
      const { orders: rows, pagination } = await shop.ok('listOrders', { token, query: { paymentStatus } })
      return [rows.map(({ _id }) => _id), pagination.total]
    }
    expect(await found('pending')).toEqual([[id], 1])
    expect(await found('completed')).toEqual([[paidOne._id], 1])
    const { counts } = await shop.ok('countOrders', { token })
    expect(counts).toMatchObject({ all: 2, unpaid: 1, toPrepare: 1 })
    const file = await shop.call('exportOrders', { token, query: { paymentStatus: 'pending' } })
    expect(file.body.trim().split('\n')).toHaveLength(2)
  })

  it('is shipped all the same, which its history says [ADMIN-832]', async () => {
    const { id } = await dearer()
    const { history } = await setStatus(id, 'shipped')
    expect(history).toContainEqual(expect.objectContaining({ kind: 'status', to: 'shipped', note: 'unpaid' }))
  })

  it('its customer reads what is left, and how to pay it [ORDER-832]', async () => {
    const own = await shop.customer({ emailVerifiedAt: new Date() })
    const { order } = await shop.ok('checkout', {
      token: own.token,
      body: await bodyFor(shop, { abendruhe: 2 }),
    })
    await setPayment(order._id)
    const changed = await change(order._id, { abendruhe: 3 })
    const params = { id: order._id }
    const { order: read } = await shop.ok('getMyOrder', { token: own.token, params })
    expect(read.outstanding).toBe(changed.outstanding)
    expect(read.paymentInstructions?.amount).toBe(changed.outstanding)
    expect((await shop.ok('getAccountData', { token: own.token })).orders).toMatchObject([
      { outstanding: changed.outstanding },
    ])
  })

  it('premium months that are added come with the difference [ORDER-834]', async () => {
    const { id: user, token: own } = await shop.customer({ emailVerifiedAt: new Date() })
    const { order } = await shop.ok('checkout', { token: own, body: await bodyFor(shop, { abendruhe: 1 }) })
    await setPayment(order._id)
    const { id: premium } = await shop.product('kurkuma-plus')
    await shop.db
      .update(products)
      .set({ premiumEnabled: true, premiumMonths: 3 })
      .where(eq(products.id, premium))
    const until = async () =>
      (await shop.ok('getUser', { token, params: { id: user } })).user.premiumSubscription
    const none = await until()
    await change(order._id, { abendruhe: 1, 'kurkuma-plus': 1 })
    expect(await until()).toEqual(none)
    await setPayment(order._id)
    expect(await until()).not.toEqual(none)
  })
})

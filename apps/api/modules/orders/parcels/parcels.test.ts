import { readFile } from 'node:fs/promises'
import { eq, ne, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { cargoCompanies, parcels } from '@apps/api/platform/db/schema'
import { bodyFor, checkOut, emptyOrders, mailsOf } from '@apps/api/testing/checkout'
import { pdfPages } from '@apps/api/testing/pdf'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
let token: string
let dhl: string
beforeEach(async () => {
  await emptyOrders(shop)
  token = (await shop.admin()).token
  const [company] = await shop.db.select().from(cargoCompanies).where(eq(cargoCompanies.code, 'DHL'))
  dhl = company?.id ?? ''
})

type Sent = Partial<Body<'assignCargo'>>
const inputOf = (id: string, trackingNumber: string, body: Sent = {}) => ({
  params: { id },
  body: { cargoCompanyId: dhl, trackingNumber, ...body },
  token,
})
const send = async (id: string, trackingNumber: string, body?: Sent) =>
  (await shop.ok('assignCargo', inputOf(id, trackingNumber, body))).order
const refused = (id: string, trackingNumber: string, body?: Sent) =>
  shop.refused('assignCargo', { ...inputOf(id, trackingNumber, body), headers: { 'accept-language': 'de' } })

/** Two of the one, one of the other, paid. */
async function placed() {
  const { _id: id } = await checkOut(shop, {}, { abendruhe: 2, 'kurkuma-plus': 1 })
  await shop.ok('setPaymentStatus', { params: { id }, body: { status: 'completed' }, token })
  return id
}
const one = [{ position: 0, quantity: 1 }]
const rest = [
  { position: 0, quantity: 1 },
  { position: 1, quantity: 1 },
]
const shippedMails = async () => (await mailsOf(shop)).filter(({ kind }) => kind === 'shipped')

describe('an order in parcels', () => {
  it('stays as it is until everything was sent, and tells what was [ORDER-700]', async () => {
    const id = await placed()
    const partly = await send(id, 'T1', { lines: one })
    expect([partly.status, partly.shipping.parcels.map(({ lines }) => lines)]).toEqual(['confirmed', [one]])
    const whole = await send(id, 'T2')
    expect([whole.status, whole.shipping.trackingNumber]).toEqual(['shipped', 'T2'])
    expect(whole.shipping.parcels.map(({ trackingNumber, lines }) => [trackingNumber, lines])).toEqual([
      ['T1', one],
      ['T2', rest],
    ])
    const listed = (await shop.ok('listOrders', { query: {}, token })).orders[0]
    expect(listed?.shipping.parcels).toHaveLength(2)
  })

  it('is no longer pending, and its customer can no longer cancel it [ORDER-700]', async () => {
    const { _id } = await checkOut(shop, {}, { abendruhe: 2 })
    expect((await send(_id, 'T1', { lines: one })).status).toBe('processing')
  })

  it('is to be prepared until it is whole [ORDER-700]', async () => {
    const id = await placed()
    const waiting = async () => (await shop.ok('countOrders', { token })).counts.toPrepare
    await send(id, 'T1', { lines: one })
    expect(await waiting()).toBe(1)
    await send(id, 'T2')
    expect(await waiting()).toBe(0)
  })

  it('takes no more than is unsent, and only lines that it has [ORDER-701]', async () => {
    const id = await placed()
    await send(id, 'T1', { lines: one })
    const tooMany = await refused(id, 'T2', { lines: [{ position: 0, quantity: 2 }] })
    expect(tooMany).toMatchObject({ status: 409, code: 'CONFLICT', details: { left: 1 } })
    expect(tooMany.errors?.[0]).toMatchObject({ path: 'lines.0.quantity' })
    expect(tooMany.message).toMatch(/^Von „.+“ sind nur noch 1 zu senden\.$/)
    for (const lines of [
      [{ position: 2, quantity: 1 }],
      [...one, ...one],
      [],
      [{ position: 0, quantity: 0 }],
    ])
      expect((await refused(id, 'T2', { lines })).code).toBe('VALIDATION')
    expect((await refused(id, 'T2', { lines: one, parcelId: id })).code).toBe('VALIDATION')
  })

  it('sends every unit once, whoever is the first of two [ORDER-701]', async () => {
    const id = await placed()
    const both = await Promise.all(
      ['T1', 'T2'].map((number) =>
        shop.call('assignCargo', inputOf(id, number, { lines: [{ position: 0, quantity: 2 }] })),
      ),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const { order } = await shop.ok('getOrder', { params: { id }, token })
    expect(order.shipping.parcels).toHaveLength(1)
    const stale = await refused(id, 'T3', { updatedAt: '2020-01-01T00:00:00.000Z', lines: rest.slice(1) })
    expect(stale.code).toBe('STALE')
  })

  it('is sent once by the same call twice [ORDER-702]', async () => {
    const id = await placed()
    await send(id, 'T1', { lines: one })
    expect((await send(id, 'T1', { lines: one })).shipping.parcels).toHaveLength(1)
    await send(id, 'T2')
    expect((await send(id, 'T2')).shipping.parcels).toHaveLength(2)
    expect(await shippedMails()).toHaveLength(2)
  })

  it('has one parcel to a tracking number [ORDER-702]', async () => {
    const id = await placed()
    await send(id, 'T1', { lines: one })
    for (const body of [{}, { lines: rest }, { anyway: true }]) {
      const refusal = await refused(id, 'T1', body)
      expect([refusal.code, refusal.errors?.[0]?.path]).toEqual(['CONFLICT', 'trackingNumber'])
      expect(refusal.message).toBe('Diese Sendungsnummer hat schon das 1. Paket dieser Bestellung.')
      expect(refusal.details?.field).toBeUndefined()
    }
  })

  it('keeps the lines of a parcel whose number is corrected [ORDER-702]', async () => {
    const id = await placed()
    const [first] = (await send(id, 'T1', { lines: one })).shipping.parcels
    const parcelId = first?._id ?? ''
    const corrected = await send(id, 'T1b', { parcelId })
    expect([corrected.status, corrected.shipping.trackingNumber]).toEqual(['confirmed', 'T1b'])
    await send(id, 'T2')
    const again = await send(id, 'T1c', { parcelId })
    expect(again.shipping.parcels.map((each) => [each.trackingNumber, each.lines])).toEqual([
      ['T1c', one],
      ['T2', rest],
    ])
    // The last parcel's, as ever.
    expect(again.shipping.trackingNumber).toBe('T2')
    expect((await refused(id, 'T9', { parcelId: id })).code).toBe('NOT_FOUND')
    expect((await refused(id, 'T2', { parcelId })).code).toBe('CONFLICT')
    expect((await send(id, 'T2b')).shipping.parcels.map((each) => each.trackingNumber)).toEqual([
      'T1c',
      'T2b',
    ])
  })

  it('takes back a parcel recorded by mistake, and its units are unsent again [ORDER-742]', async () => {
    const id = await placed()
    await send(id, 'T1', { lines: one })
    const whole = await send(id, 'T2')
    const [first, second] = whole.shipping.parcels.map(({ _id }) => _id)
    const takeBack = (parcelId = '', updatedAt?: string) => ({
      params: { id, parcelId },
      body: { updatedAt },
      token,
    })
    const old = '2020-01-01T00:00:00.000Z'
    expect((await shop.refused('takeBackParcel', takeBack(first, old))).code).toBe('STALE')
    const { order } = await shop.ok('takeBackParcel', takeBack(first))
    expect([order.status, order.shipping.trackingNumber]).toEqual(['processing', 'T2'])
    expect(order.history.find(({ from }) => from === 'DHL T1')).toMatchObject({ kind: 'cargo', to: '' })
    expect((await shop.refused('takeBackParcel', takeBack(first))).code).toBe('NOT_FOUND')
    const again = await send(id, 'T3')
    expect([again.status, again.shipping.parcels.at(-1)?.lines]).toEqual(['shipped', one])
    const { items } = again
    const lines = [{ productId: items[0]?.productId ?? '', quantity: 1, restock: true }]
    await shop.ok('refundOrder', { params: { id }, body: { amount: 1, reason: 'Kaputt', lines }, token })
    expect((await shop.refused('takeBackParcel', takeBack(second))).code).toBe('CONFLICT')
    await shop.ok('setOrderStatus', { params: { id }, body: { status: 'delivered' }, token })
    expect((await shop.refused('takeBackParcel', takeBack(second))).code).toBe('CONFLICT')
  })

  it('the only parcel taken back, nothing was sent [ORDER-742]', async () => {
    const id = await placed()
    const [parcel] = (await send(id, 'T1')).shipping.parcels
    const params = { id, parcelId: parcel?._id ?? '' }
    const { order } = await shop.ok('takeBackParcel', { params, body: {}, token })
    expect(order).toMatchObject({ status: 'processing', shipping: { parcels: [], trackingNumber: null } })
  })

  it('is found by the company of any of its parcels [ORDER-743]', async () => {
    const [other] = await shop.db.select().from(cargoCompanies).where(ne(cargoCompanies.id, dhl)).limit(1)
    const id = await placed()
    await send(id, 'T1', { lines: one })
    await shop.db.update(parcels).set({ cargoCompanyId: other?.id }).where(eq(parcels.orderId, id))
    await send(id, 'T2')
    for (const carrier of [dhl, other?.id]) {
      const { orders } = await shop.ok('listOrders', { query: { carrier }, token })
      expect(orders.map(({ _id }) => _id)).toEqual([id])
    }
  })

  it('sends what was given back before only if it is asked to [ORDER-701]', async () => {
    const id = await placed()
    const { order } = await shop.ok('getOrder', { params: { id }, token })
    const lines = [{ productId: order.items[0]?.productId ?? '', quantity: 1, restock: true }]
    await shop.ok('refundOrder', { params: { id }, body: { amount: 1, reason: 'Fehlt', lines }, token })
    const sent = await send(id, 'T1')
    expect([sent.status, sent.shipping.parcels[0]?.lines]).toEqual(['shipped', rest])
    expect((await send(id, 'T2', { lines: one })).shipping.parcels).toHaveLength(2)
  })

  it('tells in its history what was in a part, and when what left unpaid is whole [ORDER-703]', async () => {
    const { _id: id } = await checkOut(shop, {}, { abendruhe: 2 })
    await send(id, 'T1', { lines: one })
    shop.clock.advance(1000)
    const { history } = await send(id, 'T2')
    expect(history.filter(({ kind }) => kind === 'cargo').map(({ to, note }) => [to, note])).toEqual([
      ['DHL T1', '1 × Abendruhe'],
      ['DHL T2', '1 × Abendruhe'],
    ])
    expect(history.find(({ to }) => to === 'shipped')?.note).toBe('unpaid')
  })

  it('says in each mail what is in the parcel and what follows [ORDER-704]', async () => {
    const id = await placed()
    await send(id, 'T1', { lines: one })
    await send(id, 'T2')
    const named = (lines: unknown) =>
      Array.isArray(lines) ? lines.map(({ quantity, name }) => `${quantity} ${name}`) : lines
    const mails = (await shippedMails()).map(({ payload }) => [
      payload.trackingNumber,
      named(payload.contents),
      named(payload.follows),
    ])
    expect(mails.toSorted()).toEqual([
      ['T1', ['1 Abendruhe'], ['1 Abendruhe', '1 Kurkuma Plus']],
      ['T2', ['1 Abendruhe', '1 Kurkuma Plus'], []],
    ])
  })

  it('is found by the number of any of its parcels, and the file has them all [ORDER-705]', async () => {
    const id = await placed()
    await send(id, 'T1 77', { lines: one })
    await send(id, 'T2 88')
    for (const search of ['T1 77', 'T2 88', 't288']) {
      const { orders } = await shop.ok('listOrders', { query: { search }, token })
      expect(orders.map(({ _id }) => _id)).toEqual([id])
    }
    const file = await shop.call('exportOrders', { query: {}, token })
    expect(file.body).toContain(';DHL;"T1 77, T2 88";')
    const used = await shop.refused('deleteCargo', { params: { id: dhl }, token })
    expect(used.code).toBe('IN_USE')
  })

  it('prints a slip of what is left, or of a parcel, and the label of a parcel [ORDER-706]', async () => {
    const id = await placed()
    const print = async (kind: 'packing_slip' | 'label', parcelId?: string) => {
      const file = await shop.call('getDocuments', { body: { ids: [id], kind, parcelId }, token })
      return (await pdfPages(file.rawPayload)).join(' ')
    }
    const [first] = (await send(id, 'T1', { lines: [{ position: 0, quantity: 2 }] })).shipping.parcels
    expect(await print('packing_slip')).not.toContain('Abendruhe')
    expect(await print('packing_slip', first?._id)).not.toContain('Kurkuma')
    await send(id, 'T2')
    const all = await print('packing_slip')
    expect([all.includes('Abendruhe'), all.includes('Kurkuma')]).toEqual([true, true])
    expect(await print('label', first?._id)).toContain('T1')
    expect(await print('label')).toContain('T2')
    const body = { ids: [id], kind: 'label' as const, parcelId: id }
    expect((await shop.refused('getDocuments', { body, token })).code).toBe('NOT_FOUND')
  })

  it('has the one parcel that it had before there were several [ORDER-700]', async () => {
    const [sent, open] = [await placed(), await placed()]
    const before = (await send(sent, 'T1')).shipping
    await shop.db.delete(parcels)
    const migration = new URL('../../../platform/db/migrations/0007_parcels_of_orders.sql', import.meta.url)
    for (let times = 0; times < 2; times += 1)
      await shop.db.execute(sql.raw(await readFile(migration, 'utf8')))
    const { order } = await shop.ok('getOrder', { params: { id: sent }, token })
    const [parcel] = before.parcels
    expect(order.shipping.parcels).toEqual([{ ...parcel, _id: order.shipping.parcels[0]?._id }])
    expect((await shop.ok('getOrder', { params: { id: open }, token })).order.shipping.parcels).toEqual([])
  })

  it('tells its customer what is on its way and what follows [ORDER-707]', async () => {
    const customer = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 2, 'kurkuma-plus': 1 })
    const { _id: id, items } = (await shop.ok('checkout', { body, token: customer.token })).order
    const read = async () => (await shop.ok('getMyOrder', { params: { id }, token: customer.token })).order
    await shop.ok('setPaymentStatus', { params: { id }, body: { status: 'completed' }, token })
    expect((await read()).follows).toEqual([])
    await send(id, 'T1', { lines: one })
    expect((await read()).follows).toEqual(rest)
    const lines = [{ productId: items[1]?.productId ?? '', quantity: 1, restock: true }]
    await shop.ok('refundOrder', { params: { id }, body: { amount: 1, reason: 'Fehlt', lines }, token })
    expect((await read()).follows).toEqual(one)
    await send(id, 'T2')
    const { follows, shipping } = await read()
    expect([follows, shipping.parcels.map(({ trackingNumber }) => trackingNumber)]).toEqual([
      [],
      ['T1', 'T2'],
    ])
  })
})

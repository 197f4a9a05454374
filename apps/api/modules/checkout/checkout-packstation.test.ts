import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders, outbox } from '../../platform/db/schema'
import { bodyFor, checkOut, emptyOrders, NO_ROWS, writtenRows } from '../../testing/checkout'
import { pdfPages } from '../../testing/pdf'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

const shippingAddress = {
  street: 'Packstation 145',
  city: 'Berlin',
  zipCode: '10115',
  country: 'Deutschland',
  postNumber: '1234567',
} as const

describe('a parcel to a Packstation [CHECKOUT-570]', () => {
  it('has its Postnummer in the order, on every paper, in mail and file', async () => {
    const order = await checkOut(shop, { shippingAddress })
    expect(order.shipping.address).toEqual(shippingAddress)
    const [mail] = await shop.db.select().from(outbox).where(eq(outbox.kind, 'placed'))
    expect(mail?.payload).toMatchObject({ address: shippingAddress })
    const { token } = await shop.admin()
    const params = { id: order._id }
    await shop.ok('setPaymentStatus', { token, params, body: { status: 'completed' } })
    for (const kind of ['packing_slip', 'invoice', 'label'] as const) {
      const papers = await shop.call('getDocuments', { token, body: { ids: [order._id], kind } })
      const [page = ''] = await pdfPages(papers.rawPayload)
      const lines = page.slice(page.indexOf('1234567'))
      expect(lines, kind).toMatch(/^1234567\s+Packstation 145\s+10115 Berlin/)
    }
    const file = (await shop.call('exportOrders', { token })).body
    expect(file).toMatch(/Packstation 145.*1234567/)
  })

  it.each([
    [{ postNumber: '12345' }, 'shippingAddress.postNumber'],
    [{ street: 'Lindenweg 4' }, 'shippingAddress.street'],
    [{ country: 'Österreich', zipCode: '1010' }, 'shippingAddress.country'],
  ] as const)('is refused with %j', async (wrong, path) => {
    const body = await bodyFor(shop, { abendruhe: 1 }, { shippingAddress: { ...shippingAddress, ...wrong } })
    const { status, errors } = await shop.refused('checkout', { body })
    expect([status, errors?.map((error) => error.path)]).toEqual([400, [path]])
    expect(await writtenRows(shop)).toEqual(NO_ROWS)
  })

  it('can be corrected to a house and back, and its Postnummer is checked', async () => {
    const { _id: id } = await checkOut(shop, { shippingAddress })
    const { token } = await shop.admin()
    const set = { token, params: { id } }
    const house = { street: 'Lindenweg 4', city: 'Berlin', zipCode: '10115', country: 'Deutschland' }
    const { order } = await shop.ok('setShippingAddress', { ...set, body: house })
    expect(order.shipping.address).toEqual(house)
    expect(order.history.find(({ kind }) => kind === 'address')).toMatchObject({
      from: '1234567, Packstation 145, 10115 Berlin, Deutschland',
      to: 'Lindenweg 4, 10115 Berlin, Deutschland',
    })
    const back = await shop.ok('setShippingAddress', { ...set, body: shippingAddress })
    expect(back.order.shipping.address).toEqual(shippingAddress)
    const wrong = { ...shippingAddress, postNumber: '1' }
    expect((await shop.refused('setShippingAddress', { ...set, body: wrong })).status).toBe(400)
  })

  it('is forgotten with its customer', async () => {
    const { token } = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 1 }, { shippingAddress })
    const { order } = await shop.ok('checkout', { token, body })
    const { token: admin } = await shop.admin()
    const params = { id: order._id }
    await shop.ok('setOrderStatus', { token: admin, params, body: { status: 'cancelled' } })
    await shop.ok('deleteAccount', { token, body: { password: TEST_PASSWORD } })
    expect(await shop.db.select().from(orders).where(eq(orders.id, order._id))).toMatchObject([
      { postNumber: '' },
    ])
  })
})

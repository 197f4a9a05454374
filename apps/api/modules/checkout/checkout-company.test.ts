import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../../platform/db/schema'
import { bodyFor, checkOut, emptyOrders, NO_ROWS, writtenRows } from '../../testing/checkout'
import { pdfPages } from '../../testing/pdf'
import { TEST_PASSWORD, testShop } from '../../testing/test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

const company = 'Teehaus Koch GmbH'
const person = { name: 'Klara Kundin', email: 'klara@example.org', phone: '030 1' }
const customerInfo = { ...person, company, vatId: 'de 136 695 976' }
const stated = { company, vatId: 'DE136695976' }

describe('a company at the checkout [CHECKOUT-520]', () => {
  it('stands in the order, for its customer and for the office; the totals are as for anybody', async () => {
    const order = await checkOut(shop, { customerInfo })
    expect(order.customer).toMatchObject(stated)
    const { token } = await shop.admin()
    const { order: seen } = await shop.ok('getOrder', { token, params: { id: order._id } })
    expect(seen.customer).toMatchObject(stated)
    expect((await checkOut(shop, { customerInfo: person })).total).toEqual(order.total)
  })

  it('stands on invoice, credit note, packing slip, in the mail and the file of orders', async () => {
    const { _id: id, orderNumber } = await checkOut(shop, { customerInfo })
    const [mail] = await shop.db.select().from(outbox).where(eq(outbox.kind, 'placed'))
    expect(mail?.payload).toMatchObject({ company })
    const { token } = await shop.admin()
    await shop.ok('setPaymentStatus', { token, params: { id }, body: { status: 'completed' } })
    const { creditNotes } = (
      await shop.ok('setOrderStatus', { token, params: { id }, body: { status: 'cancelled' } })
    ).order
    const read = async (name: 'getInvoice' | 'getPackingSlip' | 'getCreditNotes') => {
      const response = await shop.call(name, { token, params: { id } })
      return (await pdfPages(response.rawPayload)).join(' ')
    }
    expect(creditNotes).toHaveLength(1)
    for (const name of ['getInvoice', 'getCreditNotes'] as const) {
      expect(await read(name)).toContain(company)
      expect(await read(name)).toContain('Ihre USt-IdNr. DE136695976')
    }
    expect(await read('getPackingSlip')).toContain(company)
    const file = await shop.call('exportOrders', { token })
    expect(file.body).toMatch(new RegExp(`${orderNumber}.*${company}.*DE136695976`))
  })

  it('is refused at its field with a wrong number, and nothing is written', async () => {
    const body = await bodyFor(
      shop,
      { abendruhe: 1 },
      { customerInfo: { ...customerInfo, vatId: 'DE136695975' } },
    )
    const { status, errors } = await shop.refused('checkout', { body })
    expect(status).toBe(400)
    expect(errors).toEqual([
      {
        path: 'customerInfo.vatId',
        msg: 'Das ist keine USt-IdNr.: Land, Länge oder Prüfziffer stimmen nicht',
      },
    ])
    expect(await writtenRows(shop)).toEqual(NO_ROWS)
  })

  it('is kept in the profile, told in one’s own data and gone with the account', async () => {
    const { token, email } = await shop.customer()
    const { user } = await shop.ok('updateProfile', { token, body: { name: 'Klara Kundin', ...stated } })
    expect(user).toMatchObject(stated)
    const { order } = await shop.ok('checkout', {
      token,
      body: await bodyFor(shop, { abendruhe: 1 }, { customerInfo: { ...customerInfo, email } }),
    })
    expect((await shop.ok('getAccountData', { token })).account).toMatchObject(stated)
    const admin = (await shop.admin()).token
    const params = { id: order._id }
    await shop.ok('setOrderStatus', { token: admin, params, body: { status: 'cancelled' } })
    await shop.ok('deleteAccount', { token, body: { password: TEST_PASSWORD } })
    const { order: left } = await shop.ok('getOrder', { token: admin, params })
    expect(left.customer).toEqual({ name: '–', email: '', phone: '' })
  })

  it('is refused in the profile too', async () => {
    const { token } = await shop.customer()
    const { status, errors } = await shop.refused('updateProfile', {
      token,
      body: { name: 'Klara Kundin', vatId: 'DE136695975' },
    })
    expect([status, errors]).toMatchObject([400, [{ path: 'vatId' }]])
  })
})

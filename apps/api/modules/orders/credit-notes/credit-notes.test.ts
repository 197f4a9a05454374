import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { creditNotes, orders, outbox, refunds } from '@apps/api/platform/db/schema'
import { bodyFor, setStock } from '@apps/api/testing/checkout'
import { pdfPages } from '@apps/api/testing/pdf'
import { testShop } from '@apps/api/testing/test-app'

const shop = await testShop()
let token = ''
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

const ISTANBUL = {
  street: 'Ihlamur Sokak 4',
  city: 'İstanbul',
  zipCode: '34357',
  country: 'Türkiye',
} as const

/** A paid order with goods of both rates. */
async function paidOrder(values: Parameters<typeof bodyFor>[2] = {}) {
  const body = await bodyFor(shop, { abendruhe: 2, 'kurkuma-plus': 1 }, values)
  const { order } = await shop.ok('checkout', { body })
  await shop.ok('setPaymentStatus', { token, params: { id: order._id }, body: { status: 'completed' } })
  return order
}
const refund = (
  id: string,
  amount: number,
  lines: { productId: string; quantity: number; restock: boolean }[] = [],
) => shop.ok('refundOrder', { token, params: { id }, body: { amount, reason: 'beschädigt', lines } })
const move = (id: string, status: 'cancelled' | 'pending' | 'delivered') =>
  shop.ok('setOrderStatus', { token, params: { id }, body: { status } })
const notesOf = async (id: string) =>
  (await shop.ok('getOrder', { token, params: { id } })).order.creditNotes.map(({ number, kind, amount }) => [
    number,
    kind,
    amount,
  ])
const papers = async (id: string) => {
  const response = await shop.call('getCreditNotes', { token, params: { id } })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
  return { pages: await pdfPages(response.rawPayload), name: response.headers['content-disposition'] }
}

describe('a credit note', () => {
  it('is issued for every refund, with the invoice named and VAT by the rates of what came back [MONEY-280]', async () => {
    const order = await paidOrder()
    const tea = await shop.product('abendruhe')
    const line = order.items.find(({ productId }) => productId === tea.id)
    const worth = line?.price.amount ?? 0
    await refund(order._id, worth, [{ productId: tea.id, quantity: 1, restock: true }])
    await refund(order._id, 5)
    expect(await notesOf(order._id)).toEqual([
      ['RK-2026-000001', 'correction', worth],
      ['RK-2026-000002', 'correction', 5],
    ])
    const [first] = await shop.db.select().from(creditNotes).where(eq(creditNotes.number, 'RK-2026-000001'))
    expect(first?.taxes.map(({ rate, gross }) => [rate, gross])).toEqual([[7, Math.round(worth * 100)]])
    const { pages, name } = await papers(order._id)
    expect(pages).toHaveLength(2)
    for (const text of ['Rechnungskorrektur', 'RK-2026-000001', 'RE-2026-000001', 'Abendruhe', 'Gesa Gast'])
      expect(pages[0]).toContain(text)
    expect(pages.join(' ')).not.toContain('Gutschrift')
    expect(name).toContain('Rechnungskorrekturen.pdf')
  })

  it('finds its order by its number, as it is quoted [ADMIN-145]', async () => {
    const german = await paidOrder()
    await refund(german._id, 5)
    const turkish = await paidOrder({ platform: 'turkey', shippingAddress: ISTANBUL })
    await refund(turkish._id, 10)
    const found = async (search: string) =>
      (await shop.ok('listOrders', { token, query: { search } })).orders.map(({ _id }) => _id)
    for (const quoted of ['RK-2026-000001', 'rk-2026-1', '#RK-2026-000001,'])
      expect([quoted, await found(quoted)]).toEqual([quoted, [german._id]])
    expect(await found('TRK-2026-000001')).toEqual([turkish._id])
    expect(await found('RK-2026-000002')).toEqual([])
  })

  it('takes the whole invoice back when its order is cancelled, once [MONEY-280]', async () => {
    const order = await paidOrder()
    const total = order.total.total
    await move(order._id, 'cancelled')
    await refund(order._id, total)
    expect(await notesOf(order._id)).toEqual([['RK-2026-000001', 'cancellation', total]])
    const [note] = await shop.db.select().from(creditNotes)
    expect(note?.taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(Math.round(order.total.tax * 100))
    const { pages, name } = await papers(order._id)
    expect(pages[0]).toContain('Diese Stornorechnung hebt die Rechnung RE-2026-000001 auf.')
    expect(name).toContain('Stornorechnung-RK-2026-000001.pdf')
    const mails = await shop.db.select().from(outbox).where(eq(outbox.kind, 'cancelled'))
    expect(mails[0]?.payload).toMatchObject({ creditOf: order._id })
  })

  it('is taken back by another one when what it stands for is undone; together they are nothing [MONEY-280]', async () => {
    const order = await paidOrder()
    await refund(order._id, 7)
    await move(order._id, 'cancelled')
    await move(order._id, 'pending')
    await shop.ok('setPaymentStatus', { token, params: { id: order._id }, body: { status: 'pending' } })
    const notes = await shop.db.select().from(creditNotes)
    expect(notes.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    const byRate = new Map<number, number>()
    for (const { rate, tax } of notes.flatMap(({ taxes }) => taxes))
      byRate.set(rate, (byRate.get(rate) ?? 0) + tax)
    expect([...byRate.values()]).toEqual([0, 0])
  })

  it('of turkey has its own series and says that it is no e-Arşiv; without an invoice there is none [MONEY-280] [MONEY-281]', async () => {
    const turkish = await paidOrder({ platform: 'turkey', shippingAddress: ISTANBUL })
    await refund(turkish._id, 10)
    const { pages } = await papers(turkish._id)
    for (const text of ['Fatura düzeltmesi', 'TRK-2026-000001', 'e-Arşiv fatura değildir'])
      expect(pages[0]).toContain(text)
    const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
    await move(order._id, 'cancelled')
    expect(await notesOf(order._id)).toEqual([])
    expect((await shop.refused('getCreditNotes', { token, params: { id: order._id } })).code).toBe('CONFLICT')
    const nobody = { id: '00000000-0000-4000-8000-000000000000' }
    expect((await shop.refused('getCreditNotes', { token, params: nobody })).code).toBe('NOT_FOUND')
  })

  it('has numbers without gaps under 200 refunds at once, some of them refused [MONEY-280]', async () => {
    await setStock(shop, 'abendruhe', 1_000)
    const ids: string[] = []
    for (let index = 0; index < 10; index += 1) ids.push((await paidOrder())._id)
    // How many of them a busy database turns away does not matter.
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        shop.call('refundOrder', {
          token,
          params: { id: ids[index % ids.length] ?? '' },
          body: { amount: 5, reason: 'Sturm', lines: [] },
        }),
      ),
    )
    const made = await shop.db.$count(refunds)
    expect(made).toBeGreaterThan(0)
    const numbers = await shop.db
      .select({ number: creditNotes.number })
      .from(creditNotes)
      .orderBy(creditNotes.number)
    expect(numbers.map(({ number }) => Number(number.slice(-6)))).toEqual(
      Array.from({ length: made }, (_, index) => index + 1),
    )
    const rows = await shop.db.select().from(orders)
    expect(rows.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(made * 500)
  })
})

describe('the papers of an order, for its customer [ORDER-530]', () => {
  const pdfOf = async (response: Awaited<ReturnType<typeof shop.call>>) => {
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
    return (await pdfPages(response.rawPayload)).join(' ')
  }

  it('are listed and read by whoever placed it, and by nobody else', async () => {
    const own = await shop.customer()
    const stranger = await shop.customer()
    const body = await bodyFor(shop, { abendruhe: 2 })
    const { order } = await shop.ok('checkout', { body, token: own.token })
    const id = order._id
    const read = async (who: string) =>
      (await shop.ok('getMyOrder', { token: who, params: { id } })).order.papers
    expect(await read(own.token)).toEqual([])
    await shop.ok('setPaymentStatus', { token, params: { id }, body: { status: 'completed' } })
    await refund(id, 5)
    await refund(id, 3)
    expect((await read(own.token)).map(({ number, kind }) => [number, kind])).toEqual([
      ['RE-2026-000001', 'invoice'],
      ['RK-2026-000001', 'correction'],
      ['RK-2026-000002', 'correction'],
    ])
    const paper = (who: string | undefined, number: string) =>
      shop.call('getMyPaper', { ...(who && { token: who }), params: { id, number } })
    expect(await pdfOf(await paper(own.token, 'RE-2026-000001'))).toContain('Rechnungsnummer')
    const second = await pdfOf(await paper(own.token, 'RK-2026-000002'))
    expect(second).toContain('RK-2026-000002')
    expect(second).not.toContain('RK-2026-000001')
    for (const number of ['RE-2026-000001', 'RK-2026-000001'])
      expect((await paper(stranger.token, number)).statusCode).toBe(404)
    const other = await paidOrder()
    expect(other._id).not.toBe(id)
    for (const number of ['RE-2026-000002', 'RK-2026-000009', 'x'])
      expect((await paper(own.token, number)).statusCode).toBe(404)
    expect((await paper(undefined, 'RE-2026-000001')).statusCode).toBe(401)
  })

  it('are read by a guest with number, address and code', async () => {
    const { order, lookupCode } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 2 }) })
    await shop.ok('setPaymentStatus', { token, params: { id: order._id }, body: { status: 'completed' } })
    await move(order._id, 'cancelled')
    const key = { orderNumber: order.orderNumber, email: order.customer.email, code: lookupCode ?? '' }
    const { papers: listed } = (await shop.ok('lookupOrder', { body: key })).order
    expect(listed.map(({ kind }) => kind)).toEqual(['invoice', 'cancellation'])
    const number = listed[1]?.number ?? ''
    const read = (values: Partial<typeof key> & { number?: string } = {}) =>
      shop.call('lookupPaper', { body: { ...key, number, ...values } })
    expect(await pdfOf(await read())).toContain('Stornorechnung')
    for (const wrong of [{ code: 'AAAA-BBBB-CCCC' }, { email: 'x@y.de' }, { number: 'RE-2026-999999' }])
      expect((await read(wrong)).statusCode).toBe(404)
    const { token: customer } = await shop.customer()
    const params = { id: order._id, number }
    expect((await shop.call('getMyPaper', { token: customer, params })).statusCode).toBe(404)
  })
})

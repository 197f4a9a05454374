import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { orders, paymentSettings, paypalConnections, products } from '@apps/api/platform/db/schema'
import { emptyOrders, mailsOf, setStock } from '@apps/api/testing/checkout'
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
  await shop.db.update(products).set({ stockQuantity: 50, status: 'active' })
  await shop.db.update(paymentSettings).set({ paypalEnabled: true })
  token = (await shop.admin()).token
})

type MadeBody = Body<'makeOrder'>
const linesOf = async (quantity: number, price?: number) => [
  { productId: (await shop.product('abendruhe')).id, quantity, ...(price !== undefined && { price }) },
]
async function bodyOf(values: Partial<MadeBody> = {}): Promise<MadeBody> {
  return {
    platform: 'germany',
    lines: await linesOf(2),
    customerInfo: { name: 'Tina Telefon', email: 'Tina@Example.org', phone: '+49 30 1' },
    shippingAddress: { street: 'Lindenweg 4', city: 'Berlin', zipCode: '10115', country: 'Deutschland' },
    paymentMethod: 'bank_transfer',
    ...values,
  }
}
const made = (body: MadeBody, headers = {}) => shop.ok('makeOrder', { token, body, headers })

it('is placed as its preview said, with number, stock, mail and who made it [ORDER-760] [ORDER-761]', async () => {
  const body = await bodyOf()
  const { platform, lines } = body
  const { preview } = await shop.ok('previewNewOrder', { token, body: { platform, lines } })
  expect(preview.stock).toMatchObject([{ units: 2, left: 48 }])
  const { order, payPath } = await made(body)
  expect(order).toMatchObject({
    orderNumber: 'VD-2026-000001',
    status: 'pending',
    total: preview.totals,
    userId: null,
  })
  expect(payPath).toBeNull()
  const [first] = order.history
  expect(first).toMatchObject({ kind: 'status', note: 'made' })
  expect(first?.actor).not.toBe('Tina Telefon')
  expect((await shop.product('abendruhe')).stockQuantity).toBe(48)
  expect(await mailsOf(shop)).toMatchObject([
    {
      kind: 'placed',
      recipient: 'tina@example.org',
      payload: { paymentInstructions: { type: 'bank_transfer' } },
    },
  ])
  await expectSumsToBeWhatTheyCount(shop)
})

it('may be paid already, with own prices, shipping and a discount whose reason the papers name [ORDER-761] [ORDER-762]', async () => {
  const { order } = await made(
    await bodyOf({
      lines: await linesOf(10, 5),
      discount: { percent: 10, reason: 'Stammkundin' },
      shipping: 3,
      paid: true,
    }),
  )
  expect(order).toMatchObject({
    total: { subtotal: 50, discount: 5, shipping: 3, total: 48 },
    payment: { status: 'completed' },
    status: 'confirmed',
    discountReason: 'Stammkundin',
    invoiceNumber: 'RE-2026-000001',
  })
  const invoice = await shop.call('getInvoice', { token, params: { id: order._id } })
  expect((await pdfPages(invoice.rawPayload)).join()).toContain('Stammkundin')
  expect((await mailsOf(shop)).map(({ kind }) => kind).sort()).toEqual(['paid', 'placed'])
  const { order: changed } = await shop.ok('changeOrder', {
    token,
    params: { id: order._id },
    body: { lines: await linesOf(6) },
  })
  expect(changed.total).toMatchObject({ subtotal: 30, discount: 3, shipping: 3, total: 30 })
})

it('is paid at PayPal by its link where the shop is connected [ORDER-761]', async () => {
  const params = { platform: 'germany' as const }
  await shop.ok('connectPaypal', { token, params, body: { ...PAYPAL_KEYS, currentPassword: TEST_PASSWORD } })
  const { payPath } = await made(await bodyOf({ paymentMethod: 'paypal' }))
  const link = new URL(payPath ?? '', 'https://shop.example').searchParams.get('pay') ?? ''
  expect(await shop.ok('settlePaypal', { body: { token: link } })).toMatchObject({ state: 'open' })
})

it('belongs to an account that is known [ORDER-760]', async () => {
  const { id: userId } = await shop.customer()
  expect((await made(await bodyOf({ userId }))).order.userId).toBe(userId)
  const body = await bodyOf({ userId: randomUUID() })
  expect(await shop.refused('makeOrder', { token, body })).toMatchObject({ code: 'NOT_FOUND' })
})

it('the same request makes one order, and too little stock none [ORDER-760]', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const body = await bodyOf()
  const both = await Promise.all([made(body, headers), made(body, headers)])
  expect(new Set(both.map(({ order }) => order._id)).size).toBe(1)
  expect(await shop.db.$count(orders)).toBe(1)
  const other = await shop.refused('makeOrder', {
    token,
    headers,
    body: { ...body, lines: await linesOf(1) },
  })
  expect(other).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  await setStock(shop, 'abendruhe', 1)
  expect(await shop.refused('makeOrder', { token, body })).toMatchObject({
    code: 'OUT_OF_STOCK',
    errors: [{ path: 'lines.0.quantity' }],
  })
  const changed = await shop.refused('makeOrder', {
    token,
    body: { ...body, lines: await linesOf(1), expectedTotal: 1 },
  })
  expect(changed).toMatchObject({ code: 'TOTAL_CHANGED' })
})

it('is none of what is not sold, or by a payment method that is switched off [ORDER-760]', async () => {
  await shop.db.update(paymentSettings).set({ paypalEnabled: false })
  const unpayable = await bodyOf({ paymentMethod: 'paypal' })
  expect((await shop.refused('makeOrder', { token, body: unpayable })).code).toBe(
    'PAYMENT_METHOD_UNAVAILABLE',
  )
  await shop.db.update(products).set({ status: 'inactive' })
  const { platform, lines, ...rest } = await bodyOf()
  const previewed = await shop.refused('previewNewOrder', { token, body: { platform, lines } })
  expect(previewed).toMatchObject({ code: 'PRODUCT_UNAVAILABLE', errors: [{ path: 'lines.0.productId' }] })
  const made = await shop.refused('makeOrder', { token, body: { platform, lines, ...rest } })
  expect(made.code).toBe('PRODUCT_UNAVAILABLE')
})

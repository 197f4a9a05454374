import { expect, it } from 'vitest'
import { checkOut } from '../../testing/checkout'
import { productDraft } from '../../testing/drafts'
import { testShop } from '../../testing/test-app'

const shop = await testShop()
const { token } = await shop.admin()
const movementsOf = async (id: string) =>
  (await shop.ok('listStockMovements', { token, params: { id } })).movements
const stockOf = async (id: string) =>
  (await shop.ok('getProduct', { token, params: { id } })).product.stock.quantity

it('every change of a stock says why, by whom and how many are left [ADMIN-580]', async () => {
  const { product } = await shop.ok('createProduct', {
    token,
    body: { ...productDraft, status: 'active', stock: { quantity: 200 } },
  })
  const id = product._id
  const place = (email: string) =>
    checkOut(shop, {
      items: [{ productId: id, quantity: 3 }],
      customerInfo: { name: 'Gesa Gast', email, phone: '+49 30 1234567' },
    })
  shop.clock.advance(1_000)
  const kept = await place('kept@example.org')
  shop.clock.advance(1_000)
  const cancelled = await place('cancelled@example.org')
  shop.clock.advance(1_000)
  await shop.ok('setOrderStatus', {
    token,
    params: { id: cancelled._id },
    body: { status: 'cancelled' },
  })
  shop.clock.advance(1_000)
  await shop.ok('setPaymentStatus', { token, params: { id: kept._id }, body: { status: 'completed' } })
  await shop.ok('refundOrder', {
    token,
    params: { id: kept._id },
    body: { amount: 1, reason: 'beschädigt', lines: [{ productId: id, quantity: 1, restock: true }] },
  })
  shop.clock.advance(1_000)
  await shop.ok('updateProduct', { token, params: { id }, body: { stock: { quantity: 195, expected: 198 } } })
  // What leaves the stock as it is is no change.
  await shop.ok('updateProduct', {
    token,
    params: { id },
    body: { stock: { quantity: 195 }, bestseller: true },
  })
  shop.clock.advance(1_000)
  const csv = `id;slug;stock\r\n${id};${product.seo.slug};220\r\n`
  await shop.ok('importProducts', { token, body: { csv, dryRun: false } })

  const movements = await movementsOf(id)
  const admin = 'Ayşe Yönetici'
  expect(movements.map((row) => [row.reason, row.units, row.stock, row.admin, row.orderNumber])).toEqual([
    ['import', 25, 220, admin, null],
    ['correction', -3, 195, admin, null],
    ['return', 1, 198, expect.anything(), kept.orderNumber],
    ['cancellation', 3, 197, expect.anything(), cancelled.orderNumber],
    ['sale', -3, 194, null, cancelled.orderNumber],
    ['sale', -3, 197, null, kept.orderNumber],
    ['correction', 200, 200, admin, null],
  ])
  expect(movements.reduce((sum, { units }) => sum + units, 0)).toBe(await stockOf(id))

  const second = await shop.ok('listStockMovements', { token, params: { id }, query: { page: 2, limit: 5 } })
  expect([second.movements.length, second.pagination.total]).toEqual([2, 7])
  expect((await shop.refused('listStockMovements', { token, params: { id: 'x' } })).code).toBe('NOT_FOUND')
})

it('an order that is refused moves nothing [ADMIN-580]', async () => {
  const { id } = await shop.product('abendruhe')
  const before = await movementsOf(id)
  await expect(
    checkOut(shop, { items: [{ productId: id, quantity: 5 }], expectedTotal: 1 }),
  ).rejects.toThrow()
  expect(await movementsOf(id)).toEqual(before)
})

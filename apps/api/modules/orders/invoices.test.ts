import { beforeEach, expect, it } from 'vitest'
import { invoices, orders } from '../../platform/db/schema'
import { orderRow } from '../../testing/order-row'
import { testShop } from '../../testing/test-app'

const shop = await testShop({ demoData: false })
let token: string
beforeEach(async () => {
  await shop.reset()
  token = (await shop.admin()).token
})

const pay = (id: string, status: 'completed' | 'pending' = 'completed') =>
  shop.call('setPaymentStatus', { token, params: { id }, body: { status } })
const numbers = async () => (await shop.db.select().from(invoices)).map(({ number }) => number).sort()

async function place(count: number, values: Parameters<typeof orderRow>[0] = {}) {
  const rows = await shop.db
    .insert(orders)
    .values(Array.from({ length: count }, () => orderRow(values)))
    .returning()
  return rows.map(({ id }) => id)
}

it('a payment gives the order the next invoice number of its series, once [ADMIN-50]', async () => {
  const [first = '', second = ''] = await place(2)
  const [turkish = ''] = await place(1, { platform: 'turkey', currency: 'TRY' })
  for (const id of [first, turkish, second]) await pay(id)
  await pay(first, 'pending')
  await pay(first)
  expect(await numbers()).toEqual(['RE-2026-000001', 'RE-2026-000002', 'TR-2026-000001'])
  const { order } = await shop.ok('getOrder', { token, params: { id: second } })
  expect(order.invoiceNumber).toBe('RE-2026-000002')
  expect(order.history.filter(({ kind }) => kind === 'invoice').map(({ to }) => to)).toEqual([
    'RE-2026-000002',
  ])
})

it('two hundred concurrent payments leave no gaps or duplicates [ADMIN-50]', async () => {
  let unpaid = await place(200)
  // A payment that waits too long for the counter gets 503 and is repeated; some succeed in each round.
  while (unpaid.length > 0) {
    const answers = await Promise.all(unpaid.map((id) => pay(id)))
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.length).toBeLessThan(unpaid.length)
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 503))
    unpaid = unpaid.filter((_, index) => answers[index]?.statusCode !== 200)
  }
  const expected = Array.from({ length: 200 }, (_, index) => `RE-2026-${String(index + 1).padStart(6, '0')}`)
  expect(await numbers()).toEqual(expected)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, isNull, and } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyFor } from '../../testing/checkout'
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app'
import { backUp, restore } from '../../platform/db/backup'
import { invoices, orders, outbox, users } from '../../platform/db/schema'
import { settleRestored } from './settle-restored'

let shop: TestApp
let folder = ''
let told: readonly string[] = []
let admin: Awaited<ReturnType<TestApp['admin']>>
let customer: Awaited<ReturnType<TestApp['customer']>>

/** An order that is paid and has an invoice. @returns its id */
async function paidOrder(token?: string) {
  const body = await bodyFor(shop, { abendruhe: 1 })
  const { order } = await shop.ok('checkout', { body, ...(token !== undefined && { token }) })
  const params = { id: order._id }
  const change = { params, body: { status: 'completed' as const }, token: admin.token }
  await shop.ok('setPaymentStatus', change)
  return order._id
}
const invoiceOf = async (orderId: string) =>
  (await shop.db.select().from(invoices).where(eq(invoices.orderId, orderId)))[0]?.number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verda-restored-'))
  const file = join(folder, 'shop.backup')
  shop = await createTestApp()
  admin = await shop.admin()
  customer = await shop.customer()
  const id = await paidOrder(customer.token)
  await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id))
  await paidOrder()
  await backUp(shop.database, file)
  await paidOrder()
  await shop.ok('deleteAccount', { body: { password: TEST_PASSWORD }, token: customer.token })
  told = (await restore(shop.database, file, (tx) => settleRestored(tx, shop.clock.now()))).told
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

describe('a restore [API-76]', () => {
  it('says what it did', () => {
    expect(told).toEqual([
      '1 sessions and 0 links ended',
      expect.stringMatching(/^[1-9]\d* waiting mails set aside; the back office can send them$/),
      '1 customers erased again',
      expect.stringMatching(
        /^Numbers given since the backup are not given again: RE-2026-000003 to RE-2026-000003, orders \d+ to \d+$/,
      ),
    ])
  })

  it('ends every session', async () => {
    expect((await shop.call('listOrders', { token: admin.token })).statusCode).toBe(401)
  })

  it('sends no mail by itself, and tells nobody twice that an account is gone', async () => {
    expect(await shop.db.$count(outbox, and(isNull(outbox.sentAt), isNull(outbox.failedAt)))).toBe(0)
    expect(await shop.db.$count(outbox, eq(outbox.recipient, customer.email))).toBe(0)
  })

  it('does not bring back who was erased', async () => {
    expect(await shop.db.$count(users, eq(users.id, customer.id))).toBe(0)
    expect(await shop.db.$count(orders, eq(orders.email, customer.email))).toBe(0)
  })

  it('gives no number twice', async () => {
    const { token } = await shop.admin()
    admin = { ...admin, token }
    expect(await invoiceOf(await paidOrder())).toBe('RE-2026-000004')
  })
})

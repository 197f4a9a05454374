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

/** Erased according to the list beside the backup alone. */
const LISTED = 'gelistet@example.org'

let shop: TestApp
let folder = ''
let told: readonly string[] = []
let refusal: unknown
let isKept = false
const asked: string[] = []
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
  const listed = await shop.customer({ email: LISTED })
  const id = await paidOrder(customer.token)
  await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id))
  await paidOrder()
  await backUp(shop.database, file)
  await paidOrder()
  await shop.ok('deleteAccount', { body: { password: TEST_PASSWORD }, token: customer.token })
  const settle = (mayContinue: boolean, erased: readonly string[] = []) =>
    restore(shop.database, file, (tx) =>
      settleRestored(tx, {
        now: shop.clock.now(),
        erased,
        mayContinue: (numbers) => {
          asked.push(numbers)
          return Promise.resolve(mayContinue)
        },
      }),
    )
  refusal = await settle(false).catch((error: unknown) => error)
  isKept = (await shop.call('listOrders', { token: admin.token })).statusCode === 200
  told = (await settle(true, [listed.id])).told
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
      '2 customers erased again',
      expect.stringMatching(
        /^Numbers given since the backup are not given again: RE-2026-000003 to RE-2026-000003, orders \d+ to \d+$/,
      ),
      expect.stringMatching(/^Numbers go on after order \d+, RE-2026-000003$/),
    ])
  })

  it('asks before numbers go on, and changes nothing where they may not', () => {
    expect(asked).toHaveLength(2)
    expect(new Set(asked)).toEqual(new Set([expect.stringMatching(/^order \d+, RE-2026-000003$/)]))
    expect(String(refusal)).toContain('nothing was changed')
    expect(isKept).toBe(true)
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
    expect(await shop.db.$count(users, eq(users.email, LISTED))).toBe(0)
  })

  it('gives no number twice', async () => {
    const { token } = await shop.admin()
    admin = { ...admin, token }
    expect(await invoiceOf(await paidOrder())).toBe('RE-2026-000004')
  })
})

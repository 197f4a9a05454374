import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { checkOut } from '../../testing/checkout'
import { TEST_NOW, testShop } from '../../testing/test-app'
import {
  adminAddressUndos,
  attempts,
  auditLog,
  orderEvents,
  outbox,
  priceHistory,
  productInterest,
  stockMovements,
  tokens,
  withdrawals,
} from '../db/schema'
import { deleteExpired } from './retention'

const shop = await testShop()
beforeEach(() => shop.reset())

const never = (error: unknown) => {
  throw error
}
const DAY_MS = 86_400_000
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)

it('deletes only rows older than their retention period', async () => {
  const { db } = shop
  const { id: productId } = await shop.product('abendruhe')
  const order = await checkOut(shop)
  const { id: adminId } = await shop.admin()
  const mail = { kind: 'reset', recipient: 'a@example.org', language: 'de', payload: {} } as const
  await db.insert(outbox).values([
    { ...mail, dedupeKey: 'sent long ago', createdAt: ago(91), sentAt: ago(91) },
    { ...mail, dedupeKey: 'sent', createdAt: ago(89), sentAt: ago(89) },
    { ...mail, dedupeKey: 'waiting', createdAt: ago(500) },
    { ...mail, dedupeKey: 'failed', createdAt: ago(91), failedAt: ago(90) },
    { ...mail, dedupeKey: 'failed long ago', createdAt: ago(366), failedAt: ago(366) },
  ])
  await db.insert(tokens).values([
    { hash: 'ended', kind: 'admin', adminId, expiresAt: ago(1) },
    { hash: 'lives', kind: 'admin', adminId, expiresAt: ago(-1) },
  ])
  const undo = { adminId, email: 'a@example.org' }
  await db.insert(adminAddressUndos).values([
    { ...undo, tokenHash: 'used long ago', expiresAt: ago(31) },
    { ...undo, tokenHash: 'expired', expiresAt: ago(29) },
  ])
  await db.delete(priceHistory).where(eq(priceHistory.productId, productId))
  await db.insert(priceHistory).values(
    [900, 800, 500, 300, 10].map((days) => ({
      productId,
      platform: 'germany' as const,
      amount: days,
      validFrom: ago(days),
    })),
  )
  const dayOf = (days: number) => ago(days).toISOString().slice(0, 10)
  await db.insert(productInterest).values([
    { productId, event: 'add_to_cart', day: dayOf(401) },
    { productId, event: 'add_to_cart', day: dayOf(399) },
  ])
  await db.delete(stockMovements)
  await db.insert(stockMovements).values([
    { productId, reason: 'correction', units: 1, stock: 1, at: ago(1_096) },
    { productId, reason: 'correction', units: 1, stock: 2, at: ago(1_094) },
  ])
  await db.insert(auditLog).values([
    { action: 'old', subject: 'x', at: ago(1_096) },
    { action: 'new', subject: 'x', at: ago(1_094) },
  ])
  await db
    .insert(orderEvents)
    .values({ orderId: order._id, kind: 'payment', to: 'pending', actor: 'x', at: ago(4_000) })
  const declared = { email: 'a@example.org', name: 'A', orderNumber: 'X', receivedAt: ago(366) }
  await db.insert(withdrawals).values([declared, { ...declared, orderId: order._id, id: randomUUID() }])
  await db.insert(attempts).values([
    { subject: 'old', count: 1, since: new Date(TEST_NOW.getTime() - 16 * 60_000) },
    { subject: 'new', count: 1, since: TEST_NOW },
  ])

  await deleteExpired(db, TEST_NOW, never)

  const kept = (await db.select().from(outbox)).map(({ dedupeKey }) => dedupeKey)
  expect(kept.filter((key) => !key.includes(':')).sort()).toEqual(['failed', 'sent', 'waiting'])
  expect((await db.select().from(adminAddressUndos)).map(({ tokenHash }) => tokenHash)).toEqual(['expired'])
  expect((await db.select().from(tokens)).map(({ hash }) => hash)).not.toContain('ended')
  expect((await db.select().from(tokens)).map(({ hash }) => hash)).toContain('lives')
  // The price of 500 days ago was current when the retention period began.
  const prices = await db.select().from(priceHistory).where(eq(priceHistory.productId, productId))
  expect(prices.map(({ amount }) => amount).sort((a, b) => b - a)).toEqual([500, 300, 10])
  expect((await db.select().from(stockMovements)).map(({ stock }) => stock)).toEqual([2])
  expect((await db.select().from(productInterest)).map(({ day }) => day)).toEqual([dayOf(399)])
  expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual(['new'])
  // An open order keeps its whole history.
  expect(await db.$count(orderEvents, eq(orderEvents.orderId, order._id))).toBe(2)
  expect((await db.select().from(withdrawals)).map(({ orderId }) => orderId)).toEqual([order._id])
  expect((await db.select().from(attempts)).map(({ subject }) => subject)).toEqual(['new'])
})

it('deletes the other kinds where one fails, and says which [API-78]', async () => {
  const { db, database } = shop
  await database.pool
    .query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'held'; end $$;
    create trigger refuse before delete on tokens execute function refuse()`)
  await db.insert(auditLog).values({ action: 'old', subject: 'x', at: ago(1_096) })
  const warn = vi.fn()
  await deleteExpired(db, TEST_NOW, warn)
  await database.pool.query('drop function refuse cascade')
  expect(warn.mock.calls).toEqual([[expect.any(Error), 'sessions']])
  expect(await db.$count(auditLog, eq(auditLog.action, 'old'))).toBe(0)
})

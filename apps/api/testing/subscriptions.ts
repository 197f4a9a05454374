import { and, asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Body } from '@/contract/shared/dto'
import { announceDeliveries, placeDeliveries } from '../modules/subscriptions/subscription-jobs'
import { orders, outbox, productPrices, subscriptions } from '../platform/db/schema'
import { checkOut } from './checkout'
import type { TestApp } from './test-app'

export const DAY_MS = 86_400_000

/** A shop in which Sparabos of Abendruhe are taken out and days pass. */
export function subscriptionBench(shop: TestApp) {
  const failures: unknown[] = []
  const note = (error: unknown) => failures.push(error)
  const announce = () => announceDeliveries(shop.db, shop.clock.now(), note)
  const place = () => placeDeliveries(shop.db, shop.clock.now(), note)
  /** Days pass one by one, and the job runs. */
  async function days(count: number): Promise<void> {
    for (let day = 0; day < count; day += 1) {
      shop.clock.advance(DAY_MS)
      await announce()
      await place()
    }
    expect(failures).toEqual([])
  }

  const mails = async (kind: string) =>
    shop.db.select().from(outbox).where(eq(outbox.kind, kind)).orderBy(asc(outbox.createdAt))
  const tokenOf = async (kind: string) => String((await mails(kind)).at(-1)?.payload.token)
  const placed = () => shop.db.select().from(orders).orderBy(asc(orders.createdAt))
  const row = async () => (await shop.db.select().from(subscriptions))[0]

  const begin = (values: Partial<Body<'checkout'>> = {}, quantity = 2) =>
    checkOut(shop, { subscription: { weeks: 2 }, ...values }, { abendruhe: quantity })

  async function pay(id: string): Promise<void> {
    const { token } = await shop.admin()
    await shop.ok('setPaymentStatus', { token, params: { id }, body: { status: 'completed' } })
  }
  async function payLast(): Promise<void> {
    const last = (await placed()).at(-1)
    if (last) await pay(last.id)
  }

  /** By the link of its newest mail of a kind. */
  const change = async (action: Body<'changeSubscription'>['action'], kind = 'subscription-started') =>
    (await shop.ok('changeSubscription', { body: { token: await tokenOf(kind), action } })).subscription

  async function setPrice(amount: number): Promise<void> {
    const { id } = await shop.product('abendruhe')
    await shop.db
      .update(productPrices)
      .set({ amount, originalAmount: null })
      .where(and(eq(productPrices.productId, id), eq(productPrices.platform, 'germany')))
  }
  return { announce, place, days, mails, tokenOf, placed, row, begin, pay, payLast, change, setPrice }
}

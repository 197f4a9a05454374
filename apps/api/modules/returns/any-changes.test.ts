import { eq, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { holdsCoupon, isReleased, ORDER_STATUSES, PAYMENT_STATUSES } from '@/shop/orders/order'
import {
  couponRedemptions,
  coupons,
  orderLines,
  orders,
  premiumRenewals,
  products,
  refunds,
  returnedLines,
} from '../../platform/db/schema'
import { bodyFor, withCoupon } from '../../testing/checkout'
import { anyOf, withDraws, type RandomDraw } from '../../testing/random'
import { testShop } from '../../testing/test-app'
import { isPremiumEarned } from '../orders/update-order'

const shop = await testShop()

const SLUGS = ['abendruhe', 'kurkuma-plus', 'pfefferminze']
const CODES = ['WILLKOMMEN10', 'MINUS5', 'PREMIUM3', 'TEE2PLUS1', 'GESCHENK']
const [STOCK, SOLD] = [1000, 500]

async function openShop() {
  await shop.reset()
  await shop.db.update(products).set({ stockQuantity: STOCK, salesCount: SOLD })
  const premium = { premiumEnabled: true, premiumMonths: 2 }
  await shop.db.update(products).set(premium).where(eq(products.slug, 'kurkuma-plus'))
  await shop.db.update(coupons).set({ oneTimeUse: false, usageLimitPerUser: 100 })
  const { token } = await shop.customer()
  for (const code of CODES) {
    const wanted = { abendruhe: 4, 'kurkuma-plus': 2 }
    await shop.ok('checkout', { token, body: await bodyFor(shop, wanted, withCoupon(code)) })
  }
}

/** One random change of one order: status, payment, or a refund with or without goods. */
async function changeOne(token: string, below: RandomDraw) {
  const order = anyOf(await shop.db.select().from(orders).orderBy(orders.sequence), below(CODES.length))
  const params = { id: order.id }
  const kind = below(4)
  if (kind === 0) {
    const status = anyOf(ORDER_STATUSES, below(ORDER_STATUSES.length))
    return shop.call('setOrderStatus', { token, params, body: { status } })
  }
  if (kind === 1) {
    const status = anyOf(PAYMENT_STATUSES, below(PAYMENT_STATUSES.length))
    return shop.call('setPaymentStatus', { token, params, body: { status } })
  }
  const ofOrder = eq(orderLines.orderId, order.id)
  const lines = await shop.db.select().from(orderLines).where(ofOrder).orderBy(orderLines.position)
  const { productId, total, discount } = anyOf(lines, below(lines.length))
  const returned = [{ productId, quantity: 1 + below(2), restock: below(2) === 0 }]
  const amount = anyOf([order.total - order.refunded, total - discount, 100 + below(400)], below(3)) / 100
  const body = { amount, reason: 'Geri geldi', ...(kind === 2 && { lines: returned }) }
  return shop.call('refundOrder', { token, params, body })
}

async function readAll() {
  const { db } = shop
  return {
    orders: await db.select().from(orders),
    lines: await db.select().from(orderLines),
    returned: await db.select().from(returnedLines),
    refunds: await db.select().from(refunds).where(isNull(refunds.voidedAt)),
    redemptions: await db.select().from(couponRedemptions),
    renewals: await db.select().from(premiumRenewals).where(isNull(premiumRenewals.revokedAt)),
  }
}
type All = Awaited<ReturnType<typeof readAll>>

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0)

/** Stock and number sold, as the orders and what came back of them say. */
function shelf(productId: string, { orders: all, lines, returned }: All): [number, number] {
  const moved = all.map(({ id, status }) => {
    const own = lines.filter((line) => line.orderId === id && line.productId === productId)
    const back = returned.filter((row) => row.orderId === id && row.productId === productId)
    const [units, came] = [sum(own, ({ quantity }) => quantity), sum(back, ({ quantity }) => quantity)]
    const writtenOff = sum(back, ({ quantity, restocked }) => (restocked ? 0 : quantity))
    const paid = sum(own, ({ quantity, isGift }) => (isGift ? 0 : quantity))
    return isReleased(status)
      ? { taken: writtenOff, sold: 0 }
      : { taken: units - came + writtenOff, sold: Math.max(0, paid - came) }
  })
  return [STOCK - sum(moved, ({ taken }) => taken), SOLD + sum(moved, ({ sold }) => sold)]
}

function expectBooksToAgree({ orders: all, refunds: made, redemptions, renewals }: All) {
  for (const order of all) {
    const own = made.filter(({ orderId }) => orderId === order.id)
    const tax = sum(own, (refund) => refund.tax)
    const months = sum(renewals, (row) => (row.orderId === order.id ? row.months : 0))
    const redemption = redemptions.find(({ orderId }) => orderId === order.id)
    expect(sum(own, ({ amount }) => amount)).toBe(order.refunded)
    expect(tax).toBeLessThanOrEqual(order.tax)
    if (order.refunded === order.total) expect(tax).toBe(order.tax)
    expect(redemption?.releasedAt === null).toBe(holdsCoupon(order.status, order.paymentStatus))
    expect(months).toBe(isPremiumEarned(order) ? order.premiumMonths + order.couponPremiumMonths : 0)
  }
}

it('after any changes stock, sales, coupons, refunds, VAT and months are what the orders say [ADMIN-49] [MONEY-20] [ORDER-5] [PREMIUM-4]', () =>
  withDraws(4, async (below) => {
    await openShop()
    const { token } = await shop.admin()
    for (let left = 1 + below(60); left > 0; left -= 1) {
      expect((await changeOne(token, below)).statusCode).toBeLessThan(500)
      const now = await readAll()
      expectBooksToAgree(now)
      for (const slug of SLUGS) {
        const { id, stockQuantity, salesCount } = await shop.product(slug)
        expect([slug, stockQuantity, salesCount]).toEqual([slug, ...shelf(id, now)])
      }
    }
  }))

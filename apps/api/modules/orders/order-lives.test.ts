import { desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ORDER_MAILS } from '@/shop/orders/admin-order'
import { isReleased, ORDER_STATUSES, PAYMENT_STATUSES } from '@/shop/orders/order'
import { sentOf } from '@/shop/orders/parcels'
import { PREMIUM_ACTIONS } from '@/shop/users/premium'
import {
  cargoCompanies,
  coupons,
  invoices,
  orderEvents,
  orderLines,
  orders,
  outbox,
  parcels,
  premiumRenewals,
  products,
  replacedInvoices,
  users,
} from '../../platform/db/schema'
import { bodyFor, withCoupon } from '../../testing/checkout'
import { anyOf, withDraws, type RandomDraw } from '../../testing/random'
import { expectSumsToBeWhatTheyCount } from '../../testing/sums'
import { TEST_NOW, testShop } from '../../testing/test-app'
import { endUnconfirmedHolds } from './holds/end-holds'
import { settleUnpaid } from './unpaid/unpaid-orders'

const shop = await testShop()

const CODES = ['WILLKOMMEN10', 'MINUS5', 'PREMIUM3', 'TEE2PLUS1', 'GESCHENK', '']
/** The address of the guests' orders, and of one account. */
const MAIL = 'gesa.gast@example.org'
const DAY_MS = 86_400_000
const rethrow = (error: unknown) => {
  throw error
}

interface World {
  /** The administrator's token. */
  readonly token: string
  readonly below: RandomDraw
  readonly customers: Set<{ readonly id: string; readonly token: string }>
  readonly owner: { readonly id: string; readonly token: string }
}

/** A shop of little stock, where one coupon pays everything and one product brings premium. */
async function newWorld(below: RandomDraw): Promise<World> {
  await shop.reset()
  await shop.db.update(products).set({ stockQuantity: 40 })
  const premium = { premiumEnabled: true, premiumMonths: 2 }
  await shop.db.update(products).set(premium).where(eq(products.slug, 'kurkuma-plus'))
  await shop.db.update(coupons).set({ oneTimeUse: false, usageLimitPerUser: 3, usageLimitTotal: 5 })
  await shop.db.update(coupons).set({ percent: 100 }).where(eq(coupons.code, 'WILLKOMMEN10'))
  const owner = await shop.customer({ email: MAIL })
  // Confirmed addresses, which are not limited in what they order unpaid.
  const confirmed = { emailVerifiedAt: TEST_NOW }
  const customers = new Set([await shop.customer(confirmed), await shop.customer(confirmed), owner])
  return { token: (await shop.admin()).token, below, customers, owner }
}

const someone = ({ below, customers }: World) => anyOf([...customers], below(customers.size))

async function place(world: World) {
  const { below, customers } = world
  const code = anyOf(CODES, below(CODES.length))
  const wanted = { abendruhe: 1 + below(6), ...(below(2) === 0 && { 'kurkuma-plus': 1 + below(4) }) }
  const body = await bodyFor(shop, wanted, code === '' ? {} : withCoupon(code))
  const isGuest = customers.size === 0 || below(3) === 0
  return shop.call('checkout', { body, ...(!isGuest && { token: someone(world).token }) })
}

async function refund({ token, below }: World, { id, total, refunded }: typeof orders.$inferSelect) {
  const { id: productId } = await shop.product(anyOf(['abendruhe', 'kurkuma-plus'], below(2)))
  const lines = [{ productId, quantity: 1 + below(2), restock: below(2) === 0 }]
  const amount = anyOf([total - refunded, 100 + below(400)], below(2)) / 100
  const body = { amount, reason: 'Geri geldi', ...(below(2) === 0 && { lines }) }
  return shop.call('refundOrder', { token, params: { id }, body })
}

async function changeMembership(world: World) {
  const { token, below, customers } = world
  if (customers.size === 0) return undefined
  const body = { action: anyOf(PREMIUM_ACTIONS, below(PREMIUM_ACTIONS.length)), duration: 1 + below(3) }
  return shop.call('setUserPremium', { token, params: { id: someone(world).id }, body })
}

async function forget(world: World) {
  const { token, customers } = world
  if (customers.size === 0) return undefined
  const customer = someone(world)
  const response = await shop.call('anonymiseUser', { token, params: { id: customer.id } })
  if (response.statusCode === 200) customers.delete(customer)
  return response
}

/** The account of the guests' address takes over their orders, as if it were verified for the first time. */
async function joinGuests({ customers, owner: { id, token } }: World) {
  if (![...customers].some((customer) => customer.id === id)) return undefined
  await shop.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, id))
  await shop.db.delete(outbox).where(eq(outbox.kind, 'verification'))
  await shop.call('sendVerification', { token })
  const [mail] = await shop.db.select().from(outbox).where(eq(outbox.kind, 'verification'))
  return shop.call('verifyEmail', { token, body: { token: String(mail?.payload.token) } })
}

async function assignCargo({ token, below }: World, id: string) {
  const companies = await shop.db.select().from(cargoCompanies).orderBy(cargoCompanies.name)
  const cargoCompanyId = anyOf(companies, below(companies.length)).id
  return shop.call('assignCargo', {
    token,
    params: { id },
    body: {
      cargoCompanyId,
      trackingNumber: `T${below(5)}`,
      ...(below(2) === 0 && { lines: [{ position: below(2), quantity: 1 + below(3) }] }),
    },
  })
}

async function changeLines({ token, below }: World, id: string) {
  const slugs = anyOf([['abendruhe'], ['kurkuma-plus'], ['abendruhe', 'kurkuma-plus']], below(3))
  const lines = []
  for (const slug of slugs) {
    const price = below(3) === 0 ? { price: below(900) / 100 } : {}
    lines.push({ productId: (await shop.product(slug)).id, quantity: 1 + below(4), ...price })
  }
  return shop.call('changeOrder', { token, params: { id }, body: { lines, reason: 'Telefonda konuşuldu' } })
}

/** Presses the link of the order's mail, if it has one. */
async function confirm({ id }: typeof orders.$inferSelect) {
  const [mail] = await shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.dedupeKey, `placed:${id}`))
  const { confirmToken: token } = mail?.payload ?? {}
  return typeof token === 'string' ? shop.call('confirmOrder', { body: { token } }) : undefined
}

/** One thing that customers, administrators or time may do. */
async function act(world: World) {
  const { token, below } = world
  const all = await shop.db.select().from(orders).orderBy(desc(orders.sequence))
  const kind = all.length === 0 ? 0 : below(25)
  if (kind < 4) return place(world)
  const order = anyOf(all, below(all.length))
  const params = { id: order.id }
  const status = anyOf(ORDER_STATUSES, below(ORDER_STATUSES.length))
  if (kind < 9) return shop.call('setOrderStatus', { token, params, body: { status } })
  const payment = anyOf(PAYMENT_STATUSES, below(PAYMENT_STATUSES.length))
  if (kind < 12)
    return shop.call('setPaymentStatus', {
      token,
      params,
      body: { status: payment, anyway: below(4) === 0 },
    })
  if (kind < 14) return refund(world, order)
  if (kind === 14) return changeMembership(world)
  if (kind === 15) return assignCargo(world, order.id)
  if (kind === 16)
    return shop.call('sendOrderMail', { token, params, body: { kind: anyOf(ORDER_MAILS, below(4)) } })
  if (kind > 21) return changeLines(world, order.id)
  if (kind === 17) return forget(world)
  if (kind === 18) return joinGuests(world)
  if (kind === 19) return confirm(order)
  if (kind === 20) {
    await endUnconfirmedHolds(shop.database.background, new Date(TEST_NOW.getTime() + 2 * DAY_MS), rethrow)
    return undefined
  }
  const now = new Date(TEST_NOW.getTime() + anyOf([4, 8], below(2)) * DAY_MS)
  await settleUnpaid({ db: shop.database.background, unpaidDays: 7, now, warn: rethrow })
  return undefined
}

type Event = typeof orderEvents.$inferSelect

/** The value that was reached once more often than it was left. */
function present(events: readonly Event[], first: string | null): string[] {
  const times = new Map<string, number>()
  const count = (value: string | null, by: number) =>
    value !== null && times.set(value, (times.get(value) ?? 0) + by)
  count(first, 1)
  for (const { from, to } of events) {
    count(from, -1)
    count(to, 1)
  }
  return [...times].flatMap(([value, left]) => (left === 0 ? [] : [`${value} ${left}`]))
}

async function expectHistoriesToAgree() {
  const all = await shop.db.select().from(orders)
  const events = await shop.db.select().from(orderEvents)
  const issued = await shop.db.select().from(invoices)
  for (const { id, status, paymentStatus, releasedAt } of all) {
    const own = events.filter(({ orderId }) => orderId === id)
    const of = (kind: Event['kind']) => own.filter((event) => event.kind === kind)
    expect(present(of('status'), null)).toEqual([`${status} 1`])
    expect(present(of('payment'), 'pending')).toEqual([`${paymentStatus} 1`])
    const holdEnded = of('hold').some(({ to }) => to === 'ended')
    if (releasedAt === null) expect(isReleased(status)).toBe(false)
    else expect(isReleased(status) || (holdEnded && paymentStatus !== 'completed')).toBe(true)
    const wasPaid = of('payment').some(({ to }) => to === 'completed')
    expect(issued.filter(({ orderId }) => orderId === id)).toHaveLength(wasPaid ? 1 : 0)
  }
  const replaced = await shop.db.select().from(replacedInvoices)
  const numbers = [...issued, ...replaced].map(({ number }) => number).sort()
  expect(numbers).toEqual(numbers.map((_, index) => `RE-2026-${String(index + 1).padStart(6, '0')}`))
}

/** No unit goes out twice, no number stands at two parcels, and the order names its last one. */
async function expectParcelsToAgree() {
  const sent = await shop.db.select().from(parcels).orderBy(parcels.number)
  for (const order of await shop.db.select().from(orders)) {
    const own = sent.filter(({ orderId }) => orderId === order.id)
    const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
    for (const [at, { quantity }] of lines.toSorted((a, b) => a.position - b.position).entries())
      expect(sentOf({ lines, parcels: own })[at]).toBeLessThanOrEqual(quantity)
    expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1))
    expect(order.trackingNumber).toBe(own.at(-1)?.trackingNumber ?? null)
  }
}

/** The clock stands still, so that a membership lasts exactly as long as what was granted and not taken back. */
async function expectMembershipsToAgree() {
  const grants = await shop.db.select().from(premiumRenewals).where(isNull(premiumRenewals.revokedAt))
  for (const { id, premiumUntil } of await shop.db.select().from(users)) {
    const own = grants.filter(({ userId }) => userId === id)
    const granted = own.reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0)
    expect((premiumUntil ?? TEST_NOW).getTime() - TEST_NOW.getTime()).toBe(granted)
  }
}

async function expectNoMailToNobody() {
  const cause = sql`split_part(${outbox.dedupeKey}, ':', 2)`
  const anonymous = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.email, ''))
  const ids = anonymous.map(({ id }) => id)
  expect(await shop.db.$count(outbox, inArray(cause, ids))).toBe(0)
}

it('whatever becomes of orders, their histories, invoices, memberships, mails and sums agree [ORDER-4] [ADMIN-50] [PREMIUM-4] [LAW-20] [ORDER-701]', () =>
  withDraws(5, async (below) => {
    const world = await newWorld(below)
    for (let left = 1 + below(90); left > 0; left -= 1) {
      expect((await act(world))?.statusCode ?? 200).toBeLessThan(500)
      await expectHistoriesToAgree()
      await expectMembershipsToAgree()
      await expectParcelsToAgree()
      await expectNoMailToNobody()
    }
    await expectSumsToBeWhatTheyCount(shop)
  }))

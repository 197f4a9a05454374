import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open'
import { cargoCompanies, customerNotes, products, users } from '../../platform/db/schema'
import { operator } from '../../platform/auth/network'
import { hashPassword } from '../../platform/auth/passwords'
import { contents, linesWith, openOf } from '@/shop/orders/parcels'
import { shippedMail } from '../../modules/orders/mails/order-mails'
import type { CheckoutRequest } from '../../modules/checkout/checkout-request'
import type { Order } from '../../modules/orders/orders.repository'
import { Book } from './book'
import { Draw } from './draw'
import { lifeOf, packed, type Office, type Step } from './life'
import { demoAccounts, planOrders, type PlannedOrder } from './plan'
import { reviewTexts } from './review-texts'
import { planSubscriptions, writeSubscriptions } from './subscriptions'
import { Till } from './till'

const SEED = 20_260_101
const DAY_MS = 86_400_000
const REVIEWS = 24

/** Groups of the customers by their number in the list of accounts. */
const GROUPS: Readonly<Record<number, readonly string[]>> = {
  0: ['VIP'],
  4: ['Toptan'],
  9: ['VIP', 'Çay kulübü'],
  15: ['Çay kulübü'],
  30: ['VIP'],
  33: ['Toptan'],
}

type Account = Pick<typeof users.$inferSelect, 'id' | 'email'>

/** @param plans of which the first of an account follows its sign-up */
async function writeAccounts(
  tx: Db,
  draw: Draw,
  plans: readonly PlannedOrder[],
  now: Date,
): Promise<ReadonlyMap<string, Account>> {
  // Nobody knows it, so nobody signs in to these accounts.
  const passwordHash = await hashPassword(randomBytes(24).toString('base64'), operator)
  const rows = await tx
    .insert(users)
    .values(
      demoAccounts.map(({ person, platform }, index) => {
        const first = plans.find((plan) => plan.person === person)?.at ?? now
        const days = 300 * draw.fraction() ** 4 + 0.01
        const createdAt = new Date(first.getTime() - days * DAY_MS)
        return {
          ...person,
          platform,
          passwordHash,
          groups: [...(GROUPS[index] ?? [])],
          createdAt,
          updatedAt: createdAt,
          acceptedTermsAt: createdAt,
          emailVerifiedAt: draw.chance(85) ? createdAt : null,
          lastActivityAt: new Date(now.getTime() - draw.between(1, 2_000) * 3_600_000),
        }
      }),
    )
    .returning({ id: users.id, email: users.email })
  return new Map(rows.map((row) => [row.email, row]))
}

interface Shelf {
  /** Ids of the products by slug. */
  readonly ids: ReadonlyMap<string, string>
  readonly accounts: ReadonlyMap<string, Account>
}

function requestOf(plan: PlannedOrder, { ids, accounts }: Shelf): CheckoutRequest {
  const { person, platform, method: paymentMethod, note, hasAccount, coupon: couponCode } = plan
  const { name, email, phone, street, zipCode, city, country, language } = person
  const account = hasAccount ? accounts.get(email) : undefined
  return {
    platform,
    paymentMethod,
    note,
    giftMessage: null,
    wantsReviewMail: false,
    couponCode,
    language,
    items: plan.items.flatMap(({ slug, quantity }) => {
      const productId = ids.get(slug)
      return productId === undefined ? [] : [{ productId, quantity }]
    }),
    subscription: plan.subscription,
    customer: { name, email, phone },
    address: { street, zipCode, city, country },
    expectedTotal: undefined,
    user: account ? { ...account, isVerified: true } : null,
    ip: '',
    key: undefined,
    hash: '',
  }
}

interface Entry {
  readonly at: Date
  readonly run: () => void
}

/** Everything that has happened by `now`, one after the other as it happened, so that numbers follow the days. */
function live(
  plans: readonly PlannedOrder[],
  now: Date,
  context: Shelf & { till: Till; office: Office },
): void {
  const { office } = context
  // Draws of their own, so that they change nothing of the other orders.
  const ofSparabos = { ...office, draw: new Draw(SEED + 1) }
  const entries = plans.flatMap((plan): Entry[] => {
    let order: Order | undefined
    const begin = () => {
      order = context.till.place(requestOf(plan, context), plan.at)
    }
    const go = ({ at, act }: Step): Entry => ({ at, run: () => void (order &&= act(order)) })
    return [{ at: plan.at, run: begin }, ...lifeOf(plan, plan.subscription ? ofSparabos : office).map(go)]
  })
  const past = entries.filter(({ at }) => at <= now)
  for (const { run } of past.sort((a, b) => a.at.getTime() - b.at.getTime())) run()
}

/** Of the newest order that is being packed, the first line has gone out already. */
function divide({ book, draw, admin, companies }: Office, now: Date): void {
  const open = [...book.orders.values()].filter(
    ({ status, paymentStatus, lines }) =>
      status === 'processing' && paymentStatus === 'completed' && lines.length > 1,
  )
  const [order] = open.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const company = companies.find(({ platforms }) => order && platforms.includes(order.platform))
  if (!order || !company) return
  const first = linesWith(order.lines.map(({ quantity }, at) => (at === 0 ? quantity : 0)))
  const trackingNumber = `${draw.between(1_000_000, 9_999_999)}${draw.between(10_000, 99_999)}`
  const by = { actor: admin.name, adminId: admin.id, now }
  const event = {
    kind: 'cargo' as const,
    from: null,
    to: `${company.name} ${trackingNumber}`,
    note: contents(first, order),
  }
  const changed = book.change(
    order,
    packed(order, company, { trackingNumber, lines: first }, now),
    [event],
    by,
  )
  const [parcel] = changed.parcels
  book.mail(shippedMail(changed, now, { parcel, follows: linesWith(openOf(changed)) }))
}

/** Buyers review what was delivered to them. */
function review({ book, draw }: Office, now: Date): void {
  const known = new Set<string>()
  for (const order of book.orders.values()) {
    const { id: orderId, status, userId, customerName: author, language, lines, updatedAt } = order
    const [line] = lines
    if (known.size === REVIEWS || status !== 'delivered' || language === 'tr' || !userId || !line) continue
    const { productId } = line
    if (known.has(`${productId} ${userId}`)) continue
    known.add(`${productId} ${userId}`)
    const { rating, comment, answer = '' } = draw.oneOf(reviewTexts[language])
    const written = updatedAt.getTime() + draw.between(1, 9) * DAY_MS
    const at = (time: number) => new Date(Math.min(time, now.getTime()))
    book.reviews.push({
      productId,
      author,
      rating,
      comment,
      userId,
      orderId,
      verified: true,
      answer,
      answeredAt: answer === '' ? null : at(written + DAY_MS),
      helpful: known.size % 4,
      createdAt: at(written),
    })
  }
}

/** What the office knows about its first customer. */
async function remember(
  tx: Db,
  accounts: ReadonlyMap<string, Account>,
  author: string,
  now: Date,
): Promise<void> {
  const [first] = demoAccounts
  const userId = first && accounts.get(first.person.email)?.id
  if (userId === undefined) return
  const text = 'Telefonda konuştuk: ayda bir sipariş veriyor, kargoyu akşamüstü almak istiyor.'
  await tx.insert(customerNotes).values({ userId, text, author, at: new Date(now.getTime() - 6 * DAY_MS) })
}

/** Two withdrawals with a mistyped order number. */
function stray({ book }: Office, now: Date): void {
  for (const [index, { person }] of demoAccounts.slice(3, 5).entries()) {
    const { name, email } = person
    const receivedAt = new Date(now.getTime() - (index * 3 + 1) * DAY_MS)
    const orderNumber = `VD-${receivedAt.getUTCFullYear()}-90000${index}`
    const id = randomUUID()
    book.withdrawals.push({
      id,
      orderId: null,
      orderNumber,
      email,
      name,
      items: [],
      reason: null,
      receivedAt,
    })
  }
}

/**
 * What the orders moved, told backwards from the present stock; nothing of a product that had too little for it, because the
 * till sells without limits.
 */
const recordMoves = (tx: Db) =>
  tx.execute(sql`with moved as (
      select product_id, 'sale' as reason, -sum(quantity)::int as units, order_id, created_at as at
      from order_lines join orders on orders.id = order_id group by product_id, order_id, created_at
      union all
      select product_id, 'return', quantity, order_id, at from returned_lines where restocked
      union all
      select product_id, 'cancellation', sum(line.quantity)::int - coalesce((select sum(quantity)::int from returned_lines back
        where back.order_id = line.order_id and back.product_id = line.product_id), 0), order_id, released_at
      from order_lines line join orders on orders.id = order_id
      where released_at is not null group by product_id, order_id, released_at
    ), told as (
      select moved.*, stock_quantity - coalesce(sum(units) over (partition by product_id order by at desc, order_id
        rows between unbounded preceding and 1 preceding), 0)::int as stock
      from moved join products on products.id = product_id where units <> 0
    )
    insert into stock_movements (product_id, reason, units, stock, order_id, at)
    select product_id, reason, units, stock, order_id, at from told
    where product_id not in (select product_id from told where stock < 0 or stock - units < 0)`)

const asRecords = (values: ReadonlyMap<string, unknown>) =>
  JSON.stringify([...values].map(([id, value]) => ({ id, value })))

/**
 * Ninety days of a small shop: customers, orders and Sparabos in every state, returns, refunds, coupons, memberships and reviews, the
 * same for every day it is written on. Prices, discounts, VAT, numbers, months and mails are what the shop's own
 * functions make of them; the catalogue's stock stays as it is, as what is left.
 */
export async function writeDemoOrders(
  tx: Db,
  admin: { readonly id: string; readonly name: string },
  now: Date,
): Promise<void> {
  const draw = new Draw(SEED)
  const book = new Book()
  const companies = await tx.select().from(cargoCompanies).orderBy(cargoCompanies.code)
  const sparabos = planSubscriptions(now)
  const plans = [...planOrders(draw, now), ...sparabos.flatMap(({ orders }) => orders)].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )
  const accounts = await writeAccounts(tx, draw, plans, now)
  await remember(tx, accounts, admin.name, now)
  const shelf = await tx.select({ id: products.id, slug: products.slug }).from(products)
  const ids = new Map(shelf.map(({ id, slug }) => [slug, id]))
  const till = await Till.open(tx, book, [...ids.values()], 1)
  const office = { book, draw, admin, companies }
  live(plans, now, { ids, accounts, till, office })
  review(office, now)
  divide(office, now)
  stray(office, now)
  await book.write(tx)
  await recordMoves(tx)
  await tx.execute(sql`select setval('order_numbers', ${plans.length})`)
  const written = [...book.orders.values()]
  await writeSubscriptions(tx, sparabos, {
    now,
    admin: admin.name,
    cartOf: (plan) => till.cartOf(requestOf(plan, { ids, accounts })),
    orderOf: ({ at, person }) =>
      written.find(({ createdAt, email }) => createdAt.getTime() === at.getTime() && email === person.email),
  })
  await tx.execute(sql`update ${products} set sales_count = sold.value
    from json_to_recordset(${asRecords(book.sold())}::json) as sold(id uuid, value int) where sold.id = ${products.id}`)
  await tx.execute(sql`update ${users} set premium_until = member.value
    from json_to_recordset(${asRecords(book.memberships)}::json) as member(id uuid, value timestamptz) where member.id = ${users.id}`)
  await tx.execute(sql`update ${products} set review_count = written.count, rating = written.rating
    from (select coalesce(one.family_id, one.id) as id, count(*)::int as count, round(avg(reviews.rating), 1)::float8 as rating
      from reviews join products one on one.id = reviews.product_id where reviews.state = 'shown' group by 1) as written
    where written.id = coalesce(${products.familyId}, ${products.id})`)
}

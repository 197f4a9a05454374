import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Body } from '@/contract/shared/dto'
import { startSession } from '../platform/auth/sessions'
import type { Db } from '../platform/db/open'
import {
  couponRedemptions,
  coupons,
  orderLines,
  orders,
  outbox,
  products,
  users,
} from '../platform/db/schema'
import type { TestApp } from './test-app'

type CheckoutBody = Body<'checkout'>

const BERLIN = { street: 'Lindenweg 4', city: 'Berlin', zipCode: '10115', country: 'Deutschland' } as const
const ISTANBUL = {
  street: 'Ihlamur Sokak 4',
  city: 'İstanbul',
  zipCode: '34357',
  country: 'Türkiye',
} as const

/** A complete checkout body around these items; `values` win. */
export const checkoutBody = (
  items: CheckoutBody['items'],
  values: Partial<CheckoutBody> = {},
): CheckoutBody => ({
  items,
  customerInfo: { name: 'Gesa Gast', email: 'Gesa.Gast@Example.org', phone: '+49 30 1234567' },
  shippingAddress: values.platform === 'turkey' ? ISTANBUL : BERLIN,
  paymentMethod: 'bank_transfer',
  ...values,
})

/** Orders products by slug and quantity. */
export async function bodyFor(
  shop: TestApp,
  wanted: Readonly<Record<string, number>>,
  values: Partial<CheckoutBody> = {},
): Promise<CheckoutBody> {
  const items: CheckoutBody['items'] = []
  for (const [slug, quantity] of Object.entries(wanted)) {
    items.push({ productId: (await shop.product(slug)).id, quantity })
  }
  return checkoutBody(items, values)
}

/** A signed-in customer whose address is confirmed, so that nothing limits what is ordered unpaid. */
export async function confirmedBuyer(db: Db) {
  const now = new Date()
  const email = `kundin-${randomUUID()}@example.org`
  const row = { name: 'Klara Kundin', email, passwordHash: '', emailVerifiedAt: now }
  const [user] = await db.insert(users).values(row).returning({ id: users.id })
  if (!user) throw new Error('no customer was made')
  const token = await startSession(db, { kind: 'user', id: user.id }, now)
  return { id: user.id, email, isVerified: true, token }
}

/** A guest's order as the checkout answers it. */
export const checkOut = async (
  shop: TestApp,
  values: Partial<CheckoutBody> = {},
  wanted: Readonly<Record<string, number>> = { abendruhe: 1 },
) => (await shop.ok('checkout', { body: await bodyFor(shop, wanted, values) })).order

export const withCoupon = (code: string): Partial<CheckoutBody> => ({ couponData: { coupon: { code } } })

export const newKey = () => ({ 'idempotency-key': randomUUID() })

/** What waits in the outbox, as kind and recipient, oldest first. */
export async function mailsOf(shop: TestApp) {
  const rows = await shop.db.select().from(outbox).orderBy(outbox.createdAt)
  return rows.map(({ kind, recipient, language, payload, dedupeKey }) => ({
    kind,
    recipient,
    language,
    payload,
    dedupeKey,
  }))
}

/** `shop.reset()`, and order numbers begin at 1 again. */
export async function emptyOrders(shop: TestApp): Promise<void> {
  await shop.reset()
  await shop.db.execute(sql`alter sequence order_numbers restart`)
}

/** How many rows a checkout has written. */
export const writtenRows = async ({ db }: TestApp) => ({
  orders: await db.$count(orders),
  lines: await db.$count(orderLines),
  mails: await db.$count(outbox),
  redemptions: await db.$count(couponRedemptions),
})
export const NO_ROWS = { orders: 0, lines: 0, mails: 0, redemptions: 0 }

export const setStock = ({ db }: TestApp, slug: string, stockQuantity: number) =>
  db.update(products).set({ stockQuantity }).where(eq(products.slug, slug))

/** How often a coupon has been counted as used. */
export const usesOf = async ({ db }: TestApp, code: string) =>
  (await db.select().from(coupons).where(eq(coupons.code, code)))[0]?.totalUsed

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { nextAfter, todayOn } from '@/shop/subscriptions/subscription'
import type { Db } from '@apps/api/platform/db/open'
import { subscriptionDeliveries, subscriptions } from '@apps/api/platform/db/schema'
import { queueMail } from '@apps/api/platform/mail/outbox.repository'
import type { PricedCart } from '../../cart/price-cart'
import type { Order } from '../../orders/orders.repository'
import { newLink } from './new-link'
import { subscriptionStarted } from './subscription-mails'

interface Start {
  readonly cart: PricedCart
  readonly weeks: number
  readonly now: Date
}

/** Begins a Sparabo with the order that was just placed, its first delivery, and mails the link to it. */
export async function startSubscription(tx: Db, order: Order, { cart, weeks, now }: Start): Promise<void> {
  const [line] = cart.lines
  if (!line) throw new Error('a Sparabo begins with a product')
  const today = todayOn(order.platform, now)
  const id = randomUUID()
  const percent = line.product.subscriptionPercent ?? 0
  const nextOn = nextAfter(today, weeks, today)
  const [row] = await tx
    .insert(subscriptions)
    .values({
      id,
      number: sql`'SA-' || lpad(nextval('subscription_numbers')::text, 6, '0')`,
      platform: order.platform,
      language: order.language,
      userId: order.userId,
      productId: line.productId,
      quantity: line.quantity,
      weeks,
      percent,
      paymentMethod: order.paymentMethod,
      customerName: order.customerName,
      company: order.company,
      vatId: order.vatId,
      email: order.email,
      phone: order.phone,
      street: order.street,
      city: order.city,
      zipCode: order.zipCode,
      country: order.country,
      postNumber: order.postNumber,
      currency: order.currency,
      nextOn,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ number: subscriptions.number })
  await tx
    .insert(subscriptionDeliveries)
    .values({ subscriptionId: id, dueOn: today, outcome: 'placed', orderId: order.id, at: now })
  const data = {
    platform: order.platform,
    customerName: order.customerName,
    number: row?.number ?? '',
    name: line.name,
    quantity: line.quantity,
    weeks,
    percent,
    nextOn,
    token: await newLink(tx, id, now),
  }
  await queueMail(
    tx,
    subscriptionStarted.create({
      at: now,
      to: order.email,
      language: order.language,
      data,
      dedupeKey: `subscription-started:${id}`,
    }),
  )
}

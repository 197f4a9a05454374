import {
  LEAD_DAYS,
  SHORT_DAYS,
  addDays,
  deliveryPrice,
  laterDay,
  nextAfter,
  todayOn,
} from '@/shop/subscriptions/subscription'
import { isCountry } from '@/shop/orders/address'
import type { PaymentMethod } from '@/shop/payments/payment-methods'
import { shippingCost } from '@/shop/checkout/shipping'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { ApiError } from '../../platform/http/errors'
import type { Warn } from '../../platform/jobs/jobs'
import { queueMail } from '../../platform/mail/outbox.repository'
import { findSellable, isOffered, type SellableProduct } from '../cart/sellable-products.repository'
import type { CheckoutRequest } from '../checkout/checkout-request'
import { place } from '../checkout/place-order'
import { findPaymentSettings } from '../payments/payment-settings.repository'
import { findUser } from '../users/erase-user'
import { methodsAt } from './change-recipient'
import { pause, planNext, tellMoved } from './change-subscription'
import { addressee, mailFacts } from './mail-facts'
import { noteChanges } from './subscription-changes.repository'
import { recipientOf } from './subscriptions.mapper'
import { subscriptionAnnounced } from './start/subscription-mails'
import {
  changeRow,
  DUE,
  dueIds,
  isLastPaid,
  lockDue,
  noteDelivery,
  type SubscriptionRow,
} from './subscriptions.repository'

const byShop = (now: Date) => ({ by: 'shop', now }) as const

const FIRST_ID = '00000000-0000-0000-0000-000000000000'
/** Ids read at a time. */
const BATCH = 100

/** Calls `work` with each that is due, one transaction each; one that fails does not hold up the others. */
async function withEach(
  db: Db,
  {
    due,
    work,
    warn,
  }: { due: ReturnType<typeof DUE.deliver>; work: (id: string) => Promise<boolean>; warn: Warn },
): Promise<number> {
  let done = 0
  for (let after = FIRST_ID; ;) {
    const ids = await dueIds(db, due, after, BATCH)
    for (const id of ids) {
      try {
        if (await work(id)) done += 1
      } catch (error) {
        warn(error, id)
      }
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < BATCH) return done
    after = last
  }
}

const sellable = async (tx: Db, { productId, platform }: SubscriptionRow, now: Date) => {
  const product = (await findSellable(tx, [productId], { platform, now })).get(productId)
  return product && isOffered(product) ? product : undefined
}

async function announce(tx: Db, row: SubscriptionRow, product: SellableProduct, now: Date): Promise<void> {
  // Late where the job stood still: a delivery never comes sooner than announced.
  const nextOn = laterDay(row.nextOn, addDays(todayOn(row.platform, now), LEAD_DAYS))
  if (row.endsOn !== null && nextOn > row.endsOn) return planNext(tx, row, nextOn, byShop(now))
  if (nextOn !== row.nextOn)
    await noteChanges(tx, row, [{ kind: 'move', from: row.nextOn, to: nextOn }], byShop(now))
  const unit = deliveryPrice(product.amount, row.percent)
  const subtotal = unit * row.quantity
  const shipping = shippingCost(subtotal, await findPaymentSettings(tx, row.platform))
  await changeRow(tx, row.id, { nextOn, announcedOn: nextOn, announcedAmount: unit }, now)
  const data = {
    ...(await mailFacts(tx, { ...row, nextOn }, now)),
    unit,
    shipping,
    total: subtotal + shipping,
    currency: product.currency,
  }
  const dedupeKey = `subscription-announced:${row.id}:${nextOn}:${now.getTime()}`
  await queueMail(tx, subscriptionAnnounced.create({ ...addressee(row, now), data, dedupeKey }))
}

/**
 * Announces deliveries three days before their orders, each once; what cannot be delivered is paused instead.
 * @returns number of mails
 */
export const announceDeliveries = (db: Db, now: Date, warn: Warn): Promise<number> =>
  withEach(db, {
    due: DUE.announce(now),
    warn,
    work: (id) =>
      inTransaction(db, async (tx) => {
        const row = await lockDue(tx, id, DUE.announce(now))
        if (!row) return false
        const product = await sellable(tx, row, now)
        if (!(await isLastPaid(tx, id))) await pause(tx, row, { cause: 'unpaid' }, byShop(now))
        else if (!product) await pause(tx, row, { cause: 'unavailable' }, byShop(now))
        else await announce(tx, row, product, now)
        return true
      }),
  })

/** The agreed method, or another where the shop has it no longer. */
async function methodOf(
  tx: Db,
  { platform, paymentMethod }: SubscriptionRow,
): Promise<PaymentMethod | undefined> {
  const methods = await methodsAt(tx, platform)
  return methods.includes(paymentMethod) ? paymentMethod : methods[0]
}

async function requestOf(tx: Db, row: SubscriptionRow): Promise<CheckoutRequest | undefined> {
  const { country, announcedAmount: announced } = row
  const paymentMethod = await methodOf(tx, row)
  if (!isCountry(country) || announced === null || !paymentMethod) return undefined
  const user = row.userId === null ? undefined : await findUser(tx, row.userId)
  const { customer, address } = recipientOf(row)
  return {
    platform: row.platform,
    items: [{ productId: row.productId, quantity: row.quantity }],
    customer,
    address: { ...address, country },
    paymentMethod,
    note: null,
    giftMessage: null,
    wantsReviewMail: false,
    couponCode: undefined,
    expectedTotal: undefined,
    user: user ? { id: user.id, email: user.email, isVerified: user.emailVerifiedAt !== null } : null,
    ip: '',
    language: row.language,
    key: undefined,
    hash: '',
    subscription: { weeks: row.weeks, delivery: { number: row.number, percent: row.percent, announced } },
  }
}

const NEXT = (row: SubscriptionRow, now: Date) => nextAfter(row.nextOn, row.weeks, todayOn(row.platform, now))

/** Too little in stock: a week later; not sold or not payable: paused. Nothing is sent in part. */
const refuse = (db: Db, id: string, error: ApiError, now: Date) =>
  inTransaction(db, async (tx) => {
    const row = await lockDue(tx, id, DUE.deliver(now))
    if (!row) return
    if (error.code !== 'OUT_OF_STOCK') return pause(tx, row, { cause: 'unavailable' }, byShop(now))
    const nextOn = addDays(todayOn(row.platform, now), SHORT_DAYS)
    await noteDelivery(tx, row, 'short', { at: now })
    await noteChanges(tx, row, [{ kind: 'short', from: row.nextOn, to: nextOn }], byShop(now))
    await tellMoved(tx, row, { nextOn, cause: 'short', reason: '' }, now)
    await planNext(tx, row, nextOn, byShop(now))
  })

interface Sold {
  readonly products: readonly string[]
  readonly soldOut: readonly string[]
}

/** @returns the products that it sold, and of these the ones that are sold out now */
const deliver = (db: Db, id: string, now: Date): Promise<Sold | undefined> =>
  inTransaction(db, async (tx) => {
    const row = await lockDue(tx, id, DUE.deliver(now))
    if (!row) return undefined
    const request = await requestOf(tx, row)
    if (!request) throw new ApiError('PAYMENT_METHOD_UNAVAILABLE')
    const { order, soldOut } = await place(tx, request, now)
    await noteDelivery(tx, row, 'placed', { orderId: order.id, at: now })
    await planNext(tx, row, NEXT(row, now), byShop(now))
    return { products: order.lines.map(({ productId }) => productId), soldOut }
  })

/**
 * Places the orders of announced deliveries on their day, by the shop's own rules, each in a transaction with the row of
 * its Sparabo locked: several processes and a crash place none twice.
 * @param sold called for each
 * @returns number of orders
 */
export const placeDeliveries = (
  db: Db,
  now: Date,
  warn: Warn,
  sold?: (sold: Sold) => void,
): Promise<number> =>
  withEach(db, {
    due: DUE.deliver(now),
    warn,
    work: async (id) => {
      try {
        const delivered = await deliver(db, id, now)
        if (delivered) sold?.(delivered)
        return delivered !== undefined
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        await refuse(db, id, error, now)
        return false
      }
    },
  })

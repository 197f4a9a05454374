import { eq } from 'drizzle-orm'
import { instantOn } from '@/shop/shared/dates'
import { platformTimeZone } from '@/shop/shared/platform'
import { addDays, nextAfter, todayOn } from '@/shop/subscriptions/subscription'
import type { Db } from '../../platform/db/open'
import { subscriptions } from '../../platform/db/schema'
import type { PricedCart } from '../../modules/cart/price-cart'
import type { Order } from '../../modules/orders/orders.repository'
import { endNow, endOn, pause, planNext, skip } from '../../modules/subscriptions/change-subscription'
import { startSubscription } from '../../modules/subscriptions/start/start-subscription'
import {
  noteDelivery,
  subscriptionRows,
  type SubscriptionRow,
} from '../../modules/subscriptions/subscriptions.repository'
import { SPARABO_PERCENT } from '../seed-products'
import { germanPeople, turkishPeople, type DemoPerson } from './people'
import { demoAccounts, type PlannedOrder } from './plan'

interface Context {
  readonly now: Date
  /** Name of the administrator. */
  readonly admin: string
}

interface DemoSubscription extends Pick<PlannedOrder, 'platform' | 'method'> {
  readonly person: DemoPerson | undefined
  readonly slug: string
  readonly quantity: number
  readonly weeks: number
  /** Days ago on which it began; none of its deliveries falls on today. */
  readonly began: number
  /** Days ago on which a delivery was left out. */
  readonly skips?: number
  /** Days ago after which nothing is ordered. */
  readonly stops?: number
  readonly lastIsUnpaid?: true
  /** What was changed of it, so many days ago. */
  readonly change?: {
    readonly ago: number
    readonly act: (tx: Db, row: SubscriptionRow, context: Context) => Promise<unknown>
  }
}

const customer = ({ now }: Context) => ({ by: 'customer', now }) as const

/** In every state, on three platforms, of accounts and a guest; the longest runs first. */
const PLANS: readonly DemoSubscription[] = [
  {
    platform: 'germany',
    method: 'paypal',
    person: germanPeople[1],
    slug: 'abendruhe',
    quantity: 2,
    weeks: 4,
    began: 80,
  },
  {
    platform: 'germany',
    method: 'paypal',
    person: germanPeople[9],
    slug: 'assam-gold',
    quantity: 1,
    weeks: 4,
    began: 70,
    stops: 20,
    change: { ago: 20, act: (tx, row, context) => endNow(tx, row, 'customer', customer(context)) },
  },
  {
    platform: 'germany',
    method: 'bank_transfer',
    person: germanPeople[20],
    slug: 'pfefferminze',
    quantity: 3,
    weeks: 6,
    began: 65,
    change: {
      ago: 6,
      act: (tx, row, context) => endOn(tx, row, addDays(row.nextOn, 11), customer(context)),
    },
  },
  {
    platform: 'turkey',
    method: 'bank_transfer',
    person: turkishPeople[3],
    slug: 'hochland-roestung',
    quantity: 1,
    weeks: 8,
    began: 60,
    change: {
      ago: 2,
      act: (tx, row, { now, admin: actor }) => {
        const reason = 'Telefonda rica ettiniz: bahara kadar evde değilsiniz.'
        return pause(tx, row, { cause: 'shop', reason }, { by: 'office', actor, note: reason, now })
      },
    },
  },
  {
    platform: 'turkey',
    method: 'paypal',
    person: turkishPeople[6],
    slug: 'espresso-nacht',
    quantity: 1,
    weeks: 2,
    began: 54,
    stops: 10,
    change: { ago: 10, act: (tx, row, context) => endOn(tx, row, null, customer(context)) },
  },
  {
    platform: 'germany',
    method: 'bank_transfer',
    person: germanPeople[7],
    slug: 'espresso-nacht',
    quantity: 1,
    weeks: 2,
    began: 47,
    skips: 19,
    change: { ago: 21, act: (tx, row, context) => skip(tx, row, customer(context)) },
  },
  {
    platform: 'germany',
    method: 'paypal',
    person: germanPeople[28],
    slug: 'hochland-roestung',
    quantity: 1,
    weeks: 6,
    began: 38,
  },
  {
    platform: 'germany',
    method: 'bank_transfer',
    person: germanPeople[12],
    slug: 'morgengruen',
    quantity: 1,
    weeks: 2,
    began: 30,
    stops: 5,
    lastIsUnpaid: true,
    change: {
      ago: 5,
      act: (tx, row, { now }) => pause(tx, row, { cause: 'unpaid' }, { by: 'shop', now }),
    },
  },
  {
    platform: 'mobile',
    method: 'paypal',
    person: germanPeople[5],
    slug: 'mondschein-entkoffeiniert',
    quantity: 2,
    weeks: 4,
    began: 20,
  },
]

const timeOf = ({ platform }: DemoSubscription, ago: number, time: string, now: Date): Date =>
  instantOn(addDays(todayOn(platform, now), -ago), time, platformTimeZone[platform])

/** Days ago of its orders. */
function orderedOn({ began, weeks, skips, stops = 0 }: DemoSubscription): readonly number[] {
  const days: number[] = []
  for (let ago = began; ago > stops; ago -= weeks * 7) if (ago !== skips) days.push(ago)
  return days
}

export interface PlannedSubscription {
  readonly plan: DemoSubscription
  readonly orders: readonly PlannedOrder[]
}

/** Each with its orders, the first of which its customer places. */
export const planSubscriptions = (now: Date): readonly PlannedSubscription[] =>
  PLANS.map((plan, index) => {
    const { person, platform, slug, quantity, weeks, method, lastIsUnpaid } = plan
    if (!person) throw new Error('there are more Sparabos than people')
    const number = `SA-${String(index + 1).padStart(6, '0')}`
    const delivery = { number, percent: SPARABO_PERCENT, announced: Infinity }
    const days = orderedOn(plan)
    const orders = days.map((ago, at): PlannedOrder => ({
      at: timeOf(plan, ago, at === 0 ? '18:20' : '05:00', now),
      platform,
      person,
      hasAccount: demoAccounts.some((account) => account.person === person),
      items: [{ slug, quantity }],
      coupon: undefined,
      method,
      note: null,
      fate: lastIsUnpaid && at === days.length - 1 ? 'unpaid' : 'usual',
      subscription: { weeks, ...(at > 0 && { delivery }) },
    }))
    return { plan, orders }
  })

interface Written extends Context {
  readonly orderOf: (planned: PlannedOrder) => Order | undefined
  readonly cartOf: (planned: PlannedOrder) => PricedCart
}

/** Lets the Sparabos of orders that are written happen, day by day, by the shop's own functions; their mails stay here. */
export async function writeSubscriptions(
  tx: Db,
  planned: readonly PlannedSubscription[],
  { orderOf, cartOf, admin, now }: Written,
): Promise<void> {
  for (const { plan, orders } of planned) {
    const [first, ...later] = orders
    const order = first && orderOf(first)
    if (!order) continue
    await startSubscription(tx, order, { cart: cartOf(first), weeks: plan.weeks, now: first.at })
    const deliveries = later.map((each) => ({
      at: each.at,
      act: async (row: SubscriptionRow) => {
        const at = each.at
        await noteDelivery(tx, row, 'placed', { orderId: orderOf(each)?.id ?? null, at })
        const next = nextAfter(row.nextOn, row.weeks, todayOn(row.platform, at))
        await planNext(tx, row, next, { by: 'shop', now: at })
      },
    }))
    const { change } = plan
    const at = timeOf(plan, change?.ago ?? 0, '11:30', now)
    const changes = change
      ? [{ at, act: (row: SubscriptionRow) => change.act(tx, row, { now: at, admin }) }]
      : []
    for (const step of [...deliveries, ...changes].toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      const [row] = await subscriptionRows(tx).where(eq(subscriptions.email, order.email))
      if (row) await step.act(row)
    }
  }
}

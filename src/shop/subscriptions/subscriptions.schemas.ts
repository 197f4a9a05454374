import { z } from 'zod'
import { idParams, instant, money, nothing, pageQuery, pagination } from '@/contract/shared/primitives'
import { MAX_UNITS_PER_PRODUCT } from '../cart/cart-limits'
import { COUNTRIES } from '../orders/address'
import { address, customer } from '../orders/order-parts.schemas'
import { PAYMENT_METHODS } from '../payments/payment-methods'
import { code, day, id, platform, prose, searchText, whole } from '../shared/fields'
import { recipientFields } from './recipient-form'
import {
  CHANGE_AUTHORS,
  DELIVERY_OUTCOMES,
  END_REASONS,
  PAUSE_REASONS,
  SUBSCRIPTION_CHANGES,
  SUBSCRIPTION_STATUSES,
  TERMINATION_KINDS,
  WEEKS,
} from './subscription'
import { REASON_LENGTH, terminationForm } from './termination-form'

const token = code(200, 1)
const weeks = z.literal([...WEEKS])
const calendarDay = z.string()

const delivery = z.object({
  dueOn: calendarDay,
  outcome: z.enum(DELIVERY_OUTCOMES),
  orderNumber: z.string().nullable(),
})

const change = z.object({
  at: instant,
  kind: z.enum(SUBSCRIPTION_CHANGES),
  by: z.enum(CHANGE_AUTHORS),
  /** Days, methods or numbers before and after; null where it has none, as an address. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Reason that the shop gave; '' without one. */
  note: z.string(),
})

const facts = z.object({
  number: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  pauseReason: z.enum(PAUSE_REASONS).nullable(),
  product: z.object({ name: z.string(), slug: z.string() }),
  quantity: z.number().int(),
  weeks: z.number().int(),
  percent: z.number().int(),
  /** Of a unit today, less the percentage; null while the product is not sold. */
  price: money.nullable(),
  nextOn: calendarDay,
  endsOn: calendarDay.nullable(),
  endedAt: instant.nullable(),
  paymentMethod: z.enum(PAYMENT_METHODS),
})

const subscription = facts.extend({
  /** Further days in the rhythm. */
  laterOn: z.array(calendarDay),
  /** Days to which the next delivery can be moved. */
  movable: z.object({ first: calendarDay, last: calendarDay }),
  deliveries: z.array(delivery),
  /** Newest first. */
  changes: z.array(change),
  /** Where its shop delivers to, and how one can pay there. */
  countries: z.array(z.enum(COUNTRIES)),
  paymentMethods: z.array(z.enum(PAYMENT_METHODS)),
})

const recipient = z.object({ customer, address })
const ownSubscription = subscription.extend({ recipient })

const seen = { nextOn: day }

const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('skip'), ...seen }),
  z.object({ kind: z.literal('move'), ...seen, to: day }),
  z.object({ kind: z.literal('change'), quantity: whole(1, MAX_UNITS_PER_PRODUCT), weeks }),
  z.object({ kind: z.literal('address'), ...recipientFields }),
  z.object({ kind: z.literal('payment'), paymentMethod: z.enum(PAYMENT_METHODS) }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('end') }),
])

const row = facts.extend({
  _id: z.string(),
  platform,
  endReason: z.enum(END_REASONS).nullable(),
  customer: z.object({ name: z.string(), email: z.string(), isGuest: z.boolean() }),
  createdAt: instant,
})

const reason = prose(REASON_LENGTH, 1)

export const subscriptionSchemas = {
  readSubscription: { body: z.object({ token }), data: z.object({ subscription }) },
  changeSubscription: { body: z.object({ token, action }), data: z.object({ subscription }) },
  listMySubscriptions: {
    data: z.object({ subscriptions: z.array(facts.extend({ _id: z.string(), recipient })) }),
  },
  getMySubscription: { params: idParams, data: z.object({ subscription: ownSubscription }) },
  changeMySubscription: {
    params: idParams,
    body: z.object({ action }),
    data: z.object({ subscription: ownSubscription }),
  },
  terminateContract: { body: terminationForm, data: z.object({ receivedAt: instant }) },
  listSubscriptions: {
    query: z.object({
      /** Words of number, product, name or address. */
      search: z.optional(searchText),
      status: z.optional(z.enum(SUBSCRIPTION_STATUSES)),
      product: z.optional(id),
      /** First and last day of the next delivery. */
      from: z.optional(day),
      to: z.optional(day),
      ...pageQuery(20),
    }),
    data: z.object({
      subscriptions: z.array(row),
      pagination,
      figures: z.object({
        active: z.number().int(),
        paused: z.number().int(),
        /** Deliveries of the next 30 days, with their value at today's prices. */
        coming: z.object({ count: z.number().int(), value: z.array(money) }),
        /** Ended within 30 days, with the percentage of those that ran at their beginning. */
        ended: z.object({ count: z.number().int(), percent: z.number() }),
      }),
      /** Those of which there is a Sparabo, by name. */
      products: z.array(z.object({ _id: z.string(), name: z.string() })),
      /** Terminations that fit no Sparabo and nobody has dealt with, oldest first. */
      unmatched: z.array(
        z.object({
          _id: z.string(),
          kind: z.enum(TERMINATION_KINDS),
          name: z.string(),
          contract: z.string(),
          email: z.string(),
          reason: z.string(),
          endOn: calendarDay.nullable(),
          receivedAt: instant,
        }),
      ),
    }),
  },
  getSubscription: {
    params: idParams,
    data: z.object({
      subscription: row.extend({
        recipient,
        deliveries: z.array(delivery.extend({ orderId: z.string().nullable() })),
        /** With the name of who of the office did it. */
        changes: z.array(change.extend({ actor: z.string() })),
      }),
    }),
  },
  actOnSubscription: {
    params: idParams,
    body: z.object({ kind: z.enum(['pause', 'resume', 'skip', 'end']), reason }),
    data: nothing,
  },
  matchTermination: {
    params: idParams,
    body: z.object({ subscriptionId: id }),
    data: nothing,
  },
  settleTermination: { params: idParams, data: nothing },
}

import { randomUUID } from 'node:crypto'
import type { ParsedBody } from '@/contract/shared/dto'
import { payPath } from '@/shop/paypal/paypal'
import { toMajor } from '@/shop/shared/money'
import { isText } from '@/shop/shared/stored'
import type { Language } from '@/shop/shared/language'
import { addressLimit, countAttempt } from '../../platform/auth/attempts'
import { isTokenShaped } from '../../platform/auth/tokens'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { defineRoute } from '../../platform/http/define-route'
import { ApiError, found } from '../../platform/http/errors'
import type { Services } from '../../platform/http/services'
import { PaypalRefusal } from '../../platform/paypal/paypal'
import { findOrder, lockOrder } from '../orders/orders.repository'
import { paypalDown } from '../payments/paypal/paypal-down'
import { findPaypalConnection } from '../payments/paypal/paypal-connections.repository'
import {
  findByAnyId,
  findByToken,
  startPayment,
  type PaypalPaymentRow,
} from '../payments/paypal/paypal-payments.repository'
import { findPaypalRefunds } from './find-paypal-refunds'
import { isPayable, settlePaypal } from './settle-paypal'

/** PayPal keeps an order that nobody approves for three hours. */
const FRESH_MS = 2 * 3_600_000
const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', tr: 'tr-TR', en: 'en-GB' }
/** PayPal tells each step of a payment several times. */
const NOTICES = 50

/** PayPal's ids in a notice: of the order, of what it took, or of what a refund gives back. */
function idsIn({ resource }: ParsedBody<'notePaypal'>): string[] {
  const { id, supplementary_data: about, links = [] } = resource ?? {}
  const linked = links.slice(0, 10).map(({ href }) => (isText(href) ? href.split('/').at(-1) : undefined))
  return [about?.related_ids?.order_id, id, ...linked].filter(isText)
}

/** @throws ApiError NOT_FOUND */
const paymentOf = async (db: Db, token: string): Promise<PaypalPaymentRow> =>
  found(isTokenShaped(token) ? await findByToken(db, token) : undefined)

const settlingOf = ({ db, paypal, config, now, events, cache }: Services) => ({
  db,
  paypal,
  confirms: config.confirmPaid,
  now: now(),
  changed: (id: string) => {
    cache.drop()
    events.note([{ kind: 'orders' as const, id }], undefined)
  },
})

export const paypalRoutes = [
  defineRoute(
    'settlePaypal',
    async (call) => {
      const { db, body, request, now } = call
      await countAttempt(db, [addressLimit('paypal', request.ip)], now())
      const payment = await paymentOf(db, body.token)
      const { state, order } = await settlePaypal(settlingOf(call), payment)
      const { number, total, currency } = order
      return { state, orderNumber: number, total: { amount: toMajor(total), currency } }
    },
    // Anyone may call, and seldom is anything paid.
    { dropsCache: false },
  ),

  defineRoute(
    'startPaypal',
    async ({ db, body, request, now, paypal, config, language }) => {
      await countAttempt(db, [addressLimit('paypal', request.ip)], now())
      const payment = await paymentOf(db, body.token)
      const order = found(await findOrder(db, payment.orderId))
      const keys = await findPaypalConnection(db, order.platform)
      if (!isPayable(order) || !keys) throw new ApiError('CONFLICT')
      const replaces = new Date(now().getTime() - FRESH_MS)
      if (payment.approveUrl !== null && payment.startedAt !== null && payment.startedAt > replaces)
        return { approveUrl: payment.approveUrl }
      const page = config.publicUrl + payPath(payment.token)
      const made = await paypal
        .createOrder(keys, {
          requestId: randomUUID(),
          // Numbers begin anew where demo data is cleared, and other shops may share the account.
          invoice: `${order.number}-${order.id.slice(0, 8)}`,
          money: { amount: order.total, currency: order.currency },
          returnUrl: page,
          cancelUrl: `${page}&cancelled=true`,
          locale: LOCALES[language],
        })
        .catch((error: unknown) => {
          throw error instanceof PaypalRefusal
            ? new ApiError('CONFLICT', { cause: error })
            : paypalDown(error)
        })
      if (made.approveUrl === undefined) throw paypalDown(new Error('PayPal names no page for the payer'))
      const started = { paypalId: made.id, approveUrl: made.approveUrl, startedAt: now(), replaces }
      const counts = await inTransaction(db, async (tx) => {
        // Of an order that was changed meanwhile, PayPal would take the former total.
        const present = found(await lockOrder(tx, order.id))
        if (present.total !== order.total) throw new ApiError('CONFLICT')
        return startPayment(tx, order.id, started)
      })
      return { approveUrl: counts?.approveUrl ?? made.approveUrl }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'notePaypal',
    async (call) => {
      const { db, body, now } = call
      // PayPal is asked about it, so that it does not matter who says so.
      const ids = idsIn(body)
      const payment = ids.length > 0 ? await findByAnyId(db, ids) : undefined
      if (!payment) return {}
      await countAttempt(db, [{ subject: `paypal:${payment.orderId}`, limit: NOTICES }], now())
      const { order } = await settlePaypal(settlingOf(call), payment)
      await findPaypalRefunds(settlingOf(call), payment, order)
      return {}
    },
    { dropsCache: false },
  ),
]

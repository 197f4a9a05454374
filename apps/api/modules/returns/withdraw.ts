import { randomUUID } from 'node:crypto'
import type { Language } from '@/shop/shared/language'
import { addressLimit, type AttemptLimit } from '../../platform/auth/attempts'
import { networkOf } from '../../platform/auth/network'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { queueMail } from '../../platform/mail/outbox.repository'
import { findOrderByNumber } from '../orders/orders.repository'
import { withdrawalMail } from './return-mails'
import { countWithdrawals, insertWithdrawal, isAddressConfirmed } from './returns.repository'
import { notifyShop } from './shop-mails'

interface Declaration {
  readonly orderNumber: string
  /** Lower case. */
  readonly email: string
  readonly name: string
  readonly items: readonly string[]
  readonly reason: string | null
  readonly language: Language
}

/** Withdrawals per 15 minutes and email, whatever the order: five from one address, twenty from all. */
export const withdrawalLimits = (email: string, address: string): readonly AttemptLimit[] => [
  addressLimit('withdraw', address),
  { subject: `withdraw:${email}:${networkOf(address)}`, limit: 5 },
  { subject: `withdraw:${email}`, limit: 20 },
]

const DAY_MS = 86_400_000
/** Limit, so that somebody who knows an order's number and email cannot flood its mailbox. */
const RECEIPTS_PER_DAY = 3

/**
 * Stores a declaration of withdrawal, even if no order has this number and email, because they may be mistyped. If
 * they match, receipt is confirmed at once to the order's own email address, as the law requires.
 */
export const declareWithdrawal = (
  db: Db,
  { language, ...declaration }: Declaration,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await findOrderByNumber(tx, declaration.orderNumber, declaration.email)
    const dayAgo = new Date(now.getTime() - DAY_MS)
    const earlier = order ? await countWithdrawals(tx, order.id, dayAgo) : 0
    const declared = {
      ...declaration,
      id: randomUUID(),
      orderId: order?.id ?? null,
      orderNumber: declaration.orderNumber.toUpperCase(),
      items: declaration.items.filter((item) => item !== ''),
      receivedAt: now,
    }
    await insertWithdrawal(tx, declared)
    if (!order) return
    if (earlier < RECEIPTS_PER_DAY) {
      const isConfirmed = await isAddressConfirmed(tx, order.id)
      await queueMail(tx, withdrawalMail(order, { declared, language, isConfirmed, at: now }))
    }
    await notifyShop(tx, declared.id, order.number, now)
  })

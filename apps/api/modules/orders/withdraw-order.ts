import { randomUUID } from 'node:crypto'
import type { Language } from '@/domain/shared/language'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { findOrderByNumber } from './orders.repository'
import { queueMail } from '../../platform/mail/outbox.repository'
import { notifyShop } from './mails/notify-shop'
import { withdrawalMail } from './mails/order-mails'
import { countWithdrawals, insertWithdrawal, isAddressConfirmed } from './withdrawals.repository'

export interface Declaration {
  readonly orderNumber: string
  /** Lower case. */
  readonly email: string
  readonly name: string
  readonly items: readonly string[]
  readonly reason: string | null
  readonly language: Language
}

const DAY_MS = 86_400_000
/** Limit, so that somebody who knows an order's number and email cannot flood its mailbox. */
const RECEIPTS_PER_DAY = 3

/**
 * Stores a declaration of withdrawal, even if no order has this number and email, because they may be mistyped. If
 * they match, receipt is confirmed at once to the order's own email address, as the law requires.
 */
export const withdrawOrder = (db: Db, declaration: Declaration, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { orderNumber, email, name, reason, language } = declaration
    const order = await findOrderByNumber(tx, orderNumber, email)
    const items = declaration.items.filter((item) => item !== '')
    const dayAgo = new Date(now.getTime() - DAY_MS)
    const earlier = order ? await countWithdrawals(tx, order.id, dayAgo) : 0
    const declared = {
      id: randomUUID(),
      orderId: order?.id ?? null,
      orderNumber: orderNumber.toUpperCase(),
      email,
      name,
      items,
      reason,
      receivedAt: now,
    }
    await insertWithdrawal(tx, declared)
    if (order && earlier < RECEIPTS_PER_DAY) {
      const isConfirmed = await isAddressConfirmed(tx, order.id)
      await queueMail(tx, withdrawalMail(order, { declared, language, isConfirmed, at: now }))
    }
    if (order) await notifyShop(tx, declared.id, order.number, now)
  })

import { randomUUID } from 'node:crypto'
import type { Language } from '@/domain/shared/language'
import type { Db } from '../../platform/db/open'
import { inTransaction } from '../../platform/db/transaction'
import { found } from '../../platform/http/errors'
import { findOrderByNumber } from './orders.repository'
import { queueMail } from '../../platform/mail/outbox.repository'
import { withdrawal as withdrawalMail } from './order-mails'
import { tellShop } from '../returns/tell-shop'
import { insertWithdrawal, type Withdrawal } from './withdrawals.repository'

export interface Declaration {
  readonly orderNumber: string
  readonly email: string
  readonly name: string
  readonly items: readonly string[]
  readonly reason: string | null
  readonly language: Language
}

/** Stores a declaration of withdrawal and confirms its receipt by mail, with the time, as the law asks. */
export const withdrawOrder = (db: Db, declaration: Declaration, now: Date): Promise<Withdrawal> =>
  inTransaction(db, async (tx) => {
    const { orderNumber, email, name, reason, language } = declaration
    const order = found(await findOrderByNumber(tx, orderNumber, email))
    const items = declaration.items.filter((item) => item !== '')
    const declared = { id: randomUUID(), orderId: order.id, email: order.email, receivedAt: now }
    const withdrawal = { ...declared, name, items, reason }
    await insertWithdrawal(tx, withdrawal)
    await queueMail(
      tx,
      withdrawalMail.create({
        at: now,
        to: order.email,
        language,
        data: {
          orderNumber: order.number,
          customerName: name,
          items,
          reason,
          receivedAt: now.toISOString(),
        },
        dedupeKey: `withdrawal:${withdrawal.id}`,
      }),
    )
    await tellShop(tx, withdrawal.id, order.number, now)
    return withdrawal
  })

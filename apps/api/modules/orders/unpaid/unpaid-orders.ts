import { cancelledAt } from '@/shop/checkout/unpaid-limits'
import type { Db } from '@apps/api/platform/db/open'
import { inTransaction } from '@apps/api/platform/db/transaction'
import type { Warn } from '@apps/api/platform/jobs/jobs'
import { queueMail } from '@apps/api/platform/mail/outbox.repository'
import { cancelledMail, reminderMail } from '../mails/order-mails'
import { lockOrder, updateOrder, type Order } from '../orders.repository'
import { isCancellable, isUnpaid, listOverdue, listToRemind, pendingSince } from './unpaid-orders.repository'
import { moveStatus, SHOP_ACTOR } from '../update-order'

const DAY_MS = 86_400_000
const REMIND_AFTER_DAYS = 3
/** Orders fetched at once; each is processed in its own transaction. */
const BATCH = 50

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/**
 * Runs `work` if the order still is as asked for, at most once even with concurrent processes and administrators.
 * @returns the order as it was, if it ran
 */
const withOrder = (
  db: Db,
  id: string,
  is: (order: Order) => boolean,
  work: (tx: Db, order: Order) => Promise<void>,
): Promise<Order | undefined> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || !is(order)) return undefined
    await work(tx, order)
    return order
  })

/** A reopened order is reminded and cancelled anew, with mails of its own. */
const occasionOf = ({ createdAt }: Order, since: Date): string =>
  since > createdAt ? String(since.getTime()) : ''

const cancel = (db: Db, id: string, now: Date) =>
  withOrder(db, id, isCancellable, async (tx, order) => {
    const since = await pendingSince(tx, order)
    const changed = await moveStatus(tx, order, 'cancelled', { actor: SHOP_ACTOR, now })
    await queueMail(tx, cancelledMail(changed, now, { isUnpaid: true, occasion: occasionOf(order, since) }))
  })

const remind = (db: Db, id: string, unpaidDays: number, now: Date) =>
  withOrder(db, id, isUnpaid, async (tx, order) => {
    const since = await pendingSince(tx, order)
    if (order.remindedAt !== null && order.remindedAt > since) return
    const changed = await updateOrder(tx, order, {
      change: { remindedAt: now },
      events: [{ kind: 'reminder', from: null, to: 'payment' }],
      by: { actor: SHOP_ACTOR, now },
    })
    const until = isCancellable(order) ? cancelledAt(since, unpaidDays) : null
    await queueMail(tx, reminderMail(changed, now, until, occasionOf(order, since)))
  })

export interface UnpaidOptions {
  readonly db: Db
  /** Days after which an unpaid order is cancelled; 0 disables cancelling and reminders. */
  readonly unpaidDays: number
  readonly now: Date
  readonly warn: Warn
  /** Called with the id of each order that was cancelled or reminded. */
  readonly changed?: (id: string) => void
  /** Called with the products of each order whose units were given back. */
  readonly moved?: (productIds: readonly string[]) => void
}

/** Works on each listed order; one that fails is left for the next run and holds up no other. */
export async function forEachOrder(
  list: (limit: number) => Promise<string[]>,
  work: (id: string) => Promise<unknown>,
  warn: Warn,
): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const ids = (await list(BATCH + done.size)).filter((id) => !done.has(id))
    if (ids.length === 0) return
    for (const id of ids) {
      done.add(id)
      try {
        await work(id)
      } catch (error) {
        warn(error, id)
      }
    }
  }
}

/**
 * Cancels orders unpaid for too long, releasing stock and coupon, and reminds after three days.
 * @returns number of cancelled orders
 */
export async function settleUnpaid({
  db,
  unpaidDays,
  now,
  warn,
  changed,
  moved,
}: UnpaidOptions): Promise<number> {
  if (unpaidDays === 0) return 0
  const [overdue, toRemind] = [daysBefore(now, unpaidDays), daysBefore(now, REMIND_AFTER_DAYS)]
  let cancelled = 0
  const kinds = {
    cancel: () =>
      forEachOrder(
        (limit) => listOverdue(db, overdue, limit),
        async (id) => {
          const order = await cancel(db, id, now)
          if (!order) return
          cancelled += 1
          changed?.(id)
          moved?.(order.lines.map(({ productId }) => productId))
        },
        warn,
      ),
    remind: () =>
      forEachOrder(
        (limit) => listToRemind(db, overdue, toRemind, limit),
        async (id) => {
          if (await remind(db, id, unpaidDays, now)) changed?.(id)
        },
        warn,
      ),
  }
  for (const [kind, run] of Object.entries(kinds)) await run().catch((error: unknown) => warn(error, kind))
  return cancelled
}

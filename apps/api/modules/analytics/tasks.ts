import { gt, max } from 'drizzle-orm'
import type { Data } from '@/contract/shared/dto'
import type { Db } from '../../platform/db/open'
import { orders } from '../../platform/db/schema'
import { countNewReturns } from '../returns/returns.repository'
import { countTasks } from './analytics.repository'

/** New orders are counted up to this number. */
const MAX_NEW_ORDERS = 99

/** Open tasks, and the number of orders placed after `since`. */
export async function tasks(db: Db, since: Date | undefined): Promise<Data<'getTasks'>['tasks']> {
  const [newest] = await db.select({ at: max(orders.createdAt) }).from(orders)
  const arrived =
    since === undefined
      ? []
      : await db
          .select({ id: orders.id })
          .from(orders)
          .where(gt(orders.createdAt, since))
          .limit(MAX_NEW_ORDERS)
  return {
    ...(await countTasks(db)),
    newReturns: await countNewReturns(db),
    newOrders: arrived.length,
    newestOrderAt: newest?.at?.toISOString() ?? null,
  }
}

import { gt, max } from 'drizzle-orm'
import type { Data } from '@/contract/shared/dto'
import type { AdminSession } from '../../platform/auth/sessions'
import type { Db } from '../../platform/db/open'
import { orders } from '../../platform/db/schema'
import { countNewReturns } from '../returns/returns.repository'
import { countTasks } from './analytics.repository'

/** New orders are counted up to this number. */
const MAX_NEW_ORDERS = 99

/** Open tasks of which the caller may see the section, and the number of orders placed after `since`. */
export async function tasks(
  db: Db,
  { permissions }: Pick<AdminSession, 'permissions'>,
  since: Date | undefined,
): Promise<Data<'getTasks'>['tasks']> {
  const all = { ...(await countTasks(db)), newReturns: await countNewReturns(db) }
  const waiting = {
    pendingOrders: permissions.includes('orders.read') ? all.pendingOrders : 0,
    newReturns: permissions.includes('returns.read') ? all.newReturns : 0,
    lowStockProducts: permissions.includes('catalogue.read') ? all.lowStockProducts : 0,
  }
  if (!permissions.includes('orders.read')) return { ...waiting, newOrders: 0, newestOrderAt: null }
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
    ...waiting,
    newOrders: arrived.length,
    newestOrderAt: newest?.at?.toISOString() ?? null,
  }
}

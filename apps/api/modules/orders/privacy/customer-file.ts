import type { Data } from '@/contract/shared/dto'
import type { Db } from '@apps/api/platform/db/open'
import { customerData } from '../../users/customer-data'
import type { User } from '../../users/erase-user'
import { notesAbout, subscriptionsOf, terminationsOf, withdrawalsOf } from './customer-records.repository'
import { customerOrderOf } from '../customer-order'
import { listOrdersOfUser, type Order } from '../orders.repository'

const LIMIT = 100

async function allOrders(db: Db, userId: string): Promise<Order[]> {
  const all: Order[] = []
  for (let page = 1; ; page += 1) {
    const { orders } = await listOrdersOfUser(db, userId, undefined, { page, limit: LIMIT })
    all.push(...orders)
    if (orders.length < LIMIT) return all
  }
}

/** All data stored about a customer, for the export. */
export async function customerFile(db: Db, user: User, now: Date): Promise<Data<'getAccountData'>> {
  const orders: Data<'getAccountData'>['orders'] = []
  for (const order of await allOrders(db, user.id)) orders.push(await customerOrderOf(db, order))
  return {
    exportedAt: now.toISOString(),
    ...(await customerData(db, user, now)),
    orders,
    withdrawals: await withdrawalsOf(db, user),
    subscriptions: await subscriptionsOf(db, user),
    terminations: await terminationsOf(db, user),
    notes: await notesAbout(db, user),
  }
}

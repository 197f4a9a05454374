import { forgetName } from '../../../platform/audit/audit.repository'
import type { Db } from '../../../platform/db/open'
import { ApiError } from '../../../platform/http/errors'
import { eraseUser, type User } from '../../users/erase-user'
import { anonymiseOrders, hasOrdersUnderWay } from './anonymise-orders'

/** The subject under which the log names a customer. */
export const customerSubject = (id: string): string => `user:${id}`

/**
 * Deletes an account and takes the customer out of orders and log.
 * @param user locked by the caller @returns ids of the products that it had reviewed @throws ApiError ORDERS_UNDER_WAY
 */
export async function forgetCustomer(tx: Db, user: User, now: Date): Promise<string[]> {
  if (await hasOrdersUnderWay(tx, user.id)) throw new ApiError('ORDERS_UNDER_WAY')
  await anonymiseOrders(tx, user.id)
  const reviewed = await eraseUser(tx, user, now)
  await forgetName(tx, customerSubject(user.id))
  return reviewed
}

import { forgetName } from '../../../platform/audit/audit.repository'
import type { Db } from '../../../platform/db/open'
import { ApiError } from '../../../platform/http/errors'
import { eraseUser, type User } from '../../users/erase-user'
import { anonymiseOrders, hasOrdersUnderWay } from './anonymise-orders'

/** Subject of log entries about a customer. */
export const customerSubject = (id: string): string => `user:${id}`

/**
 * Deletes an account and anonymises its orders and log entries.
 * @param user must be locked by the caller
 * @returns ids of products that the customer had reviewed
 * @throws ApiError ORDERS_UNDER_WAY
 */
export async function forgetCustomer(tx: Db, user: User, now: Date): Promise<string[]> {
  if (await hasOrdersUnderWay(tx, user.id)) throw new ApiError('ORDERS_UNDER_WAY')
  await anonymiseOrders(tx, user.id, now)
  const reviewed = await eraseUser(tx, user, now)
  await forgetName(tx, customerSubject(user.id))
  return reviewed
}

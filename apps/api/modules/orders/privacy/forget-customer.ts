import { eq } from 'drizzle-orm'
import { forgetName } from '@apps/api/platform/audit/audit.repository'
import type { Db } from '@apps/api/platform/db/open'
import { erasedUsers, outbox } from '@apps/api/platform/db/schema'
import { ApiError } from '@apps/api/platform/http/errors'
import { deletedMailKey, eraseUser, type User } from '../../users/erase-user'
import { anonymiseOrders, hasOrdersUnderWay } from './anonymise-orders'

/** Subject of log entries about a customer. */
export const customerSubject = (id: string): string => `user:${id}`

async function forget(tx: Db, user: User, now: Date): Promise<string[]> {
  await anonymiseOrders(tx, user, now)
  const reviewed = await eraseUser(tx, user, now)
  await forgetName(tx, customerSubject(user.id))
  return reviewed
}

/**
 * Deletes an account and anonymises its orders and log entries. Its id is kept, so that a restore erases it again.
 * @param user must be locked by the caller
 * @returns ids of products that the customer had reviewed
 * @throws ApiError ORDERS_UNDER_WAY
 */
export async function forgetCustomer(tx: Db, user: User, now: Date): Promise<string[]> {
  if (await hasOrdersUnderWay(tx, user.id)) throw new ApiError('ORDERS_UNDER_WAY')
  await tx.insert(erasedUsers).values({ userId: user.id, erasedAt: now }).onConflictDoNothing()
  return forget(tx, user, now)
}

/** Erases a customer whom a restore brought back: nobody is told again, and orders count as they were then. */
export async function eraseAgain(tx: Db, user: User, now: Date): Promise<void> {
  await forget(tx, user, now)
  await tx.delete(outbox).where(eq(outbox.dedupeKey, deletedMailKey(user.id)))
}

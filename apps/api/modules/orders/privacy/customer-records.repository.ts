import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import {
  orderNotes,
  orders,
  products,
  returns,
  subscriptionChanges,
  subscriptions,
  terminations,
  withdrawals,
} from '@apps/api/platform/db/schema'
import { findNotes } from '../../users/customer-notes.repository'
import type { User } from '../../users/erase-user'

type Owner = Pick<User, 'id' | 'email' | 'emailVerifiedAt'>

export const ordersOf = (db: Db, userId: string) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))

/** Declarations of no order from the account's address; none before it is confirmed, because they name no account. */
export const unmatchedOf = ({ email, emailVerifiedAt }: Owner): SQL | undefined =>
  emailVerifiedAt === null ? undefined : and(isNull(withdrawals.orderId), eq(withdrawals.email, email))

/** Declarations about the account's orders and those of no order, oldest first. */
export async function withdrawalsOf(db: Db, owner: Owner) {
  const rows = await db
    .select({ withdrawal: withdrawals, decision: returns })
    .from(withdrawals)
    .leftJoin(returns, eq(returns.withdrawalId, withdrawals.id))
    .where(or(inArray(withdrawals.orderId, ordersOf(db, owner.id)), unmatchedOf(owner)))
    .orderBy(asc(withdrawals.receivedAt), asc(withdrawals.id))
  return rows.map(({ withdrawal: { orderNumber, receivedAt, name, email, items, reason }, decision }) => ({
    orderNumber,
    receivedAt: receivedAt.toISOString(),
    name,
    email,
    items: [...items],
    reason,
    decision: decision && {
      status: decision.status,
      reason: decision.reason,
      at: decision.at.toISOString(),
    },
  }))
}

/** The account's Sparabos, oldest first. */
export async function subscriptionsOf(db: Db, { id }: Owner) {
  const rows = await db
    .select({
      id: subscriptions.id,
      number: subscriptions.number,
      status: subscriptions.status,
      name: products.fullName,
      quantity: subscriptions.quantity,
      weeks: subscriptions.weeks,
      percent: subscriptions.percent,
      nextOn: subscriptions.nextOn,
      createdAt: subscriptions.createdAt,
      endedAt: subscriptions.endedAt,
    })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(eq(subscriptions.userId, id))
    .orderBy(asc(subscriptions.createdAt))
  const changed = await db
    .select()
    .from(subscriptionChanges)
    .where(
      inArray(
        subscriptionChanges.subscriptionId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(subscriptionChanges.at), asc(subscriptionChanges.id))
  return rows.map(({ id: own, ...row }) => ({
    ...row,
    changes: changed
      .filter(({ subscriptionId }) => subscriptionId === own)
      .map(({ kind, by, from, to, at }) => ({ kind, by, from, to, at: at.toISOString() })),
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }))
}

/** Terminations of the account's Sparabos, and of none from its confirmed address. */
const terminationsBy = (db: Db, { id, email, emailVerifiedAt }: Owner) =>
  or(
    inArray(
      terminations.subscriptionId,
      db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.userId, id)),
    ),
    emailVerifiedAt === null
      ? undefined
      : and(isNull(terminations.subscriptionId), eq(terminations.email, email)),
  )

export async function terminationsOf(db: Db, owner: Owner) {
  const rows = await db
    .select({
      kind: terminations.kind,
      name: terminations.name,
      contract: terminations.contract,
      email: terminations.email,
      reason: terminations.reason,
      endOn: terminations.endOn,
      receivedAt: terminations.receivedAt,
    })
    .from(terminations)
    .where(terminationsBy(db, owner))
    .orderBy(asc(terminations.receivedAt))
  return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }))
}

/** Internal notes about the customer, then those about the account's orders, oldest first. */
export async function notesAbout(db: Db, { id }: Owner) {
  const rows = await db
    .select({ orderNumber: orders.number, text: orderNotes.text, at: orderNotes.at })
    .from(orderNotes)
    .innerJoin(orders, eq(orders.id, orderNotes.orderId))
    .where(eq(orders.userId, id))
    .orderBy(asc(orderNotes.at))
  const own = (await findNotes(db, id)).map(({ text, at }) => ({ orderNumber: null, text, at }))
  return [...own, ...rows].map((note) => ({ ...note, at: note.at.toISOString() }))
}

/** Deletes what was written about the account's orders and nobody has to keep. */
export async function eraseRecords(tx: Db, owner: Owner): Promise<void> {
  const own = ordersOf(tx, owner.id)
  const declared = tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(inArray(withdrawals.orderId, own))
  await tx.update(returns).set({ reason: null }).where(inArray(returns.withdrawalId, declared))
  await tx
    .update(withdrawals)
    .set({ email: '', name: '–', items: [], reason: null })
    .where(inArray(withdrawals.orderId, own))
  const unmatched = unmatchedOf(owner)
  if (unmatched) await tx.delete(withdrawals).where(unmatched)
  await tx.delete(terminations).where(terminationsBy(tx, owner))
  await tx.delete(subscriptions).where(eq(subscriptions.userId, owner.id))
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, own))
}

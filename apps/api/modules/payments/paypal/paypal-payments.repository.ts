import { and, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import { paypalPayments } from '@apps/api/platform/db/schema'

export type PaypalPaymentRow = typeof paypalPayments.$inferSelect

export async function insertPaypalPayment(tx: Db, orderId: string, token: string): Promise<void> {
  await tx.insert(paypalPayments).values({ orderId, token })
}

const findOne = async (db: Db, where: ReturnType<typeof eq>): Promise<PaypalPaymentRow | undefined> => {
  const [row] = await db.select().from(paypalPayments).where(where)
  return row
}

export const findByToken = (db: Db, token: string) => findOne(db, eq(paypalPayments.token, token))
export const findByPaypalId = (db: Db, id: string) => findOne(db, eq(paypalPayments.paypalId, id))

/** The payment that one of PayPal's ids belongs to, of its order or of what it took. */
export async function findByAnyId(db: Db, ids: readonly string[]): Promise<PaypalPaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(paypalPayments)
    .where(or(inArray(paypalPayments.paypalId, [...ids]), inArray(paypalPayments.captureId, [...ids])))
    .limit(1)
  return row
}

interface Start {
  readonly paypalId: string
  readonly approveUrl: string
  readonly startedAt: Date
  /** An earlier start than this is replaced; a later one stays. */
  readonly replaces: Date
}

/** Whoever comes first decides which of PayPal's orders counts. @returns the one that counts */
export async function startPayment(
  db: Db,
  orderId: string,
  { replaces, ...started }: Start,
): Promise<PaypalPaymentRow | undefined> {
  await db
    .update(paypalPayments)
    .set(started)
    .where(
      and(
        eq(paypalPayments.orderId, orderId),
        isNull(paypalPayments.captureId),
        or(isNull(paypalPayments.startedAt), lt(paypalPayments.startedAt, replaces)),
      ),
    )
  return findOne(db, eq(paypalPayments.orderId, orderId))
}

/**
 * Says that PayPal is asked to take the money of a payment. @returns false if the payment was taken or begins anew
 * meanwhile
 */
export async function beginTaking(db: Db, orderId: string, paypalId: string, now: Date): Promise<boolean> {
  const { orderId: id, paypalId: started, captureId } = paypalPayments
  const begun = await db
    .update(paypalPayments)
    .set({ takingAt: now })
    .where(and(eq(id, orderId), eq(started, paypalId), isNull(captureId)))
    .returning({ id })
  return begun.length > 0
}

/** Says that PayPal took nothing when it was asked then. */
export async function endTaking(db: Db, orderId: string, since: Date): Promise<void> {
  await db
    .update(paypalPayments)
    .set({ takingAt: null })
    .where(and(eq(paypalPayments.orderId, orderId), eq(paypalPayments.takingAt, since)))
}

/** PayPal gives an approved order up after three days. */
export const GIVEN_UP_MS = 3 * 86_400_000

/**
 * Lets the payment of a locked order begin anew, because its total changes. @returns false while PayPal may be taking the
 * former one
 */
export async function restartPayment(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const own = eq(paypalPayments.orderId, orderId)
  const [row] = await tx.select().from(paypalPayments).where(own).for('no key update')
  if (!row || row.captureId !== null) return true
  if (row.takingAt !== null && now.getTime() - row.takingAt.getTime() < GIVEN_UP_MS) return false
  const anew = { paypalId: null, approveUrl: null, startedAt: null, takingAt: null }
  await tx.update(paypalPayments).set(anew).where(own)
  return true
}

export async function keepCapture(tx: Db, orderId: string, captureId: string): Promise<void> {
  await tx.update(paypalPayments).set({ captureId }).where(eq(paypalPayments.orderId, orderId))
}

/** PayPal's ids of payments started and not taken yet, oldest first. @param since earlier ones are given up */
export async function listOpenPayments(db: Db, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: paypalPayments.paypalId })
    .from(paypalPayments)
    .where(
      and(
        isNotNull(paypalPayments.paypalId),
        isNull(paypalPayments.captureId),
        gt(paypalPayments.startedAt, since),
      ),
    )
    .orderBy(paypalPayments.startedAt)
    .limit(limit)
  return rows.flatMap(({ id }) => id ?? [])
}

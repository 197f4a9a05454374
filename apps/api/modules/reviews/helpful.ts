import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/auth/network'
import type { Db } from '../../platform/db/open'
import { helpfulKeys, helpfulMarks, reviews } from '../../platform/db/schema'

/** The day's key, which all processes share; it and the marks made with it are deleted after a day. */
async function keyOf(tx: Db, day: string): Promise<string> {
  await tx
    .insert(helpfulKeys)
    .values({ day, key: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  const [row] = await tx.select({ key: helpfulKeys.key }).from(helpfulKeys).where(eq(helpfulKeys.day, day))
  if (!row) throw new Error('no key was made')
  return row.key
}

/** A browser in a network, as it is recognised within a day, without address or name. */
async function visitorOf(tx: Db, day: string, { ip, headers }: FastifyRequest): Promise<string> {
  return createHmac('sha256', await keyOf(tx, day))
    .update(`${networkOf(ip)}\n${headers['user-agent'] ?? ''}`)
    .digest('base64url')
}

/**
 * Counts a visitor's mark, once.
 * @returns marks of the review; undefined if it is not shown
 */
export async function markHelpful(
  tx: Db,
  id: string,
  request: FastifyRequest,
  now: Date,
): Promise<number | undefined> {
  const day = now.toISOString().slice(0, 10)
  const isShown = and(eq(reviews.id, id), eq(reviews.state, 'shown'))
  const [known] = await tx.select({ helpful: reviews.helpful }).from(reviews).where(isShown).for('key share')
  if (!known) return undefined
  const added = await tx
    .insert(helpfulMarks)
    .values({ reviewId: id, visitor: await visitorOf(tx, day, request), day })
    .onConflictDoNothing()
    .returning({ day: helpfulMarks.day })
  if (added.length === 0) return known.helpful
  const [marked] = await tx
    .update(reviews)
    .set({ helpful: sql`${reviews.helpful} + 1` })
    .where(eq(reviews.id, id))
    .returning({ helpful: reviews.helpful })
  return marked?.helpful
}

import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { CHANGE_AUTHORS } from '@/shop/subscriptions/subscription'
import type { Db } from '../../platform/db/open'
import { subscriptionChanges } from '../../platform/db/schema'
import type { SubscriptionRow } from './subscriptions.repository'

/** Who changes a Sparabo, and when. */
export interface Changer {
  readonly by: (typeof CHANGE_AUTHORS)[number]
  /** Name, of somebody of the office. */
  readonly actor?: string
  /** Reason that they gave. */
  readonly note?: string
  readonly now: Date
}

type Row = typeof subscriptionChanges.$inferInsert
type Change = Pick<Row, 'kind' | 'from' | 'to'>

/** Changes that are shown, and those that are kept of a Sparabo: a link of a mail can change it without end. */
const SHOWN = 50
const KEPT = 200

export async function noteChanges(
  tx: Db,
  { id: subscriptionId }: Pick<SubscriptionRow, 'id'>,
  changes: readonly Change[],
  { by, actor = '', note = '', now: at }: Changer,
): Promise<void> {
  if (changes.length === 0) return
  await tx
    .insert(subscriptionChanges)
    .values(changes.map((change) => ({ ...change, subscriptionId, by, actor, note, at })))
  const older = tx
    .select({ id: subscriptionChanges.id })
    .from(subscriptionChanges)
    .where(eq(subscriptionChanges.subscriptionId, subscriptionId))
    .orderBy(desc(subscriptionChanges.at), desc(subscriptionChanges.id))
    .offset(KEPT)
  await tx.delete(subscriptionChanges).where(inArray(subscriptionChanges.id, older))
}

/** Newest first; of one moment the end above what led to it. */
export async function findSubscriptionChanges(db: Db, subscriptionId: string) {
  const rows = await db
    .select()
    .from(subscriptionChanges)
    .where(eq(subscriptionChanges.subscriptionId, subscriptionId))
    .orderBy(desc(subscriptionChanges.at), asc(subscriptionChanges.kind), asc(subscriptionChanges.id))
    .limit(SHOWN)
  return rows.map(({ at, kind, from, to, note, by, actor }) => ({
    at: at.toISOString(),
    kind,
    from,
    to,
    note,
    by,
    actor,
  }))
}

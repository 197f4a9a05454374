import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { mailLimits } from '../db/schema'

/** Of a mail that a stranger can cause: what happens to one above three an hour to the same address. */
export type MailLimit = 'delayed' | 'dropped'

const hourLater = sql`${mailLimits.due}[1] + interval '1 hour'`

/**
 * Takes the recipient's next mail of an hour's three, whatever their kinds, by the database's clock.
 * @returns when it may leave; undefined if it is dropped
 */
export async function takeMailTime(tx: Db, recipient: string, over: MailLimit): Promise<Date | undefined> {
  const { due } = mailLimits
  const next = sql`case when cardinality(${due}) < 3 then now() else greatest(now(), ${hourLater}) end`
  const [row] = await tx
    .insert(mailLimits)
    .values({
      recipient: createHash('sha256').update(recipient.toLowerCase()).digest('hex'),
      due: sql`array[now()]`,
    })
    .onConflictDoUpdate({
      target: mailLimits.recipient,
      // Appended to the last two.
      set: { due: sql`${due}[greatest(1, cardinality(${due}) - 1):] || (${next})` },
      ...(over === 'dropped' && { setWhere: sql`${next} <= now()` }),
    })
    .returning({ due: mailLimits.due })
  return row?.due.at(-1)
}

import { and, isNull, sql } from 'drizzle-orm'
import { documentNumber } from '@/shop/orders/invoice'
import type { Db } from '../../platform/db/open'
import {
  adminAddressUndos,
  adminResets,
  challenges,
  emailVerifications,
  invoiceCounters,
  outbox,
  passwordResets,
  tokens,
} from '../../platform/db/schema'
import { StartError } from '../../platform/start-error'
import { eraseAllAgain, noteErased } from './privacy/erased-list'

interface Numbers {
  /** Last number of each series and year that had been issued before the restore. */
  readonly invoices: readonly (typeof invoiceCounters.$inferSelect)[]
  /** Last order number; null before the first. */
  readonly order: string | null
}

/** Numbers that customers know already; read before they are replaced. */
async function numbersOf(tx: Db): Promise<Numbers> {
  const { rows } = await tx.execute<{ last: string | null }>(
    sql`select last_value::text as last from pg_sequences where sequencename = 'order_numbers'`,
  )
  return { invoices: await tx.select().from(invoiceCounters), order: rows[0]?.last ?? null }
}

/** The next numbers follow the highest known. @returns ranges that are left out */
async function continueNumbers(tx: Db, before: Numbers): Promise<string[]> {
  const skipped: string[] = []
  const restored = await tx.select().from(invoiceCounters)
  for (const known of before.invoices) {
    const { series, year, last } = known
    const had = restored.find((row) => row.series === series && row.year === year)?.last ?? 0
    if (last <= had) continue
    await tx
      .insert(invoiceCounters)
      .values(known)
      .onConflictDoUpdate({ target: [invoiceCounters.series, invoiceCounters.year], set: { last } })
    skipped.push(`${documentNumber(series, year, had + 1)} to ${documentNumber(series, year, last)}`)
  }
  const { order } = await numbersOf(tx)
  if (before.order !== null && Number(before.order) > Number(order ?? 0)) {
    await tx.execute(sql`select setval('order_numbers', ${before.order}::bigint)`)
    skipped.push(`orders ${Number(order ?? 0) + 1} to ${before.order}`)
  }
  return skipped
}

const countOf = async (deleting: PromiseLike<{ readonly rowCount: number | null }>) =>
  (await deleting).rowCount ?? 0

async function endAccess(tx: Db): Promise<{ readonly sessions: number; readonly links: number }> {
  const sessions = await countOf(tx.delete(tokens))
  let links = 0
  for (const table of [passwordResets, adminResets, adminAddressUndos, challenges, emailVerifications])
    links += await countOf(tx.delete(table))
  return { sessions, links }
}

/** They may have left since the backup; the back office can send them. */
const setMailsAside = (tx: Db) =>
  countOf(
    tx
      .update(outbox)
      .set({ failedAt: sql`now()`, lastError: 'restored from a backup' })
      .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt))),
  )

interface Restoring {
  readonly now: Date
  /** Ids of customers erased since the backup, beyond those that the replaced database knows. */
  readonly erased: readonly string[]
  /** Asked after which numbers the shop may go on; what else was given since would be given twice. */
  readonly mayContinue: (numbers: string) => Promise<boolean>
}

/** What the next numbers follow; empty where none was given. */
async function lastNumbers(tx: Db): Promise<string> {
  const { invoices, order } = await numbersOf(tx)
  const texts = invoices.map(({ series, year, last }) => documentNumber(series, year, last))
  return [...(order === null ? [] : [`order ${order}`]), ...texts.sort()].join(', ')
}

/**
 * What a restore must not bring back: sessions, links, waiting mails, erased customers, numbers that were given to others.
 * Called before the rows are replaced. @returns what follows them, in the same transaction, and says what it did
 * @throws StartError if the numbers may not be continued
 */
export async function settleRestored(
  tx: Db,
  { now, erased, mayContinue }: Restoring,
): Promise<() => Promise<string[]>> {
  const before = await numbersOf(tx)
  await noteErased(tx, erased, now)
  return async () => {
    const again = await eraseAllAgain(tx, now)
    const { sessions, links } = await endAccess(tx)
    const mails = await setMailsAside(tx)
    const skipped = await continueNumbers(tx, before)
    const last = await lastNumbers(tx)
    if (last !== '' && !(await mayContinue(last)))
      throw new StartError(`The numbers may not go on after ${last}; nothing was changed.`)
    return [
      `${sessions} sessions and ${links} links ended`,
      `${mails} waiting mails set aside; the back office can send them`,
      `${again} customers erased again`,
      ...(skipped.length > 0
        ? [`Numbers given since the backup are not given again: ${skipped.join(', ')}`]
        : []),
      ...(last === '' ? [] : [`Numbers go on after ${last}`]),
    ]
  }
}

import { asc, eq, sql } from 'drizzle-orm'
import { withoutAccents } from '@/shop/shared/plain-letters'
import type { CustomerGroup } from '@/shop/users/users'
import type { Db } from '../../platform/db/open'
import { customerNotes, users } from '../../platform/db/schema'

/** Oldest first. */
export const findNotes = (db: Db, userId: string) =>
  db
    .select({ text: customerNotes.text, author: customerNotes.author, at: customerNotes.at })
    .from(customerNotes)
    .where(eq(customerNotes.userId, userId))
    .orderBy(asc(customerNotes.at), asc(customerNotes.id))

export async function insertNote(tx: Db, note: typeof customerNotes.$inferInsert): Promise<void> {
  await tx.insert(customerNotes).values(note)
}

const SHOWN_GROUPS = 100
const ALL_GROUPS = 5_000

/** The largest groups that customers are in. */
export async function findGroups(db: Db, limit = SHOWN_GROUPS): Promise<CustomerGroup[]> {
  const { rows } = await db.execute<{ name: string; customers: number }>(sql`
    select name, sum(customers)::int as customers
    from (select groups, count(*) as customers from ${users} where ${users.groups} <> '{}' group by groups) as sets,
      unnest(groups) as name
    group by name order by customers desc, name limit ${limit}`)
  return rows.map(({ name, customers }) => ({ name, customers }))
}

/** Each group once, spelled as other customers have it: 'vip' is no group beside 'VIP'. */
export async function asSpelled(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const known = new Map((await findGroups(db, ALL_GROUPS)).map(({ name }) => [withoutAccents(name), name]))
  const spelled = names.map((name) => known.get(withoutAccents(name)) ?? name)
  return [...new Map(spelled.toReversed().map((name) => [withoutAccents(name), name])).values()].toReversed()
}

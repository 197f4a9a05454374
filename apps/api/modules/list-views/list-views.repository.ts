import { and, asc, count, eq, ne, or } from 'drizzle-orm'
import { MOST_VIEWS, type ViewInput, type ViewSection } from '@/shop/list-views/list-views'
import type { Db } from '../../platform/db/open'
import { admins, listViews } from '../../platform/db/schema'

export type ListViewRow = typeof listViews.$inferSelect

/** Views of others that a list shows. */
const MOST_SHARED = 200

const columns = { view: listViews, owner: admins.name }
const withOwner = (db: Db) =>
  db.select(columns).from(listViews).innerJoin(admins, eq(admins.id, listViews.adminId))

export type OwnedView = Awaited<ReturnType<typeof findViews>>[number]

/** Own views by name, then those that others share. */
export async function findViews(db: Db, section: ViewSection, adminId: string) {
  const inSection = eq(listViews.section, section)
  const own = await withOwner(db)
    .where(and(inSection, eq(listViews.adminId, adminId)))
    .orderBy(asc(listViews.name))
    .limit(MOST_VIEWS)
  const shared = await withOwner(db)
    .where(and(inSection, ne(listViews.adminId, adminId), listViews.isShared))
    .orderBy(asc(listViews.name))
    .limit(MOST_SHARED)
  return [...own, ...shared]
}

/** Locked until the transaction ends; undefined for one that this administrator cannot see. */
export async function lockView(tx: Db, id: string, adminId: string): Promise<OwnedView | undefined> {
  const [found] = await withOwner(tx)
    .where(and(eq(listViews.id, id), or(eq(listViews.adminId, adminId), listViews.isShared)))
    .for('update', { of: listViews })
  return found
}

/** Makes additions of one administrator wait for each other. @returns number of the views kept so far */
export async function countViews(tx: Db, section: ViewSection, adminId: string): Promise<number> {
  await tx.select({ id: admins.id }).from(admins).where(eq(admins.id, adminId)).for('no key update')
  const [row] = await tx
    .select({ views: count() })
    .from(listViews)
    .where(and(eq(listViews.section, section), eq(listViews.adminId, adminId)))
  return row?.views ?? 0
}

interface NewView extends ViewInput {
  readonly section: ViewSection
  readonly adminId: string
}

export async function insertView(tx: Db, view: NewView, now: Date): Promise<ListViewRow | undefined> {
  const [row] = await tx
    .insert(listViews)
    .values({ ...view, createdAt: now, updatedAt: now })
    .returning()
  return row
}

export async function changeView(
  tx: Db,
  id: string,
  view: ViewInput,
  now: Date,
): Promise<ListViewRow | undefined> {
  const [row] = await tx
    .update(listViews)
    .set({ ...view, updatedAt: now })
    .where(eq(listViews.id, id))
    .returning()
  return row
}

export async function removeView(tx: Db, id: string): Promise<void> {
  await tx.delete(listViews).where(eq(listViews.id, id))
}

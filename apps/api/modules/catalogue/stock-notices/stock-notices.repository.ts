import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '@apps/api/platform/db/open'
import { productPrices, products, stockNotices } from '@apps/api/platform/db/schema'

const DAY_MS = 86_400_000
/** Days after which an unconfirmed request expires, and a confirmed one whose product has not come back. */
const CONFIRM_DAYS = 7
const WAIT_DAYS = 180

/** Platform of the pages that a notice links to. */
export const NOTICE_PLATFORM = 'germany'

const after = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

type NewNotice = Pick<typeof stockNotices.$inferInsert, 'productId' | 'email' | 'language' | 'tokenHash'>

/** @returns false if the address already has a confirmed notice for the product */
export async function putNotice(tx: Db, notice: NewNotice, now: Date): Promise<boolean> {
  const values = { ...notice, createdAt: now, expiresAt: after(now, CONFIRM_DAYS) }
  const rows = await tx
    .insert(stockNotices)
    .values(values)
    .onConflictDoUpdate({
      target: [stockNotices.productId, stockNotices.email],
      set: values,
      setWhere: isNull(stockNotices.confirmedAt),
    })
    .returning({ id: stockNotices.id })
  return rows.length > 0
}

const living = (tokenHash: string, now: Date) =>
  and(eq(stockNotices.tokenHash, tokenHash), gt(stockNotices.expiresAt, now))

/** @returns whether the notice exists */
export async function confirmNotice(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(stockNotices)
    .set({ confirmedAt: now, expiresAt: after(now, WAIT_DAYS) })
    .where(living(tokenHash, now))
    .returning({ id: stockNotices.id })
  return rows.length > 0
}

/** @returns whether the notice existed */
export async function cancelNotice(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db.delete(stockNotices).where(living(tokenHash, now)).returning({ id: stockNotices.id })
  return rows.length > 0
}

/** Confirmed notices of products that are available again, locked; rows locked by another process are skipped. */
export const lockDueNotices = (tx: Db, now: Date, limit: number) =>
  tx
    .select({
      id: stockNotices.id,
      email: stockNotices.email,
      language: stockNotices.language,
      name: products.fullName,
      slug: products.slug,
    })
    .from(stockNotices)
    .innerJoin(products, eq(products.id, stockNotices.productId))
    .innerJoin(
      productPrices,
      and(eq(productPrices.productId, products.id), eq(productPrices.platform, NOTICE_PLATFORM)),
    )
    .where(
      and(
        isNotNull(stockNotices.confirmedAt),
        gt(stockNotices.expiresAt, now),
        eq(products.status, 'active'),
        isNull(products.archivedAt),
        gt(products.stockQuantity, 0),
      ),
    )
    .limit(limit)
    .for('update', { of: stockNotices, skipLocked: true })

export async function endNotices(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(stockNotices).where(inArray(stockNotices.id, [...ids]))
}

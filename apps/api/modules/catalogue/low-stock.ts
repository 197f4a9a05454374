import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/db/open'
import { admins, lowStockNotices, products } from '../../platform/db/schema'
import { inTransaction } from '../../platform/db/transaction'
import { tellWebhooks } from '../../platform/webhooks/queue.repository'
import { link, rows, textBlock } from '../../platform/mail/blocks'
import { queueMail } from '../../platform/mail/outbox.repository'
import { defineMail } from '../../platform/mail/template'

/** Products listed by name in the mail; further ones are only counted. */
const NAMED = 50

export const lowStock = defineMail(
  'low-stock',
  z.object({
    customerName: z.string(),
    products: z.array(z.object({ name: z.string(), stock: z.number().int() })),
    more: z.number().int(),
  }),
  ({ products: named, more }, { t, page }) => ({
    subject: t('lowStock.subject', { count: named.length + more }),
    blocks: [
      textBlock(t('lowStock.intro')),
      rows(...named.map(({ name, stock }) => [name, t('lowStock.left', { count: stock })] as const)),
      ...(more > 0 ? [textBlock(t('lowStock.more', { count: more }))] : []),
      link(t('lowStock.action'), page('/admin/dashboard?section=products&mark=lowStock&status=active')),
    ],
  }),
)

const isWatched = and(eq(products.status, 'active'), isNull(products.archivedAt))

/**
 * Tells every active administrator by mail, and webhooks, about products that fell to their threshold since the last run; each is reported
 * once, even with several processes. @returns number of these products
 */
export const noticeLowStock = (db: Db, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`delete from ${lowStockNotices} using ${products}
      where ${products.id} = ${lowStockNotices.productId} and not ${products.isLow}`)
    const low = tx
      .select({ productId: products.id, at: sql`${now.toISOString()}::timestamptz`.as('at') })
      .from(products)
      .where(and(isWatched, sql`${products.isLow}`))
    const noted = await tx
      .insert(lowStockNotices)
      .select(low)
      .onConflictDoNothing()
      .returning({ id: lowStockNotices.productId })
    if (noted.length === 0) return 0
    const ids = noted.map(({ id }) => id)
    const scarce = await tx
      .select({
        id: products.id,
        slug: products.slug,
        sku: products.sku,
        name: products.fullName,
        stock: products.stockQuantity,
        lowStockThreshold: products.lowStockThreshold,
      })
      .from(products)
      .where(inArray(products.id, ids))
      .orderBy(asc(products.stockQuantity), asc(products.name))
    await tellWebhooks(
      tx,
      scarce.map((product) => ({ type: 'product.stock_low', data: { product } })),
      now,
    )
    const named = scarce.slice(0, NAMED).map(({ name, stock }) => ({ name, stock }))
    const recipients = await tx
      .select({ id: admins.id, name: admins.name, email: admins.email })
      .from(admins)
      .where(eq(admins.isActive, true))
    for (const { id, name, email } of recipients) {
      const data = { customerName: name, products: named, more: noted.length - named.length }
      const dedupeKey = `low-stock:${now.toISOString()}:${id}`
      await queueMail(tx, lowStock.create({ at: now, to: email, language: 'tr', data, dedupeKey }))
    }
    return noted.length
  })

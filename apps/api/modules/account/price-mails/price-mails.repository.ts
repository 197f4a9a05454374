import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Language } from '@/shop/shared/language'
import type { Db } from '@apps/api/platform/db/open'
import { priceMails, productPrices, products, users, wishlist } from '@apps/api/platform/db/schema'

/** Platform whose prices are compared, and of the pages that the mails link to. */
export const PRICE_PLATFORM = 'germany'

const { userId, token, mailedOn } = priceMails

/** A wish whose product is cheaper by now than what its customer was last told, and can be bought. */
const isCheaper = and(
  lt(productPrices.amount, wishlist.toldAmount),
  eq(products.status, 'active'),
  isNull(products.archivedAt),
  gt(products.stockQuantity, 0),
)

const here = and(eq(productPrices.productId, wishlist.productId), eq(productPrices.platform, PRICE_PLATFORM))

/** Turns the mails on from today's prices; who has them already keeps the link and the date of the consent. */
export async function wantPriceMails(
  tx: Db,
  wanted: {
    readonly userId: string
    readonly token: string
    readonly language: Language
    readonly consentedAt: Date
  },
): Promise<void> {
  const rows = await tx.insert(priceMails).values(wanted).onConflictDoNothing().returning({ userId })
  if (rows.length > 0)
    await tx.update(wishlist).set({ toldAmount: amountNow }).where(eq(wishlist.userId, wanted.userId))
}

/** Null where the product is not sold there. */
export const amountNow = sql<
  number | null
>`(select ${productPrices.amount} from ${productPrices} where ${here})`

export async function endPriceMails(db: Db, user: string): Promise<void> {
  await db.delete(priceMails).where(eq(userId, user))
}

/**
 * Remembers prices that have risen, or of wishes that are new, as what is told by now: the next drop counts from there.
 * @returns number of wishes
 */
export async function followRises(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${wishlist} set told_amount = risen.amount
    from (
      select w.user_id, w.product_id, p.amount
      from ${priceMails} m
      join ${wishlist} w on w.user_id = m.user_id
      join ${productPrices} p on p.product_id = w.product_id and p.platform = ${PRICE_PLATFORM}
      where w.told_amount is null or w.told_amount < p.amount
      limit ${limit}
    ) risen
    where ${wishlist.userId} = risen.user_id and ${wishlist.productId} = risen.product_id`)
  return rowCount ?? 0
}

/** Customers with cheaper wishes who got no such mail today, locked; rows locked by another process are skipped. */
export const lockDueCustomers = (tx: Db, today: string, limit: number) =>
  tx
    .select({ id: userId, token, name: users.name, email: users.email, language: users.language })
    .from(priceMails)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        or(isNull(mailedOn), lt(mailedOn, today)),
        eq(users.status, 'active'),
        isNotNull(users.emailVerifiedAt),
        exists(
          tx
            .select({ one: sql`1` })
            .from(wishlist)
            .innerJoin(products, eq(products.id, wishlist.productId))
            .innerJoin(productPrices, here)
            .where(and(eq(wishlist.userId, userId), isCheaper)),
        ),
      ),
    )
    .orderBy(asc(userId))
    .limit(limit)
    .for('update', { of: priceMails, skipLocked: true })

/** Cheaper wishes of these customers, the largest drop first. */
export const findCheaper = (tx: Db, userIds: readonly string[]) =>
  tx
    .select({
      userId: wishlist.userId,
      productId: wishlist.productId,
      name: products.fullName,
      slug: products.slug,
      amount: productPrices.amount,
      currency: productPrices.currency,
      netAmount: products.netAmount,
      netUnit: products.netUnit,
    })
    .from(wishlist)
    .innerJoin(products, eq(products.id, wishlist.productId))
    .innerJoin(productPrices, here)
    .where(and(inArray(wishlist.userId, [...userIds]), isCheaper))
    .orderBy(
      asc(wishlist.userId),
      sql`${wishlist.toldAmount} - ${productPrices.amount} desc`,
      asc(products.id),
    )

/** These customers were mailed today, and know the prices of the wishes. */
export async function markTold(
  tx: Db,
  wishes: readonly { readonly userId: string; readonly productId: string; readonly amount: number }[],
  today: string,
): Promise<void> {
  await tx
    .update(priceMails)
    .set({ mailedOn: today })
    .where(inArray(userId, [...new Set(wishes.map((wish) => wish.userId))]))
  const told = sql.join(
    wishes.map((wish) => sql`(${wish.userId}::uuid, ${wish.productId}::uuid, ${wish.amount}::bigint)`),
    sql`, `,
  )
  await tx.execute(sql`
    update ${wishlist} set told_amount = told.amount
    from (values ${told}) as told (user_id, product_id, amount)
    where ${wishlist.userId} = told.user_id and ${wishlist.productId} = told.product_id`)
}

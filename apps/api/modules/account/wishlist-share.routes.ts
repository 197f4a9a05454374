import { and, eq } from 'drizzle-orm'
import { newToken } from '../../platform/auth/tokens'
import type { Db } from '../../platform/db/open'
import { users, wishlistShares } from '../../platform/db/schema'
import { defineRoute } from '../../platform/http/define-route'
import { found } from '../../platform/http/errors'
import { wishedProductToDto } from '../catalogue/products.mapper'
import { findWishlist } from './wishlist.repository'

const { userId, token, title } = wishlistShares

/** Products that a shared list shows. */
const NEWEST = { page: 1, limit: 100 }

/** The list whose link is alive; none of a banned customer. */
async function findShared(db: Db, wanted: string) {
  const [share] = await db
    .select({ userId, title })
    .from(wishlistShares)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(token, wanted), eq(users.status, 'active')))
  return share
}

export const wishlistShareRoutes = [
  defineRoute('getWishlistShare', async ({ db, session }) => {
    const [share] = await db.select({ token, title }).from(wishlistShares).where(eq(userId, session.id))
    return { share: share ?? null }
  }),

  defineRoute(
    'shareWishlist',
    async ({ db, session, body, now }) => {
      const [share] = await db
        .insert(wishlistShares)
        .values({ userId: session.id, token: newToken(), title: body.title, createdAt: now() })
        .onConflictDoUpdate({ target: userId, set: { title: body.title } })
        .returning({ token, title })
      return { share: share ?? null }
    },
    { dropsCache: false },
  ),

  defineRoute(
    'endWishlistShare',
    async ({ db, session }) => {
      await db.delete(wishlistShares).where(eq(userId, session.id))
      return { share: null }
    },
    { dropsCache: false },
  ),

  // Never cached, so that a link that was turned off is dead at once.
  defineRoute('getSharedWishlist', async ({ db, query, language }) => {
    const { platform = 'germany' } = query
    const share = found(await findShared(db, query.token))
    const { entries } = await findWishlist(db, share.userId, NEWEST)
    const products = entries.map(({ product }) => wishedProductToDto(product, platform, language))
    return { title: share.title, products }
  }),
]

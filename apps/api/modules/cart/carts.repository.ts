import { and, eq } from 'drizzle-orm'
import type { KeptItem } from '@/shop/cart/kept-cart'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '../../platform/db/open'
import { carts } from '../../platform/db/schema'

interface Owner {
  readonly userId: string
  readonly platform: Platform
}

const ofOwner = ({ userId, platform }: Owner) => and(eq(carts.userId, userId), eq(carts.platform, platform))

interface CartRow {
  readonly items: readonly KeptItem[]
  readonly version: number
}

/** Version 0 if none is kept. */
export async function findCart(db: Db, owner: Owner): Promise<CartRow> {
  const { items, version } = carts
  const [row] = await db.select({ items, version }).from(carts).where(ofOwner(owner))
  return row ?? { items: [], version: 0 }
}

/** Keeps a cart if nobody has changed it since that version. @returns undefined if somebody has */
export async function writeCart(
  db: Db,
  owner: Owner,
  { items, version }: CartRow,
  updatedAt: Date,
): Promise<CartRow | undefined> {
  const next = { items, version: version + 1, updatedAt }
  const written =
    version === 0
      ? await db
          .insert(carts)
          .values({ ...owner, ...next })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(carts)
          .set(next)
          .where(and(ofOwner(owner), eq(carts.version, version)))
          .returning()
  return written[0]
}

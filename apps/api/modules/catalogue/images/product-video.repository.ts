import { eq } from 'drizzle-orm'
import type { PictureAlts } from '@/shop/catalogue/product-texts'
import type { Db } from '@apps/api/platform/db/open'
import { productVideos } from '@apps/api/platform/db/schema'
import { insertParts } from '@apps/api/platform/media/videos.repository'
import type { RemuxedVideo } from '@apps/api/platform/media/remux-video'

export type ProductVideo = typeof productVideos.$inferSelect

const of = (productId: string) => eq(productVideos.productId, productId)

/** @param productId of the one that owns the family's pictures */
export async function findVideo(db: Db, productId: string): Promise<ProductVideo | undefined> {
  const [row] = await db.select().from(productVideos).where(of(productId))
  return row
}

/** @returns undefined if there is none */
export async function describeVideo(
  tx: Db,
  productId: string,
  { alt, alts }: { readonly alt?: string | undefined; readonly alts?: PictureAlts | undefined },
): Promise<ProductVideo | undefined> {
  const change = { ...(alt !== undefined && { alt }), ...(alts && { alts }) }
  if (Object.keys(change).length === 0) return findVideo(tx, productId)
  const [row] = await tx.update(productVideos).set(change).where(of(productId)).returning()
  return row
}

/** @returns whether there was one */
export async function removeVideo(tx: Db, productId: string): Promise<boolean> {
  return (await tx.delete(productVideos).where(of(productId)).returning({ id: productVideos.id })).length > 0
}

interface NewVideo {
  readonly productId: string
  readonly alt: string
  readonly createdAt: Date
  /** True once the file is in the object store. */
  readonly isStored: boolean
}

/** In the place of the present one. The caller must lock the product. */
export async function replaceVideo(
  tx: Db,
  { bytes, ...video }: RemuxedVideo,
  place: NewVideo,
): Promise<ProductVideo> {
  await removeVideo(tx, place.productId)
  const [row] = await tx
    .insert(productVideos)
    .values({ ...video, ...place, size: bytes.length })
    .returning()
  if (!row) throw new Error('no film was made')
  if (!place.isStored) await insertParts(tx, row.id, bytes)
  return row
}

import { and, asc, count, desc, eq, max, sql, type SQL } from 'drizzle-orm'
import type { PictureAlts } from '@/shop/catalogue/product-texts'
import type { Db } from '@apps/api/platform/db/open'
import { imageVariants, productImages, products } from '@apps/api/platform/db/schema'
import type { EncodedVariant } from '@apps/api/platform/media/encode-picture'

export async function countImages(db: Db, productId: string): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(productImages)
    .where(eq(productImages.productId, productId))
  return row?.value ?? 0
}

interface NewImages {
  readonly productId: string
  readonly alt: string
  readonly createdAt: Date
  /** True once the file is in the object store. */
  readonly isStored: boolean
}

/** Appends pictures; the first one of a product becomes the primary one. The caller must lock the product. */
export async function insertImages(
  tx: Db,
  { productId, alt, createdAt, isStored }: NewImages,
  pictures: readonly (readonly EncodedVariant[])[],
): Promise<void> {
  const [last] = await tx
    .select({ position: max(productImages.position) })
    .from(productImages)
    .where(eq(productImages.productId, productId))
  const first = last?.position ?? -1
  for (const [index, variants] of pictures.entries()) {
    const [image] = await tx
      .insert(productImages)
      .values({
        productId,
        alt,
        createdAt,
        position: first + 1 + index,
        isPrimary: first === -1 && index === 0,
      })
      .returning({ id: productImages.id })
    if (!image) throw new Error('no image was made')
    await tx.insert(imageVariants).values(
      variants.map(({ bytes, ...variant }) => ({
        imageId: image.id,
        ...variant,
        ...(isStored ? { isStored } : { bytes }),
      })),
    )
  }
}

const isOf = (productId: string, id: string) =>
  and(eq(productImages.id, id), eq(productImages.productId, productId))

/** Deletes a picture; if it was the primary one, the next takes its place. @returns whether the product had it */
export async function removeImage(tx: Db, productId: string, id: string): Promise<boolean> {
  const [gone] = await tx
    .delete(productImages)
    .where(isOf(productId, id))
    .returning({ isPrimary: productImages.isPrimary })
  if (!gone) return false
  if (gone.isPrimary) {
    const [next] = await tx
      .select({ id: productImages.id })
      .from(productImages)
      .where(eq(productImages.productId, productId))
      .orderBy(asc(productImages.position), asc(productImages.id))
      .limit(1)
    if (next) await tx.update(productImages).set({ isPrimary: true }).where(eq(productImages.id, next.id))
  }
  return true
}

interface ImageChange {
  readonly alt?: string | undefined
  readonly alts?: PictureAlts | undefined
  /** Place among the product's pictures, from 0; the first is the primary one. */
  readonly position?: number | undefined
}

/** @returns whether the product has it */
export async function updateImage(
  tx: Db,
  productId: string,
  id: string,
  { position, ...texts }: ImageChange,
): Promise<boolean> {
  const shown = await tx
    .select({ id: productImages.id })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(desc(productImages.isPrimary), asc(productImages.position), asc(productImages.id))
  if (shown.every((image) => image.id !== id)) return false
  if (texts.alt !== undefined || texts.alts !== undefined)
    await tx.update(productImages).set(texts).where(eq(productImages.id, id))
  if (position === undefined) return true
  const ids = shown.map((image) => image.id).filter((other) => other !== id)
  ids.splice(position, 0, id)
  if (ids[0] !== undefined && ids[0] !== shown[0]?.id) await makePrimary(tx, productId, ids[0])
  for (const [index, other] of ids.entries())
    await tx.update(productImages).set({ position: index }).where(eq(productImages.id, other))
  return true
}

/** @returns whether the product has it */
export async function makePrimary(tx: Db, productId: string, id: string): Promise<boolean> {
  const [known] = await tx.select({ id: productImages.id }).from(productImages).where(isOf(productId, id))
  if (!known) return false
  await tx
    .update(productImages)
    .set({ isPrimary: false })
    .where(and(eq(productImages.productId, productId), eq(productImages.isPrimary, true)))
  await tx.update(productImages).set({ isPrimary: true }).where(eq(productImages.id, id))
  return true
}

/** Path below /media of the WebP nearest to a width in px, of the primary picture of a product or its family. */
export const primaryFile = (width: number): SQL<string | null> => sql<string | null>`(
  select ${imageVariants.file} from ${productImages}
  join ${imageVariants} on ${imageVariants.imageId} = ${productImages.id}
  where ${productImages.productId} = coalesce(${products.familyId}, ${products.id}) and ${imageVariants.type} = 'image/webp'
  order by ${productImages.isPrimary} desc, ${productImages.position}, ${productImages.id},
    abs(${imageVariants.width} - ${sql.raw(String(width))})
  limit 1)`

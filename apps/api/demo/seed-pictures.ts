import type { Db } from '../platform/db/open'
import { imageVariants, productImages } from '../platform/db/schema'
import { demoProducts } from './products'
import type { Ids } from './seed-products'
import { altsOf } from './texts'

/** Widths in px; the media folder contains a file for each. */
const WIDTHS = [320, 640, 960] as const

export async function seedPictures(tx: Db, ids: Ids): Promise<void> {
  const pictures = demoProducts.flatMap(({ slug, pictures: own }) =>
    own.map(({ file, alt }, position) => ({ productId: ids(slug), file, alt, position })),
  )
  const rows = await tx
    .insert(productImages)
    .values(
      pictures.map(({ productId, alt, position }) => ({
        productId,
        alt,
        alts: altsOf(alt),
        position,
        isPrimary: position === 0,
      })),
    )
    .returning({ id: productImages.id, productId: productImages.productId, position: productImages.position })
  const keyOf = ({ productId, position }: { productId: string; position: number }) =>
    `${productId} ${position}`
  const files = new Map(pictures.map((picture) => [keyOf(picture), picture.file]))
  await tx.insert(imageVariants).values(
    rows.flatMap((row) =>
      WIDTHS.flatMap((width) =>
        (['webp', 'avif'] as const).map((kind) => ({
          imageId: row.id,
          file: `${files.get(keyOf(row)) ?? ''}-${width}.${kind}`,
          width,
          type: `image/${kind}` as const,
        })),
      ),
    ),
  )
}

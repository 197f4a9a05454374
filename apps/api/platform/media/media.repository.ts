import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../db/open'
import { imageVariants } from '../db/schema'
import type { PictureStore } from './picture-store'

const uploaded = (file: string) =>
  and(eq(imageVariants.file, file), or(isNotNull(imageVariants.bytes), imageVariants.isStored))

/** True if the uploaded image still exists. */
export async function hasMedia(db: Db, file: string): Promise<boolean> {
  const rows = await db.select({ id: imageVariants.id }).from(imageVariants).where(uploaded(file))
  return rows.length > 0
}

/** Bytes of an uploaded image; undefined if it does not exist. */
export async function findMedia(
  db: Db,
  store: PictureStore | undefined,
  file: string,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: imageVariants.bytes, isStored: imageVariants.isStored })
    .from(imageVariants)
    .where(uploaded(file))
  return row?.isStored ? store?.get(file) : (row?.bytes ?? undefined)
}

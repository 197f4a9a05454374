import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/open'
import { imageVariants } from '../db/schema'

/** Bytes of an uploaded picture. */
export async function findMedia(db: Db, file: string) {
  const [row] = await db
    .select({ type: imageVariants.type, bytes: imageVariants.bytes })
    .from(imageVariants)
    .where(and(eq(imageVariants.file, file), isNotNull(imageVariants.bytes)))
  return row?.bytes ? { type: row.type, bytes: row.bytes } : undefined
}

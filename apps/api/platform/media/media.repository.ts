import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/open'
import { imageVariants } from '../db/schema'

const uploaded = (file: string) => and(eq(imageVariants.file, file), isNotNull(imageVariants.bytes))

/** Whether an uploaded picture is still there. */
export async function hasMedia(db: Db, file: string): Promise<boolean> {
  const rows = await db.select({ id: imageVariants.id }).from(imageVariants).where(uploaded(file))
  return rows.length > 0
}

/** Bytes of an uploaded picture. */
export async function findMedia(db: Db, file: string) {
  const [row] = await db
    .select({ type: imageVariants.type, bytes: imageVariants.bytes })
    .from(imageVariants)
    .where(uploaded(file))
  return row?.bytes ? { type: row.type, bytes: row.bytes } : undefined
}

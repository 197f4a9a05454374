import { inArray, lte } from 'drizzle-orm'
import type { Db } from '../db/open'
import { unusedPictures } from '../db/schema'
import type { EncodedVariant } from './encode-picture'
import type { PictureStore } from './picture-store'

/** ms. By then an upload has written its rows or never will. */
const UPLOAD_MS = 3_600_000
/** As many as one request of S3 may name. */
const BATCH = 1_000

/**
 * Keeps the files of an upload. Until `markUsed`, in the transaction that writes their rows, they count as unused, so
 * that nothing is left behind by a process that ends in between.
 */
export async function storePictures(
  db: Db,
  store: PictureStore,
  variants: readonly EncodedVariant[],
  now: Date,
): Promise<void> {
  const dueAt = new Date(now.getTime() + UPLOAD_MS)
  await db.insert(unusedPictures).values(variants.map(({ file }) => ({ file, dueAt })))
  await store.put(variants)
}

export async function markUsed(tx: Db, variants: readonly EncodedVariant[]): Promise<void> {
  const files = variants.map(({ file }) => file)
  await tx.delete(unusedPictures).where(inArray(unusedPictures.file, files))
}

/** Removes what no variant needs. What the store refuses is tried again the next time. @returns how many files */
export async function removeUnused(db: Db, store: PictureStore, now: Date): Promise<number> {
  const due = await db
    .select({ file: unusedPictures.file })
    .from(unusedPictures)
    .where(lte(unusedPictures.dueAt, now))
    .limit(BATCH)
  const files = due.map(({ file }) => file)
  if (files.length === 0) return 0
  await store.remove(files)
  await db.delete(unusedPictures).where(inArray(unusedPictures.file, files))
  return files.length
}

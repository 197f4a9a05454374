import { inArray, lte } from 'drizzle-orm'
import type { Db } from '../db/open'
import { unusedPictures } from '../db/schema'
import type { MediaFile, PictureStore } from './picture-store'

/** Time in ms after which an upload is considered finished or failed. */
const UPLOAD_MS = 3_600_000
/** Maximum number of keys per S3 delete request. */
const BATCH = 1_000

/**
 * Stores the files of an upload. They count as unused until `markUsed`, called in the transaction that writes their
 * rows, so that a crash in between leaves no orphaned files.
 */
export async function storePictures(
  db: Db,
  store: PictureStore,
  files: readonly MediaFile[],
  now: Date,
): Promise<void> {
  const dueAt = new Date(now.getTime() + UPLOAD_MS)
  await db.insert(unusedPictures).values(files.map(({ file }) => ({ file, dueAt })))
  await store.put(files)
}

export async function markUsed(tx: Db, stored: readonly Pick<MediaFile, 'file'>[]): Promise<void> {
  const files = stored.map(({ file }) => file)
  await tx.delete(unusedPictures).where(inArray(unusedPictures.file, files))
}

/** Removes unused files; failed ones are retried on the next run. @returns number of files */
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

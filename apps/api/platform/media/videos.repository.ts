import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/open'
import { productVideos, videoParts } from '../db/schema'
import type { ByteSpan, PictureStore } from './picture-store'

/** Length of a part in bytes: what one request holds in memory at once. */
const PART_BYTES = 256 * 1024

export async function insertParts(tx: Db, videoId: string, bytes: Buffer): Promise<void> {
  for (let position = 0; position * PART_BYTES < bytes.length; position += 1) {
    const part = bytes.subarray(position * PART_BYTES, (position + 1) * PART_BYTES)
    await tx.insert(videoParts).values({ videoId, position, bytes: part })
  }
}

export interface StoredVideo {
  readonly id: string
  readonly file: string
  readonly size: number
  readonly isStored: boolean
}

export async function findStoredVideo(db: Db, file: string): Promise<StoredVideo | undefined> {
  const { id, size, isStored } = productVideos
  const [row] = await db
    .select({ id, file: productVideos.file, size, isStored })
    .from(productVideos)
    .where(eq(productVideos.file, file))
  return row
}

async function readPart(
  { db, pictures: store }: VideoShelves,
  { id, file, size, isStored }: StoredVideo,
  position: number,
): Promise<Buffer> {
  const from = position * PART_BYTES
  const part = isStored
    ? await store?.get(file, { from, to: Math.min(from + PART_BYTES, size) - 1 })
    : await db
        .select({ bytes: videoParts.bytes })
        .from(videoParts)
        .where(and(eq(videoParts.videoId, id), eq(videoParts.position, position)))
        .then(([row]) => row?.bytes)
  if (!part) throw new Error('the film was deleted while it was read')
  return part
}

interface VideoShelves {
  readonly db: Db
  readonly pictures: PictureStore | undefined
}

/** A film's bytes, part by part, each read when the one before was taken. */
export async function* videoBytes(
  shelves: VideoShelves,
  video: StoredVideo,
  { from, to }: ByteSpan,
): AsyncGenerator<Buffer> {
  for (let position = Math.floor(from / PART_BYTES); position * PART_BYTES <= to; position += 1) {
    const begin = position * PART_BYTES
    const part = await readPart(shelves, video, position)
    yield part.subarray(Math.max(0, from - begin), to - begin + 1)
  }
}

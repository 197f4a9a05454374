import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { videoRefusals } from '@/contract/shared/video-messages'
import { VIDEO_MAX_SECONDS, VIDEO_MAX_SIDE } from '@/shop/catalogue/video-rules'
import { ApiError } from '../http/errors'

export interface RemuxOrder {
  readonly bytes: Uint8Array
  readonly maxSeconds: number
  readonly maxSide: number
}

interface Remuxed {
  readonly bytes: ArrayBuffer
  /** As it is shown, upright. */
  readonly width: number
  readonly height: number
  readonly seconds: number
}

export type RemuxAnswer =
  | Remuxed
  | { readonly refusal: 'container' | 'codec' | 'duration' }
  | { readonly refusal: 'size'; readonly width: number; readonly height: number }

export interface RemuxedVideo extends Omit<Remuxed, 'bytes'> {
  /** Path below /media; random, so that it is unique and cannot be guessed. */
  readonly file: string
  readonly type: 'video/mp4'
  readonly bytes: Buffer
}

const PATIENCE_MS = 20_000
/** A file may claim billions of pictures; its thread alone ends by that. */
const resourceLimits = { maxOldGenerationSizeMb: 256 }

const UNREADABLE: RemuxAnswer = { refusal: 'container' }

/** In a thread of its own, which ends with its answer, or unanswered where the file costs too much. */
function remux(bytes: Buffer): Promise<RemuxAnswer> {
  const order: RemuxOrder = { bytes, maxSeconds: VIDEO_MAX_SECONDS, maxSide: VIDEO_MAX_SIDE }
  const worker = new Worker(join(import.meta.dirname, 'remux-worker.js'), {
    workerData: order,
    resourceLimits,
    // What the library says about broken files.
    stdout: true,
    stderr: true,
  })
  const timer = setTimeout(() => void worker.terminate(), PATIENCE_MS)
  return new Promise<RemuxAnswer>((resolve) => {
    worker.once('message', resolve)
    worker.once('error', () => resolve(UNREADABLE))
    worker.once('exit', () => resolve(UNREADABLE))
  }).finally(() => clearTimeout(timer))
}

/** Films are read one at a time. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Writes the pictures of an uploaded film into a new MP4 that begins to play before it is loaded, without sound, place,
 * names or whatever else the file holds. Nothing is encoded anew.
 * @throws ApiError UNSUPPORTED_VIDEO
 */
export async function remuxVideo(uploaded: Buffer): Promise<RemuxedVideo> {
  const work = queue.then(() => remux(uploaded))
  queue = work
  const answer = await work
  if ('bytes' in answer) {
    const { bytes, width, height, seconds } = answer
    const file = `${randomBytes(16).toString('hex')}.mp4`
    return { file, type: 'video/mp4', bytes: Buffer.from(bytes), width, height, seconds }
  }
  const message = videoRefusals[answer.refusal]
  if (answer.refusal !== 'size') throw new ApiError('UNSUPPORTED_VIDEO', { message })
  const params = { width: String(answer.width), height: String(answer.height) }
  throw new ApiError('UNSUPPORTED_VIDEO', { message, params })
}

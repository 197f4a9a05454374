import { randomBytes } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { imageTooWide } from '@/contract/shared/messages'
import { ApiError } from '../http/errors'

/** Allows a phone's largest photos, but no decompression bombs. */
const MAX_PIXELS = 50_000_000
/** WebP's own limit. */
const MAX_SIDE = 16_383
const WIDTHS = [320, 640, 960, 1280]
const PATIENCE_S = 20

export interface EncodedVariant {
  /** Path below /media; random, so that it is unique and cannot be guessed. */
  readonly file: string
  readonly width: number
  readonly type: 'image/webp' | 'image/avif'
  readonly bytes: Buffer
}

const open = (bytes: Buffer, limitInputPixels: number | false = MAX_PIXELS) =>
  sharp(bytes, { limitInputPixels, failOn: 'error', autoOrient: true, sequentialRead: true })

/** Widths not larger than the image, or its own if it is smaller than all. */
function widthsFor(width: number): number[] {
  const widths = WIDTHS.filter((each) => each <= width)
  return width < 960 && !widths.includes(width) ? [...widths, width] : widths
}

/** Accepted formats by MIME type of the content (not the file name), with sharp's name of the decoder. */
const formats = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/avif', 'heif'],
  // Some AVIF files use the generic HEIF brand first; AVIF and HEIC are then distinguished by compression.
  ['image/heif', 'heif'],
])

/** Width after applying the EXIF orientation. @throws ApiError UNSUPPORTED_IMAGE if the format is not accepted */
async function widthOf(bytes: Buffer): Promise<number> {
  const format = formats.get((await fileTypeFromBuffer(bytes))?.mime ?? '')
  if (format === undefined) throw new ApiError('UNSUPPORTED_IMAGE')
  // Reads the header alone, however many pixels it claims.
  const { autoOrient, width, height, format: opened, compression } = await open(bytes, false).metadata()
  const isAsClaimed = opened === format && (opened !== 'heif' || compression === 'av1')
  if (!isAsClaimed) throw new ApiError('UNSUPPORTED_IMAGE')
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) {
    const params = { width: String(width), height: String(height) }
    throw new ApiError('UNSUPPORTED_IMAGE', { message: imageTooWide, params })
  }
  return autoOrient.width
}

async function encode(bytes: Buffer): Promise<EncodedVariant[]> {
  const widths = widthsFor(await widthOf(bytes))
  const name = randomBytes(16).toString('hex')
  // Decoded once at the largest width; metadata such as a location is dropped.
  const { data, info } = await open(bytes)
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: PATIENCE_S })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const variants: EncodedVariant[] = []
  for (const wanted of widths) {
    const picture = () =>
      sharp(data, { raw: { width, height, channels } })
        .resize({ width: wanted })
        .timeout({ seconds: PATIENCE_S })
    const webp = await picture().webp({ quality: 80, effort: 2 }).toBuffer()
    const avif = await picture().avif({ quality: 55, effort: 1 }).toBuffer()
    variants.push(
      { file: `${name}-${wanted}.webp`, width: wanted, type: 'image/webp', bytes: webp },
      { file: `${name}-${wanted}.avif`, width: wanted, type: 'image/avif', bytes: avif },
    )
  }
  return variants
}

/** Images are encoded one at a time to leave CPU time for requests. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Re-encodes an uploaded image in all formats and widths, in sharp's threads, so that no uploaded bytes are ever
 * served. @throws ApiError UNSUPPORTED_IMAGE
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedVariant[]> {
  const work = queue.then(() => encode(bytes))
  queue = work.catch(() => undefined)
  try {
    return await work
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('UNSUPPORTED_IMAGE', { cause: error })
  }
}

import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Shot {
  readonly name: string
  /** Pixels that differ; a picture that exists on one side only counts whole. */
  readonly pixels: number
  /** File names beside the page. */
  readonly before: string | undefined
  readonly after: string | undefined
  readonly diff: string | undefined
}

interface Comparison {
  readonly pixels: number
  readonly diff: Buffer | undefined
}

/** The picture on a larger canvas, so that two of different height can be laid over each other. */
function padded(image: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height })
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0)
  return canvas
}

/** Chromium rounds the edge of a curve differently from time to time, by six of 255 at most; nobody sees that. */
const UNSEEN = 0.02

/** Counts every pixel that differs by more than a rounding. */
export function compare(before: Buffer | undefined, after: Buffer | undefined): Comparison {
  if (before && after?.equals(before)) return { pixels: 0, diff: undefined }
  const images = [before, after].flatMap((buffer) => (buffer ? [PNG.sync.read(buffer)] : []))
  const [one, other] = images
  const width = Math.max(...images.map((image) => image.width))
  const height = Math.max(...images.map((image) => image.height))
  if (!one || !other) return { pixels: width * height, diff: undefined }
  const diff = new PNG({ width, height })
  const pixels = pixelmatch(
    padded(one, width, height).data,
    padded(other, width, height).data,
    diff.data,
    width,
    height,
    { threshold: UNSEEN, includeAA: true },
  )
  return { pixels, diff: pixels > 0 ? PNG.sync.write(diff) : undefined }
}

import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Shot {
  readonly name: string
  /** Number of differing pixels; all pixels if the image exists on one side only. */
  readonly pixels: number
  /** File names relative to the page. */
  readonly before: string | undefined
  readonly after: string | undefined
  readonly diff: string | undefined
}

interface Comparison {
  readonly pixels: number
  readonly diff: Buffer | undefined
}

/** Pads an image, so that two of different size can be compared. */
function padded(image: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height })
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0)
  return canvas
}

/** Chromium's antialiasing of curves varies between runs, by at most six of 255, which is invisible. */
const UNSEEN = 0.02

/** Counts pixels that differ by more than antialiasing. */
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

import { leaf, leafOutline, midrib, veins } from './geometry'
import { line, path } from './svg'

/** Colours of a plant on a label. */
export interface EmblemColours {
  readonly ink: string
  readonly accent: string
  readonly leaf: string
}

/** Draws a plant of about 80 × 100 units around the origin. */
export type Emblem = (colours: EmblemColours) => string

interface LeafOptions {
  readonly bend?: number
  readonly veins?: number
  readonly stroke?: number
}

/** Filled leaf with midrib. */
export function emblemLeaf(
  [x, y, angle, length, width]: readonly [number, number, number, number, number],
  { ink, leaf: fill }: EmblemColours,
  { bend = 0, veins: count = 0, stroke = 1.1 }: LeafOptions = {},
) {
  const shape = leaf({ x, y, angle, length, width, bend })
  const outline = leafOutline(shape)
  return path(outline, fill) + line(outline + midrib(shape) + (count ? veins(shape, count) : ''), ink, stroke)
}

/** Flower head from above: petals around a disc. */
export const flowerHead = (
  {
    petals,
    length,
    petal,
    disc,
    ink,
  }: { petals: number; length: number; petal: string; disc: string; ink: string },
  at = '0 -8',
) => {
  const one = `M-3-9C-7-${length - 11}-6-${length - 2} 0-${length}C6-${length - 2} 7-${length - 11} 3-9Z`
  const crown = Array.from(
    { length: petals },
    (_, i) =>
      `<g transform="rotate(${(i * 360) / petals})">${path(one, petal, `stroke="${ink}" stroke-width="1.1"`)}</g>`,
  ).join('')
  return `<g transform="translate(${at})">${crown}<circle r="10.5" fill="${disc}" stroke="${ink}" stroke-width="1.2"/>${line('M-4-3h0M0-5h0M4-2h0M1 1h0M-4 3h0M3 5h0M-1 6h0', ink, 1.5)}</g>`
}

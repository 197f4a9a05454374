import { contains, crossings, grown, hits, isInside, type Box, type Line } from './pin-lines'

/** Minimum distance in px between the centres of two pins at the same edge of the picture. */
const DISTANCE = 30

/** Height in px above which a part counts as a container of other parts. */
const TALL = 100

const SIDES = ['left', 'right', 'top', 'bottom'] as const
type Side = (typeof SIDES)[number]

export interface Pin {
  number: number
  /** Position of the pin, in px from the top left of the picture. */
  x: number
  y: number
  /** End point of the pin's line. */
  toX: number
  toY: number
}

interface Picture {
  width: number
  height: number
  /** Distance from the edges of the picture to the pins. */
  gutter: number
  /** Everything that is drawn, of which a line should cross nothing but its own part. */
  drawn: readonly Box[]
}

interface Part {
  number: number
  box: Box
  /** What is drawn beside the part, not around or inside it. */
  others: readonly Box[]
  /** What is drawn inside of it and is a part too. */
  inner: readonly Box[]
}

interface PlacedPin extends Pin {
  side: Side
  part: Part
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Positions at least `DISTANCE` apart, as close to the wanted ones as a common shift allows. */
function spread(wanted: readonly number[]): readonly number[] {
  let free = -Infinity
  const apart = wanted.map((place) => {
    const next = Math.max(place, free)
    free = next + DISTANCE
    return next
  })
  const shift = Math.max(mean(wanted) - mean(apart), DISTANCE / 2 - (apart[0] ?? 0))
  return apart.map((place) => place + Math.min(0, shift))
}

/** The pin of a part at an edge of the picture, straight beside the part. */
function pinAt(part: Part, side: Side, { width, height, gutter }: Picture): PlacedPin {
  const { left, right, top, bottom } = part.box
  const { number } = part
  if (side === 'top' || side === 'bottom') {
    // Vertical pins stand closer to the edge: there is less room above a story than beside it.
    const x = right - left > TALL ? left + TALL / 2 : (left + right) / 2
    const [y, toY] = side === 'top' ? [gutter / 2, top] : [height - gutter / 2, bottom]
    return { number, x, y, toX: x, toY, side, part }
  }
  // Point to the corner of a container, because its first part may start at the same height.
  const y = bottom - top > TALL ? top + 2 : (top + bottom) / 2
  const [x, toX] = side === 'left' ? [gutter, left] : [width - gutter, right]
  return { number, x, y, toX, toY: y, side, part }
}

/** The pins of all parts, none of which overlap. */
function placed(parts: readonly Part[], sides: readonly Side[], picture: Picture): PlacedPin[] {
  const pins = parts.map((part, index) => pinAt(part, sides[index] ?? 'left', picture))
  return SIDES.flatMap((side) => {
    const axis = side === 'left' || side === 'right' ? 'y' : 'x'
    const edge = pins
      .filter((pin) => pin.side === side)
      .toSorted((a, b) => a[axis] - b[axis] || a.number - b.number)
    const places = spread(edge.map((pin) => pin[axis]))
    return edge.map((pin, index) => ({ ...pin, [axis]: places[index] ?? pin[axis] }))
  })
}

const lineOf = ({ x, y, toX, toY }: Pin): Line => [
  { x, y },
  { x: toX, y: toY },
]

/** Distance in px below which the ends of two lines look like one. */
const CLOSE = 10

const areClose = (a: Pin, b: Pin) => Math.hypot(a.toX - b.toX, a.toY - b.toY) < CLOSE

/** Whether a line ends at something inside of its part, which would seem to be meant. */
const endsAtInner = ({ toX, toY, part }: PlacedPin) =>
  part.inner.some((box) => isInside({ x: toX, y: toY }, grown(box, 2 * CLOSE)))

/** What is wrong with a placement: crossed lines and parts first, then pins above and below, then long lines. */
function costOf(pins: readonly PlacedPin[]): number {
  const lines = pins.map(lineOf)
  const crossed = lines.reduce((sum, line, index) => sum + crossings(line, lines.slice(index + 1)), 0)
  return pins.reduce((sum, pin, index) => {
    const line = lines[index]
    const vertical = pin.side === 'top' || pin.side === 'bottom'
    return (
      sum +
      Math.hypot(pin.x - pin.toX, pin.y - pin.toY) +
      (line ? hits(line, pin.part.others) * 1000 : 0) +
      pins.slice(index + 1).filter((other) => areClose(pin, other)).length * 400 +
      (endsAtInner(pin) ? 250 : 0) +
      (vertical ? 300 : 0) +
      (pin.side === 'right' ? 12 : 0)
    )
  }, crossed * 2000)
}

/**
 * Places the pins of the parts: at the edge of the picture where a line to the part crosses neither another line nor
 * another part.
 * @param boxes of the parts, px from the left and top of the picture; undefined for what the story does not
 * show
 * @param width of the picture, px
 * @param gutter half the room beside the story, px
 * @param rest height of the picture, and the boxes of all that is drawn
 */
export function pinsOf(
  boxes: readonly (Box | undefined)[],
  width: number,
  gutter: number,
  rest: Partial<Pick<Picture, 'height' | 'drawn'>> = {},
): Pin[] {
  const known = boxes.filter((box) => box !== undefined)
  const picture = {
    width,
    gutter,
    height: rest.height ?? Math.max(0, ...known.map(({ bottom }) => bottom)) + 2 * gutter,
    drawn: [...known, ...(rest.drawn ?? [])],
  }
  const parts = boxes.flatMap((box, index): Part[] => {
    if (!box) return []
    const others = picture.drawn.filter((other) => !contains(box, other) && !contains(other, box))
    const nested = known.filter((part) => part !== box && contains(box, part))
    const inner = (rest.drawn ?? []).filter((other) => nested.some((part) => contains(part, other)))
    return [{ number: index + 1, box, others, inner }]
  })
  let best: readonly Side[] = parts.map(() => 'left')
  let cost = costOf(placed(parts, best, picture))
  // Moves one pin at a time, as long as that makes the picture better.
  for (let last = Infinity; cost < last;) {
    last = cost
    for (const index of parts.keys())
      for (const side of SIDES) {
        const sides = best.with(index, side)
        const next = costOf(placed(parts, sides, picture))
        if (next < cost) [best, cost] = [sides, next]
      }
  }
  return placed(parts, best, picture).map(({ number, x, y, toX, toY }) => ({ number, x, y, toX, toY }))
}

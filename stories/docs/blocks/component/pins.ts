/** px. Between the middles of two pins in one gutter. */
const DISTANCE = 30

/** px. What is higher holds other parts. */
const TALL = 100

export interface Pin {
  number: number
  /** px from the left and top of the picture: where the pin stands. */
  x: number
  y: number
  /** Where its line ends. */
  toX: number
  toY: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Parts pins of one gutter until none covers another, around the middle of what they point at. */
function spread(pins: readonly Pin[]): Pin[] {
  if (pins.length === 0) return []
  let free = -Infinity
  const apart = pins
    .toSorted((a, b) => a.toY - b.toY || a.number - b.number)
    .map((pin) => {
      const y = Math.max(pin.toY, free)
      free = y + DISTANCE
      return { ...pin, y }
    })
  const first = apart[0]?.y ?? 0
  const shift = Math.max(
    mean(pins.map(({ toY }) => toY)) - mean(apart.map(({ y }) => y)),
    DISTANCE / 2 - first,
  )
  return apart.map((pin) => ({ ...pin, y: pin.y + Math.min(0, shift) }))
}

const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2

/** Something else stands on its height, left of it: a line from the left would cross that. */
const hasLeftNeighbour = (box: Box, boxes: readonly (Box | undefined)[]) =>
  boxes.some(
    (other) => other && other.right <= box.left && other.top < middleOf(box) && other.bottom > middleOf(box),
  )

/**
 * Where the numbers of parts stand: in the gutter on the side of the part, on its height, with a line to its edge.
 * @param boxes of the parts, px from the left and top of the picture; undefined for what the story does not show
 * @param width of the picture, px
 * @param gutter half the room beside the story, px
 */
export function pinsOf(boxes: readonly (Box | undefined)[], width: number, gutter: number): Pin[] {
  const pins = boxes.flatMap((box, index) => {
    if (!box) return []
    const isRight = (box.left + box.right) / 2 > width / 2 + 4 || hasLeftNeighbour(box, boxes)
    // A line to the corner of what holds other parts, which begin on the same height.
    const toY = box.bottom - box.top > TALL ? box.top + 2 : middleOf(box)
    return [
      {
        number: index + 1,
        x: isRight ? width - gutter : gutter,
        y: toY,
        toX: isRight ? box.right : box.left,
        toY,
      },
    ]
  })
  const sides = [pins.filter(({ x }) => x <= width / 2), pins.filter(({ x }) => x > width / 2)]
  return sides.flatMap(spread)
}

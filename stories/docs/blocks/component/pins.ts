/** Minimum distance in px between the centres of two pins in the same gutter. */
const DISTANCE = 30

/** Height in px above which a part counts as a container of other parts. */
const TALL = 100

export interface Pin {
  number: number
  /** Position of the pin, in px from the top left of the picture. */
  x: number
  y: number
  /** End point of the pin's line. */
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

/** Spreads the pins in one gutter so that none overlap, centred on the parts they point to. */
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

/** Whether another part is at the same height on the left, which a line from the left would cross. */
const hasLeftNeighbour = (box: Box, boxes: readonly (Box | undefined)[]) =>
  boxes.some(
    (other) => other && other.right <= box.left && other.top < middleOf(box) && other.bottom > middleOf(box),
  )

/**
 * Places the pins of the parts: in the gutter on the part's side, at its height, with a line to its edge.
 * @param boxes of the parts, px from the left and top of the picture; undefined for what the story does not
 * show
 * @param width of the picture, px
 * @param gutter half the room beside the story, px
 */
export function pinsOf(boxes: readonly (Box | undefined)[], width: number, gutter: number): Pin[] {
  const pins = boxes.flatMap((box, index) => {
    if (!box) return []
    const isRight = (box.left + box.right) / 2 > width / 2 + 4 || hasLeftNeighbour(box, boxes)
    // Point to the corner of a container, because its first part may start at the same height.
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

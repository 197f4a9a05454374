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

/** Pushes pins of one gutter down until none covers another. */
function spread(pins: readonly Pin[]): Pin[] {
  let free = -Infinity
  return pins
    .toSorted((a, b) => a.toY - b.toY || a.number - b.number)
    .map((pin) => {
      const y = Math.max(pin.y, free)
      free = y + DISTANCE
      return { ...pin, y }
    })
}

/**
 * Where the numbers of parts stand: in the gutter on the side of the part, on its height, with a line to its edge.
 * @param boxes of the parts, px from the left and top of the picture; undefined for what the story does not show
 * @param width of the picture, px
 * @param gutter half the room beside the story, px
 */
export function pinsOf(boxes: readonly (Box | undefined)[], width: number, gutter: number): Pin[] {
  const pins = boxes.flatMap((box, index) => {
    if (!box) return []
    const isRight = (box.left + box.right) / 2 > width / 2 + 4
    // A line to the corner of what holds other parts, which begin on the same height.
    const toY = box.bottom - box.top > TALL ? box.top + 2 : (box.top + box.bottom) / 2
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

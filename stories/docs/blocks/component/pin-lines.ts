export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Point {
  x: number
  y: number
}
export type Line = readonly [from: Point, to: Point]

/** Which side of the line from `a` to `b` a point is on; 0 on the line itself. */
const sideOf = (a: Point, b: Point, point: Point) =>
  Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x))

const doCross = ([a, b]: Line, [c, d]: Line) =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0

/** How many of the others a line crosses. */
export const crossings = (line: Line, others: readonly Line[]) =>
  others.filter((other) => doCross(line, other)).length

/** Room in px between a line and what it passes. */
const CLEARANCE = 3

export const isInside = ({ x, y }: Point, { left, right, top, bottom }: Box) =>
  x > left && x < right && y > top && y < bottom

export const contains = (outer: Box, inner: Box) =>
  outer.left <= inner.left + 1 &&
  outer.right >= inner.right - 1 &&
  outer.top <= inner.top + 1 &&
  outer.bottom >= inner.bottom - 1

export const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
})

function doesHit(line: Line, box: Box): boolean {
  const wide = grown(box, CLEARANCE)
  const { left, right, top, bottom } = wide
  const diagonals: readonly Line[] = [
    [
      { x: left, y: top },
      { x: right, y: bottom },
    ],
    [
      { x: right, y: top },
      { x: left, y: bottom },
    ],
  ]
  return isInside(line[0], wide) || diagonals.some((diagonal) => doCross(line, diagonal))
}

/** How many boxes a line runs through; one that only ends in a box does not count. */
export const hits = (line: Line, boxes: readonly Box[]) => boxes.filter((box) => doesHit(line, box)).length

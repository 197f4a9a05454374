/** Curves of leaves and roots. Coordinates are in SVG user units, angles in degrees. */

type Point = readonly [x: number, y: number]

export const round = (value: number, digits = 2) => Number(value.toFixed(digits))
export const radians = (degrees: number) => (degrees * Math.PI) / 180
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`

interface LeafShape {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  readonly width: number
  /** Sideways offset of the tip. */
  readonly bend?: number
  /** Position of the greatest width along the leaf, 0 to 1. */
  readonly widest?: number
}

interface Leaf {
  readonly widthAt: (t: number) => number
  /** Point at `t` along the midrib, `offset` to its side. */
  readonly point: (t: number, offset?: number) => Point
}

export function leaf({ x, y, angle, length, width, bend = 0, widest = 0.4 }: LeafShape): Leaf {
  const dx = Math.cos(radians(angle))
  const dy = Math.sin(radians(angle))
  const exponent = Math.log(0.5) / Math.log(widest)
  return {
    widthAt: (t) => width * Math.max(0, Math.sin(Math.PI * t ** exponent)) ** 0.92 * (1 - 0.12 * t),
    point: (t, offset = 0) => {
      const side = bend * t * t + offset
      return [x + dx * length * t - dy * side, y + dy * length * t + dx * side]
    },
  }
}

function hermite(points: readonly Point[], tangents: readonly Point[]): string {
  let d = ''
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b, ta, tb] = [points[i], points[i + 1], tangents[i], tangents[i + 1]]
    if (!a || !b || !ta || !tb) continue
    d += `C${at([a[0] + ta[0] / 3, a[1] + ta[1] / 3])} ${at([b[0] - tb[0] / 3, b[1] - tb[1] / 3])} ${at(b)}`
  }
  return d
}

/** Outline of a leaf from its base around the tip and back. */
export function leafOutline({ point, widthAt }: Leaf, steps = 3): string {
  const stops = Array.from({ length: steps + 1 }, (_, i) => i / steps)
  const side = (sign: 1 | -1) => {
    const edge = (t: number) => point(t, sign * widthAt(t))
    const tangents = stops.map((t, i): Point => {
      const from = Math.max(0.0005, t - 0.001)
      const to = Math.min(0.9995, t + 0.001)
      const [a, b] = [edge(from), edge(to)]
      // A softer start keeps the base from bulging around the stem.
      const k = ((i === 0 ? 0.28 : 1) * (1 / steps)) / (to - from)
      return [(b[0] - a[0]) * k, (b[1] - a[1]) * k]
    })
    return { points: stops.map(edge), tangents }
  }
  const left = side(1)
  const right = side(-1)
  const back = right.tangents.map(([x, y]): Point => [-x, -y]).reverse()
  return `M${at(point(0))}${hermite(left.points, left.tangents)}${hermite([...right.points].reverse(), back)}Z`
}

export function midrib({ point }: Leaf, to = 0.96): string {
  const [start, middle, end] = [point(0), point(to / 2), point(to)]
  const control: Point = [2 * middle[0] - (start[0] + end[0]) / 2, 2 * middle[1] - (start[1] + end[1]) / 2]
  return `M${at(start)}Q${at(control)} ${at(end)}`
}

export function veins({ point, widthAt }: Leaf, count: number): string {
  const slant = 0.17
  let d = ''
  for (let i = 0; i < count; i += 1) {
    const t = 0.14 + (0.64 * i) / (count - 1 || 1)
    for (const sign of [1, -1]) {
      const start = t + (sign > 0 ? 0 : 0.03)
      const end = Math.min(0.97, start + slant)
      const reach = sign * widthAt(end) * 0.8
      d += `M${at(point(start))}Q${at(point(start + slant * 0.75, reach * 0.42))} ${at(point(end, reach))}`
    }
  }
  return d
}

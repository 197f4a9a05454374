/** SVG fragments as text: fills, strokes, gradients and the lighting of all packs. */

export const path = (d: string, fill: string, attributes = '') =>
  `<path d="${d}" fill="${fill}" ${attributes}/>`

export const line = (d: string, colour: string, width: number, attributes = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, attributes = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${attributes}/>`

export const defs = (...parts: readonly string[]) => `<defs>${parts.join('')}</defs>`

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`
    })
    .join('')

export const linear = (id: string, list: readonly Stop[], x2 = 1, y2 = 0) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`

export const radial = (id: string, list: readonly Stop[]) =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`

const DARK = '#140c04'

/** Light from the top left on a round object; `depth` 1 is a tin, lower values are more matt. */
export const roundLight = (id: string, depth = 1) =>
  linear(id, [
    [0, DARK, 0.34 * depth],
    [0.07, DARK, 0.14 * depth],
    [0.2, '#fff', 0.1 * depth],
    [0.3, '#fff', 0.26 * depth],
    [0.42, '#fff', 0.06 * depth],
    [0.6, DARK, 0.05 * depth],
    [0.84, DARK, 0.26 * depth],
    [0.95, DARK, 0.42 * depth],
    [1, DARK, 0.3 * depth],
  ])

/** Shadow on the ground: a contact line and a softer area to the right. Draw it first. */
export const groundShadow = (id: string, cx: number, y: number, rx: number) =>
  defs(
    radial(id, [
      [0, '#2a1c0c', 0.5],
      [0.55, '#2a1c0c', 0.2],
      [1, '#2a1c0c', 0],
    ]),
  ) +
  ellipse(cx + 26, y + 2, rx * 1.32, rx * 0.15, `url(#${id})`, 'opacity=".55"') +
  ellipse(cx + 3, y, rx * 1.04, rx * 0.075, `url(#${id})`)

/** Upright cylinder seen slightly from above. */
export const drum = (cx: number, r: number, top: number, bottom: number, ry: number) =>
  `M${cx - r} ${top}V${bottom}A${r} ${ry} 0 0 0 ${cx + r} ${bottom}V${top}A${r} ${ry} 0 0 1 ${cx - r} ${top}Z`

/** Ribs of a screw cap, closer together towards the edges. */
export const ribs = (cx: number, r: number, top: number, ry: number, height: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const half = (count - 1) / 2
    const x = cx + (r - 2) * Math.sin(((i - half) / (half + 0.6)) * 1.5)
    const y = top + ry * Math.sqrt(1 - ((x - cx) / r) ** 2)
    return `M${x.toFixed(1)} ${y.toFixed(1)}v${height}`
  }).join('')

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

/** Mixes two six-digit hex colours by `amount`. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Darkens a colour while keeping its saturation. */
export function darker(colour: string, amount: number): string {
  const scaled = channels(colour).map((value) => value * (1 - amount))
  const grey = scaled.reduce((sum, value) => sum + value, 0) / 3
  const deep = scaled.map((value) => Math.max(0, Math.round(grey + (value - grey) * (1 + amount * 0.9))))
  return `#${deep.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (colour: string, amount: number) => mix(colour, '#ffffff', amount)

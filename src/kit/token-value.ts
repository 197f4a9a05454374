import { formatHex, parse } from 'culori'
import type { Theme } from './token-table'

/** A token in the format of the Design Tokens Community Group. */
export interface JsonToken {
  readonly $type?: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily' | 'number' | 'shadow'
  readonly $value: unknown
  readonly $description?: string
  /** What the stylesheet has, where the format knows less: `clamp()` by its greatest length, `em` by its number. */
  readonly $extensions?: { readonly 'example.verda': { readonly css: string } }
}

const PART = String.raw`((?:oklch|var)\([^)]*\)|\w+)`
const LIGHT_DARK = new RegExp(String.raw`light-dark\(${PART}, ${PART}\)`, 'g')
/** Chooses from every `light-dark(a, b)` of a value, also inside of a longer one, such as a shadow. */
export const inTheme = (value: string, theme: Theme) =>
  value.replaceAll(LIGHT_DARK, theme === 'light' ? '$1' : '$2')

function colourValue(value: string) {
  if (value === 'transparent') return { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0 }
  const colour = parse(value)
  if (colour?.mode !== 'oklch') return undefined
  const { l, c, h = 0, alpha } = colour
  const rest = alpha === undefined ? { hex: formatHex(colour) } : { alpha }
  return { colorSpace: 'oklch', components: [l, c, h], ...rest }
}

function length(text: string) {
  const [, size, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(text) ?? []
  return size === undefined ? undefined : { value: Number(size), unit }
}

function shadowValue(value: string) {
  const layers = value.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = '', colour = ''] = /^((?:-?[\d.]+(?:px)? ){3,4})(.+)$/.exec(layer) ?? []
    const [offsetX, offsetY, blur, spread = length('0')] = lengths.trim().split(' ').map(length)
    return { color: colourValue(colour), offsetX, offsetY, blur, spread }
  })
  return layers.every(({ color, blur }) => color && blur) ? layers : undefined
}

const asWritten = (css: string) => ({ $extensions: { 'example.verda': { css } } })

/** Converts a CSS value of one theme; undefined for what the format has no type for, such as a picture of gradients. */
export function typedValue(value: string): JsonToken | undefined {
  const colour = colourValue(value)
  if (colour) return { $type: 'color', $value: colour }
  const size = /[a-z]$/.test(value) ? length(value) : undefined
  if (size) return { $type: 'dimension', $value: size }
  const [, ms] = /^([\d.]+)ms$/.exec(value) ?? []
  if (ms !== undefined) return { $type: 'duration', $value: { value: Number(ms), unit: 'ms' } }
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(value) ?? []
  if (curve !== undefined) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) }
  const [, number, em] = /^(-?[\d.]+)(em)?$/.exec(value) ?? []
  if (number !== undefined)
    return { $type: 'number', $value: Number(number), ...(em !== undefined && asWritten(value)) }
  const [, greatest = ''] = /^clamp\(.+, ([^,]+)\)$/.exec(value) ?? []
  if (greatest) return { $type: 'dimension', $value: length(greatest), ...asWritten(value) }
  const shadow = shadowValue(value)
  if (shadow) return { $type: 'shadow', $value: shadow }
  if (/[({]/.test(value)) return undefined
  const families = value.split(',').map((name) => name.trim().replaceAll(/['"]/g, ''))
  return { $type: 'fontFamily', $value: families }
}

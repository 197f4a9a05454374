import { formatHex, parse } from 'culori'
import { tokenPurposes } from './token-purposes'
import type { Theme, TokenTable } from './token-table'

/** A token or a group of tokens in the format of the Design Tokens Community Group. */
interface JsonToken {
  readonly $type?: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily' | 'number'
  readonly $value: unknown
  readonly $description?: string
}
type JsonGroup = Readonly<Record<string, JsonToken>>

function colourValue(value: string) {
  const colour = parse(value)
  if (colour?.mode !== 'oklch') return undefined
  const { l, c, h = 0, alpha } = colour
  const rest = alpha === undefined ? { hex: formatHex(colour) } : { alpha }
  return { colorSpace: 'oklch', components: [l, c, h], ...rest }
}

/** Converts a CSS value. Values the format has no type for (`clamp()`, themed shadows) stay as written. */
function typed(value: string): JsonToken {
  const colour = colourValue(value)
  if (colour) return { $type: 'color', $value: colour }
  const [, size, unit] = /^(-?[\d.]+)(px|rem|ms)$/.exec(value) ?? []
  if (unit !== undefined)
    return { $type: unit === 'ms' ? 'duration' : 'dimension', $value: { value: Number(size), unit } }
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(value) ?? []
  if (curve !== undefined) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) }
  if (/^-?[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) }
  if (value.startsWith("'"))
    return { $type: 'fontFamily', $value: value.split(',').map((name) => name.trim().replaceAll("'", '')) }
  return { $value: value }
}

const described = (name: string, token: JsonToken): JsonToken => {
  const purpose = tokenPurposes[name]
  return purpose === undefined ? token : { ...token, $description: purpose }
}

/** Resolves `light-dark(a, b)` inside a longer value, such as a shadow. */
const inTheme = (value: string, theme: Theme) =>
  value.replaceAll(
    /light-dark\((oklch\([^)]*\)|\w+), (oklch\([^)]*\)|\w+)\)/g,
    theme === 'light' ? '$1' : '$2',
  )

/**
 * All tokens in the format of the Design Tokens Community Group: the primitive ramps and scales, and the
 * semantic tokens per theme, which reference the primitives (`{primitive.forest-700}`).
 */
export function tokenJson({
  primitives,
  semantics,
  resolve,
}: TokenTable): Readonly<Record<'primitive' | Theme, JsonGroup>> {
  const known = new Set(primitives.map(({ name }) => name))
  const themed = (theme: Theme): JsonGroup =>
    Object.fromEntries(
      semantics.map(({ name }) => {
        const { alias, value: behind } = resolve(name, theme)
        const token =
          alias !== undefined && known.has(alias)
            ? { $type: 'color' as const, $value: `{primitive.${alias}}` }
            : typed(inTheme(behind, theme))
        return [name, described(name, token)]
      }),
    )
  return {
    primitive: Object.fromEntries(primitives.map(({ name, value }) => [name, described(name, typed(value))])),
    light: themed('light'),
    dark: themed('dark'),
  }
}

import { clampRgb, converter, formatHex, parse } from 'culori'
import { brandOverrides, type Brand } from './brand'
import { DENSITIES, densityHeights, type Density } from './densities'
import { tokenPurposes } from './token-purposes'
import type { ResolverSources } from './token-resolver'
import { THEMES, tokenTable, type Theme } from './token-table'
import { typedValue } from './token-value'

/** A variable in the format that Figma itself exports: colours in sRGB, sizes as numbers of pixels. */
interface FigmaVariable {
  readonly $type: 'color' | 'number' | 'string'
  readonly $value: unknown
  readonly $description?: string
  readonly $extensions: Readonly<Record<string, unknown>>
}
type Group = Readonly<Record<string, FigmaVariable>>
type FigmaMode = Readonly<Record<string, Group | Readonly<Record<string, string>>>>

const toRgb = converter('rgb')
const rounded = (value: number) => Number(value.toFixed(4))
/** What is no variable in Figma, or would mean something else there: line heights and spacing of letters relative to the text, layers. */
const NOT_IN_FIGMA = /-(lh|ls)$|^z-/

function colourOf(css: string) {
  const colour = toRgb(parse(css))
  if (!colour) return undefined
  const { r, g, b, alpha = 1 } = clampRgb(colour)
  return {
    colorSpace: 'srgb',
    components: [r, g, b].map(rounded),
    alpha,
    hex: formatHex({ mode: 'rgb', r, g, b }),
  }
}

const variable = (
  name: string,
  $type: FigmaVariable['$type'],
  $value: unknown,
  more: Readonly<Record<string, unknown>> = {},
): [string, FigmaVariable] => {
  const purpose = tokenPurposes[name]
  const property = `--verda-${name}`
  const $extensions = { 'com.figma.codeSyntax': { WEB: `var(${property})` }, ...more }
  return [name, { $type, $value, ...(purpose !== undefined && { $description: purpose }), $extensions }]
}

/** A number of pixels; `clamp()` by its greatest, `rem` by 16. */
function pixelsOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null || !('value' in value && 'unit' in value)) return undefined
  return typeof value.value === 'number' ? value.value * (value.unit === 'rem' ? 16 : 1) : undefined
}

const mode = (
  name: string,
  groups: Readonly<Record<string, readonly [string, FigmaVariable][]>>,
): FigmaMode => ({
  ...Object.fromEntries(
    Object.entries(groups).map(([group, variables]) => [group, Object.fromEntries(variables)]),
  ),
  $extensions: { 'com.figma.modeName': name },
})

/**
 * All tokens as Figma imports variables: a file for each mode of a collection, by `collection/mode.json`. Collections are
 * `colour` (theme × contrast), whose themes point at the ramps in the same file, and `size` (density).
 */
export function figmaVariables(sources: ResolverSources, brand?: Brand): Readonly<Record<string, FigmaMode>> {
  const plain = tokenTable(sources.primitive, sources.semantic)
  const overrides = Object.entries(brand ? brandOverrides(brand, plain) : {})
  const branded = overrides.map(([name, value]) => `--verda-${name}: ${value};`).join('\n')
  const table = (css: string) => tokenTable(sources.primitive, `${sources.semantic}\n${css}\n${branded}`)

  function colours(theme: Theme, contrast: string) {
    const { resolve } = table(contrast)
    const ramps = plain.primitives.flatMap(({ name }) => {
      const colour = colourOf(resolve(name, theme).value)
      return colour ? [variable(name, 'color', colour)] : []
    })
    const known = new Set(ramps.map(([name]) => name))
    const semantic = plain.semantics.flatMap(({ name }) => {
      const { alias, value } = resolve(name, theme)
      if (alias !== undefined && known.has(alias)) return [variable(name, 'color', `{ramp.${alias}}`)]
      const colour = colourOf(value)
      return colour ? [variable(name, 'color', colour)] : []
    })
    return { ramp: ramps, semantic }
  }

  function sizes(density: Density) {
    const heights: Readonly<Record<string, number>> = density === 'comfortable' ? {} : densityHeights[density]
    const { resolve } = table(
      Object.entries(heights)
        .map(([name, px]) => `--verda-${name}: ${px}px;`)
        .join('\n'),
    )
    const all = plain.primitives.filter(({ name }) => !NOT_IN_FIGMA.test(name))
    return all.flatMap(({ name }) => {
      const { $type, $value } = typedValue(resolve(name, 'light').value) ?? {}
      if ($type === 'fontFamily' && Array.isArray($value))
        return [variable(name, 'string', $value[0], { 'com.figma.type': 'string' })]
      const pixels = $type === 'dimension' || $type === 'number' ? pixelsOf($value) : undefined
      return pixels === undefined ? [] : [variable(name, 'number', pixels)]
    })
  }

  const contrasts = Object.entries({ '': '', '-more-contrast': sources.contrast })
  return Object.fromEntries<FigmaMode>([
    ...contrasts.flatMap(([ending, css]) =>
      THEMES.map((theme): [string, FigmaMode] => {
        const name = `${theme}${ending}`
        return [`colour/${name}.json`, mode(name, colours(theme, css))]
      }),
    ),
    ...DENSITIES.map((density): [string, FigmaMode] => [
      `size/${density}.json`,
      mode(density, { size: sizes(density) }),
    ]),
  ])
}

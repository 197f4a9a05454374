import { clampChroma, converter, parse, type Oklch } from 'culori'
import { z } from 'zod'
import { contrastPairs, ratioOf, REQUIRED } from './contrast-pairs'
import { DENSITIES, densityCss } from './densities'
import { THEMES, tokenTable, type TokenTable } from './token-table'

const toOklch = converter('oklch')
const colour = z.string().transform((text, context) => {
  const parsed = toOklch(parse(text))
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: `${text} is no CSS colour` })
  return z.NEVER
})

/** What a brand file may say. */
export const brandFile = z.strictObject({
  /** Buttons, links and selection: painted as it is in the light theme. */
  primary: colour,
  /** Badges and highlights. */
  accent: colour.optional(),
  /** CSS font families. */
  fontSans: z.string().min(1).optional(),
  fontSerif: z.string().min(1).optional(),
  /** Factor of all corner radii, 0 to 2. */
  roundness: z.number().min(0).max(2).optional(),
  /** Heights of controls and of rows of tables; `comfortable` if it is left out. */
  density: z.enum(DENSITIES).optional(),
})
export type Brand = z.output<typeof brandFile>

/** Texts of primitive.css and semantic.css. */
export interface TokenSources {
  readonly primitive: string
  readonly semantic: string
}

type Overrides = Record<string, string>

const BLACK: Oklch = { mode: 'oklch', l: 0, c: 0 }
const oklchOf = (tokens: TokenTable, name: string) => toOklch(tokens.colourOf(name, 'light')) ?? BLACK
const rounded = (value = 0) => Number(value.toFixed(3))
const written = ({ l, c, h }: Oklch) => `oklch(${rounded(l)} ${rounded(c)} ${rounded(h)})`
const inGamut = (wanted: Oklch) => written(clampChroma(wanted, 'oklch'))

/** The steps keep their lightness, on which contrast rests; hue and chroma turn with the brand's colour. */
function ramp(tokens: TokenTable, families: readonly string[], base: string, brand: Oklch): Overrides {
  const { c, h = 0 } = oklchOf(tokens, base)
  const steps = tokens.primitives.filter(({ name }) => families.includes(name.replace(/-\d+$/, '')))
  return Object.fromEntries(
    steps.map(({ name }) => {
      const step = oklchOf(tokens, name)
      const hue = ((brand.h ?? h) + (step.h ?? h) - h + 360) % 360
      return [name, inGamut({ ...step, c: (step.c * brand.c) / c, h: hue })]
    }),
  )
}

const darker = (from: Oklch, by: number) => inGamut({ ...from, l: Math.max(0, from.l - by) })

function colours(tokens: TokenTable, { primary, accent }: Brand): Overrides {
  return {
    ...ramp(tokens, ['forest', 'sage'], 'forest-700', primary),
    ...(accent && ramp(tokens, ['apricot'], 'apricot-400', accent)),
    primary: `light-dark(${written(primary)}, var(--verda-forest-300))`,
    'primary-hover': `light-dark(${darker(primary, 0.06)}, var(--verda-forest-200))`,
    'primary-active': `light-dark(${darker(primary, 0.116)}, var(--verda-forest-100))`,
    'row-selected': 'light-dark(var(--verda-forest-50), var(--verda-ink-860))',
    // Success stays green whatever the brand's colour is.
    ...Object.fromEntries(
      ['success-bg', 'success-fg'].map((name) => {
        const [light, dark] = THEMES.map((theme) => tokens.resolve(name, theme).value)
        return [name, `light-dark(${light}, ${dark})`]
      }),
    ),
  }
}

function shapes(tokens: TokenTable, { fontSans, fontSerif, roundness = 1 }: Brand): Overrides {
  const radii = tokens.primitives.filter(
    ({ name, value }) => /^r-(?!pill)/.test(name) && value.endsWith('px'),
  )
  return {
    ...(fontSans !== undefined && { 'font-sans': fontSans }),
    ...(fontSerif !== undefined && { 'font-serif': fontSerif }),
    ...(roundness !== 1 &&
      Object.fromEntries(
        radii.map(({ name, value }) => [name, `${rounded(parseFloat(value) * roundness)}px`]),
      )),
  }
}

/** The tokens that a brand changes, but for its density. */
export const brandOverrides = (brand: Brand, tokens: TokenTable): Overrides => ({
  ...colours(tokens, brand),
  ...shapes(tokens, brand),
})

/** A pair of colours in one theme of a brand. */
export interface PairContrast {
  readonly names: string
  readonly ratio: number
  readonly required: number
}

const contrastsOf = (branded: TokenTable): readonly PairContrast[] =>
  THEMES.flatMap((theme) =>
    contrastPairs.map((pair) => ({
      names: `--verda-${pair.front} on --verda-${pair.back} (${theme})`,
      ratio: ratioOf(pair, theme, branded),
      required: REQUIRED[pair.kind],
    })),
  )

/** A stylesheet to load after the package's own, and the contrast of every pair of colours with it. */
export function draftBrand(brand: Brand, { primitive, semantic }: TokenSources) {
  const tokens = tokenTable(primitive, semantic)
  const overrides = Object.entries(brandOverrides(brand, tokens))
  const values = overrides.map(([name, value]) => `  --verda-${name}: ${value};\n`).join('')
  const css = `:root {\n${values}}\n${densityCss(brand.density)}`
  return { css, contrasts: contrastsOf(tokenTable(primitive, semantic + css)) }
}

/**
 * A stylesheet to load after the package's own.
 * @throws Error naming every pair of colours whose contrast is below WCAG 2.2 AA
 */
export function brandCss(brand: Brand, sources: TokenSources): string {
  const { css, contrasts } = draftBrand(brand, sources)
  const weak = contrasts.flatMap(({ names, ratio, required }) =>
    ratio < required ? [`${names}: ${ratio.toFixed(2)} of ${required}`] : [],
  )
  if (weak.length > 0) throw new Error(`Contrast is too low:\n${weak.join('\n')}`)
  return css
}

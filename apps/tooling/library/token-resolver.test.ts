import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BRANDS } from '@stories/fixtures/brands'
import { brandCss, brandFile } from '@/kit/brand'
import { DENSITIES, densityHeights, type Density } from '@/kit/densities'
import { tokenResolver } from '@/kit/token-resolver'
import { parseTokens, THEMES, tokenTable, type Theme } from '@/kit/token-table'
import { inTheme, typedValue } from '@/kit/token-value'

const textOf = (name: string) => readFileSync(`src/tokens/${name}.css`, 'utf8')
const sources = { primitive: textOf('primitive'), semantic: textOf('semantic'), contrast: textOf('contrast') }
const brands = Object.fromEntries(Object.entries(BRANDS).map(([name, file]) => [name, brandFile.parse(file)]))
const written: unknown = JSON.parse(JSON.stringify(tokenResolver(sources, brands)))

// Of https://www.designtokens.org/schemas/2025.10/: nothing that these do not name may stand in the document.
const reference = z.string().regex(/^\{(primitive|light|dark)\.[\w-]+\}$/)
const colour = z.strictObject({
  colorSpace: z.enum(['oklch', 'srgb']),
  components: z.tuple([z.number().min(0).max(1), z.number().min(0), z.number().min(0).lt(360)]),
  alpha: z.number().min(0).max(1).optional(),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
})
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) })
const lengths = { offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension }
const fraction = z.number().min(0).max(1)
const more = {
  $description: z.string().optional(),
  $extensions: z.strictObject({ 'example.verda': z.strictObject({ css: z.string() }) }).optional(),
}
const typed = <T extends string, V extends z.ZodType>($type: T, $value: V) =>
  z.strictObject({ $type: z.literal($type), $value: z.union([reference, $value]), ...more })
const token = z.discriminatedUnion('$type', [
  typed('color', colour),
  typed('dimension', dimension),
  typed('duration', z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) })),
  typed('cubicBezier', z.tuple([fraction, z.number(), fraction, z.number()])),
  typed('fontFamily', z.array(z.string().min(1)).min(1)),
  typed('number', z.number()),
  typed('shadow', z.array(z.strictObject({ color: colour, ...lengths })).min(1)),
])
const groups = z.record(z.string(), z.record(z.string().regex(/^[^${}.][^{}.]*$/), token))
const modifier = z
  .strictObject({
    description: z.string().optional(),
    contexts: z.record(z.string(), z.array(groups)),
    default: z.string(),
  })
  .refine((it) => it.default in it.contexts && Object.keys(it.contexts).length > 1)
const document = z.strictObject({
  $schema: z.literal('https://www.designtokens.org/schemas/2025.10/resolver.json'),
  name: z.string(),
  version: z.literal('2025.10'),
  description: z.string(),
  sets: z.record(z.string(), z.strictObject({ sources: z.array(groups) })),
  modifiers: z.record(z.string(), modifier),
  resolutionOrder: z.array(z.strictObject({ $ref: z.string().regex(/^#\/(sets|modifiers)\/\w+$/) })).min(1),
})
const resolver = document.parse(written)

/** As the module says: sources in their order, a later token instead of an earlier one; aliases at the end. */
function resolved(input: Readonly<Record<string, string>>) {
  const flat = new Map<string, z.output<typeof token>>()
  for (const { $ref } of resolver.resolutionOrder) {
    const [, kind, name = ''] = $ref.split('/')
    const chosen = resolver.modifiers[name]
    const layers =
      kind === 'sets' ? resolver.sets[name]?.sources : chosen?.contexts[input[name] ?? chosen.default]
    if (!layers) throw new Error(`${$ref} leads nowhere`)
    for (const layer of layers)
      for (const [group, tokens] of Object.entries(layer))
        for (const [key, value] of Object.entries(tokens)) flat.set(`${group}.${key}`, value)
  }
  const follow = (path: string): z.output<typeof token> => {
    const found = flat.get(path)
    if (!found) throw new Error(`There is no ${path}`)
    return typeof found.$value === 'string' ? follow(found.$value.slice(1, -1)) : found
  }
  return { names: [...flat.keys()], follow }
}

const contrasts = ['standard', 'more']
const permutations = THEMES.flatMap((theme) =>
  contrasts.flatMap((contrast) =>
    ['verda', 'lake', 'plum'].flatMap((brand) =>
      DENSITIES.map((density) => ({ theme, contrast, brand, density })),
    ),
  ),
)

/** The stylesheets of a permutation, in the order in which a page loads them. */
function stylesheets(contrast: string, brand: string, density: Density): string {
  const look = brands[brand]
  const heights: Readonly<Record<string, number>> = density === 'comfortable' ? {} : densityHeights[density]
  return [
    sources.semantic,
    contrast === 'more' ? sources.contrast : '',
    look ? brandCss({ ...look, density: undefined }, sources) : '',
    ...Object.entries(heights).map(([name, px]) => `--verda-${name}: ${px}px;`),
  ].join('\n')
}
const computed = (css: string, theme: Theme) => {
  const { resolve } = tokenTable(sources.primitive, css)
  return (name: string) => typedValue(inTheme(resolve(name, theme).value, theme))
}

describe('the resolver of the tokens', () => {
  it.each(permutations)('gives what the stylesheets say: $theme, $contrast, $brand, $density', (input) => {
    const { names, follow } = resolved(input)
    const css = computed(stylesheets(input.contrast, input.brand, input.density), input.theme)
    const ends = names.filter((path) => /^(primitive|semantic)\./.test(path))
    expect(ends.length).toBeGreaterThan(220)
    const differing = ends.filter((path) => {
      const value = css(path.split('.')[1] ?? '')?.$value
      return JSON.stringify(follow(path).$value) !== JSON.stringify(value)
    })
    expect(differing).toEqual([])
  })

  it('leaves out what the format cannot say', () => {
    const known = new Set(resolved({}).names.map((path) => path.split('.')[1]))
    const all = [...parseTokens(sources.primitive), ...parseTokens(sources.semantic)]
    expect(all.map(({ name }) => name).filter((name) => !known.has(name))).toEqual(['pool'])
  })
})

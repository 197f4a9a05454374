import { brandOverrides, type Brand, type TokenSources } from './brand'
import { DENSITIES, densityHeights } from './densities'
import { jsonGroup, type JsonGroup } from './token-json'
import { parseTokens, THEMES, tokenTable, type Theme } from './token-table'
import { inTheme, typedValue, type JsonToken } from './token-value'

type Source = Readonly<Record<string, JsonGroup>>
type Written = readonly { readonly name: string; readonly value: string }[]

/** Texts of primitive.css, semantic.css and contrast.css. */
export interface ResolverSources extends TokenSources {
  readonly contrast: string
}

/**
 * All tokens as a resolver (Design Tokens Resolver Module 2025.10): brand × contrast × density × theme. As `light-dark()`
 * does, `semantic` chooses from the groups `light` and `dark` last, so that no modifier has to know another.
 */
export function tokenResolver(sources: ResolverSources, brands: Readonly<Record<string, Brand>>) {
  const table = tokenTable(sources.primitive, sources.semantic)
  const primitives = new Set(table.primitives.map(({ name }) => name))

  const inGroup = (theme: Theme, value: string): JsonToken | undefined => {
    const chosen = inTheme(value, theme)
    const [, alias] = /^var\(--verda-([\w-]+)\)$/.exec(chosen) ?? []
    if (alias === undefined) return typedValue(chosen)
    return { $type: 'color', $value: `{${primitives.has(alias) ? 'primitive' : theme}.${alias}}` }
  }
  function source(tokens: Written): Source {
    const below = tokens.filter(({ name }) => primitives.has(name))
    const above = tokens.filter(({ name }) => !primitives.has(name))
    const group = (theme: Theme) => jsonGroup(above.map(({ name, value }) => [name, inGroup(theme, value)]))
    return {
      ...(below.length > 0 && {
        primitive: jsonGroup(below.map(({ name, value }) => [name, typedValue(value)])),
      }),
      ...(above.length > 0 && { light: group('light'), dark: group('dark') }),
    }
  }
  const written = (values: Readonly<Record<string, string>>): Written =>
    Object.entries(values).map(([name, value]) => ({ name, value }))
  const heights = (density: (typeof DENSITIES)[number]) =>
    density === 'comfortable'
      ? []
      : [source(Object.entries(densityHeights[density]).map(([name, px]) => ({ name, value: `${px}px` })))]
  const all = source([...table.primitives, ...table.semantics])
  const chosen = (theme: Theme): Source => ({
    semantic: Object.fromEntries(
      Object.entries(all[theme] ?? {}).map(([name, { $type, $description }]) => [
        name,
        {
          ...($type && { $type }),
          $value: `{${theme}.${name}}`,
          ...($description !== undefined && { $description }),
        },
      ]),
    ),
  })

  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Verda',
    version: '2025.10',
    description: 'Use the tokens of `semantic`, and the scales of `primitive`.',
    sets: { tokens: { sources: [all] } },
    modifiers: {
      contrast: {
        description: 'As `prefers-contrast` asks.',
        contexts: { standard: [], more: [source(parseTokens(sources.contrast))] },
        default: 'standard',
      },
      brand: {
        contexts: {
          verda: [],
          ...Object.fromEntries(
            Object.entries(brands).map(([name, brand]) => [
              name,
              [source(written(brandOverrides(brand, table)))],
            ]),
          ),
        },
        default: 'verda',
      },
      density: {
        description: 'Heights of controls and rows; compact is for a mouse alone.',
        contexts: Object.fromEntries(DENSITIES.map((density) => [density, heights(density)])),
        default: 'comfortable',
      },
      theme: {
        contexts: Object.fromEntries(THEMES.map((theme) => [theme, [chosen(theme)]])),
        default: 'light',
      },
    },
    resolutionOrder: [
      'sets/tokens',
      'modifiers/contrast',
      'modifiers/brand',
      'modifiers/density',
      'modifiers/theme',
    ].map((path) => ({ $ref: `#/${path}` })),
  }
}

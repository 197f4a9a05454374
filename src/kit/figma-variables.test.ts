import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { brandFile } from './brand'
import { figmaVariables } from './figma-variables'

const textOf = (name: string) => readFileSync(`src/tokens/${name}.css`, 'utf8')
const sources = { primitive: textOf('primitive'), semantic: textOf('semantic'), contrast: textOf('contrast') }

// What Figma exports and imports: nothing besides may stand in a file.
const part = z.number().min(0).max(1)
const colour = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([part, part, part]),
  alpha: part,
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
})
const extensions = z.strictObject({
  'com.figma.codeSyntax': z.strictObject({ WEB: z.string().regex(/^var\(--verda-[\w-]+\)$/) }),
  'com.figma.type': z.literal('string').optional(),
})
const typed = <T extends string, V extends z.ZodType>($type: T, $value: V) =>
  z.strictObject({
    $type: z.literal($type),
    $value,
    $description: z.string().optional(),
    $extensions: extensions,
  })
const group = z.record(
  z.string().regex(/^[^${}./]+$/),
  z.discriminatedUnion('$type', [
    typed('color', z.union([colour, z.string().regex(/^\{ramp\.[\w-]+\}$/)])),
    typed('number', z.number()),
    typed('string', z.string().min(1)),
  ]),
)
const named = z.strictObject({ 'com.figma.modeName': z.string().min(1) })
const files = z.record(
  z.string(),
  z.union([
    z.strictObject({ ramp: group, semantic: group, $extensions: named }),
    z.strictObject({ size: group, $extensions: named }),
  ]),
)
const written = (brand?: object) => {
  const variables = figmaVariables(sources, brand && brandFile.parse(brand))
  const parsed = files.parse(JSON.parse(JSON.stringify(variables)))
  const groups = (path: string) => {
    const { $extensions: _mode, ...all } = parsed[path] ?? { $extensions: undefined }
    return z.record(z.string(), group).parse(all)
  }
  /** The value of a variable by its path in a file, what it points at included. */
  const valueOf = (path: string, name: string): unknown => {
    const [first = '', second = ''] = name.split('.')
    const value = groups(path)[first]?.[second]?.$value
    return typeof value === 'string' && value.startsWith('{') ? valueOf(path, value.slice(1, -1)) : value
  }
  return { parsed, groups, valueOf, paths: Object.keys(parsed) }
}

describe('variables for Figma', () => {
  const { parsed, groups, valueOf, paths } = written()

  it('are a file for each mode of a collection, which its name says', () => {
    expect(paths).toEqual([
      'colour/light.json',
      'colour/dark.json',
      'colour/light-more-contrast.json',
      'colour/dark-more-contrast.json',
      'size/compact.json',
      'size/comfortable.json',
      'size/spacious.json',
    ])
    for (const path of paths)
      expect(path).toContain(`/${parsed[path]?.$extensions['com.figma.modeName']}.json`)
  })

  it('are the same variables in every mode of a collection, each with a value in its own file', () => {
    for (const collection of ['colour', 'size']) {
      const shapes = paths
        .filter((path) => path.startsWith(collection))
        .map((path) =>
          Object.entries(groups(path)).flatMap(([name, all]) =>
            Object.entries(all).map(([key, { $type }]) => `${name}.${key} ${$type}`),
          ),
        )
      expect(shapes[0]?.length).toBeGreaterThan(50)
      for (const shape of shapes) expect(shape).toEqual(shapes[0])
      for (const path of paths.filter((each) => each.startsWith(collection)))
        for (const each of shapes[0] ?? []) expect(valueOf(path, each.split(' ')[0] ?? '')).toBeDefined()
    }
  })

  it('have the values of the stylesheets in theme, contrast and density', () => {
    expect(valueOf('colour/light.json', 'semantic.primary')).toMatchObject({ hex: '#244b37', alpha: 1 })
    expect(groups('colour/light.json').semantic?.['on-soft']?.$value).toMatch(/^\{ramp\./)
    expect(valueOf('colour/light.json', 'semantic.scrim')).toMatchObject({ alpha: 0.46 })
    const text = (path: string) => valueOf(`colour/${path}.json`, 'semantic.text-muted')
    expect(
      new Set(
        ['light', 'dark', 'light-more-contrast', 'dark-more-contrast'].map((path) =>
          JSON.stringify(text(path)),
        ),
      ).size,
    ).toBe(4)
    const row = ['compact', 'comfortable', 'spacious'].map((density) =>
      valueOf(`size/${density}.json`, 'size.h-row'),
    )
    expect(row).toEqual([42, 50, 58])
    expect(valueOf('size/compact.json', 'size.display-xl')).toBe(100)
    expect(valueOf('size/compact.json', 'size.font-sans')).toBe('Figtree Variable')
  })

  it('have the colours, fonts and radii of a brand', () => {
    const brand = written({ primary: '#1d4ed8', fontSans: "'Inter', sans-serif", roundness: 0.5 })
    expect(brand.valueOf('colour/light.json', 'semantic.primary')).toMatchObject({ hex: '#1d4ed8' })
    expect(brand.valueOf('size/comfortable.json', 'size.font-sans')).toBe('Inter')
    expect(brand.valueOf('size/comfortable.json', 'size.r-m')).toBe(6)
    expect(brand.valueOf('colour/dark.json', 'ramp.forest-700')).not.toEqual(
      valueOf('colour/dark.json', 'ramp.forest-700'),
    )
  })
})

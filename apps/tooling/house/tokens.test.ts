import { describe, expect, it } from 'vitest'
import { tokenJson } from '../../../stories/docs/token-json'
import { tokenPurposes } from '../../../stories/docs/token-purposes'
import { tokenTable } from '@/kit/token-table'
import { sourceFiles, textOf } from './source'

const tokens = tokenTable(textOf('src/tokens/primitive.css'), textOf('src/tokens/semantic.css'))
const json = tokenJson(tokens)

describe('custom properties', () => {
  it('are set somewhere if a style uses them', () => {
    const sources = sourceFiles(['src', 'apps/storefront', 'apps/admin'], ['.css', '.ts', '.tsx', '.html'])
    const named = (pattern: RegExp) => (file: string) =>
      [...textOf(file).matchAll(pattern)].map(([, name = '']) => name)
    const set = new Set(sources.flatMap(named(/['"[{;,\s(](--[\w-]+)['"\]]?\s*:/g)))
    const unset = sources
      .flatMap(named(/var\((--[\w-]+)/g))
      .filter((name) => !set.has(name) && !/^--(radix|tw|spacing|font-weight|tracking|leading)/.test(name))
    expect(unset).toEqual([])
  })
})

describe('descriptions of tokens', () => {
  it('exist for every semantic name', () => {
    expect(tokens.semantics.map(({ name }) => name).filter((name) => !tokenPurposes[name])).toEqual([])
  })

  it('exist only for names in the stylesheets', () => {
    const names = new Set([...tokens.primitives, ...tokens.semantics].map(({ name }) => name))
    expect(Object.keys(tokenPurposes).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('groups of tokens', () => {
  it('keep the logo’s colours apart from those of the shop', () => {
    const logo = tokens.semantics.filter(({ group }) => group.includes('organic'))
    expect(logo.map(({ name }) => name)).toEqual(['eu-organic', 'eu-organic-stars'])
  })
})

describe('tokens as JSON', () => {
  it('contain ramps, scales and all semantic names in both themes', () => {
    const semantic = tokens.semantics.map(({ name }) => name)
    expect(Object.keys(json.primitive)).toEqual(tokens.primitives.map(({ name }) => name))
    expect(Object.keys(json.light)).toEqual(semantic)
    expect(Object.keys(json.dark)).toEqual(semantic)
  })

  it('reference existing ramps from the themes', () => {
    const aliases = [...Object.values(json.light), ...Object.values(json.dark)].flatMap(({ $value }) =>
      typeof $value === 'string'
        ? [...$value.matchAll(/\{primitive\.([\w-]+)\}/g)].map(([, name = '']) => name)
        : [],
    )
    expect(aliases.length).toBeGreaterThan(80)
    expect(aliases.filter((name) => !json.primitive[name])).toEqual([])
  })

  it('have colours, sizes, durations and curves in the required format', () => {
    expect(json.primitive['forest-700']).toEqual({
      $type: 'color',
      $value: { colorSpace: 'oklch', components: [0.378, 0.056, 160], hex: '#244b37' },
    })
    expect(json.primitive['r-l']).toMatchObject({ $type: 'dimension', $value: { value: 16, unit: 'px' } })
    expect(json.primitive['t-fast']).toMatchObject({
      $type: 'duration',
      $value: { value: 120, unit: 'ms' },
    })
    expect(json.dark['on-primary']).toMatchObject({ $type: 'color', $value: '{primitive.ink-980}' })
    expect(json.light.scrim).toMatchObject({ $value: { alpha: 0.46 } })
  })

  it('contain no light-dark() of CSS', () => {
    expect(JSON.stringify(json)).not.toContain('light-dark')
  })
})

import { describe, expect, it } from 'vitest'
import { tokenJson } from '../../../stories/docs/token-json'
import { tokenPurposes } from '../../../stories/docs/token-purposes'
import { tokenTable } from '../../../stories/docs/token-table'
import { textOf } from './source'

const tokens = tokenTable(textOf('src/tokens/primitive.css'), textOf('src/tokens/semantic.css'))
const json = tokenJson(tokens)

describe('what tokens are for', () => {
  it('is said of every semantic name', () => {
    expect(tokens.semantics.map(({ name }) => name).filter((name) => !tokenPurposes[name])).toEqual([])
  })

  it('is said of no name that the stylesheets lack', () => {
    const names = new Set([...tokens.primitives, ...tokens.semantics].map(({ name }) => name))
    expect(Object.keys(tokenPurposes).filter((name) => !names.has(name))).toEqual([])
  })
})

describe('tokens as JSON', () => {
  it('has the ramps and scales, and every semantic name in both themes', () => {
    const semantic = tokens.semantics.map(({ name }) => name)
    expect(Object.keys(json.primitive)).toEqual(tokens.primitives.map(({ name }) => name))
    expect(Object.keys(json.light)).toEqual(semantic)
    expect(Object.keys(json.dark)).toEqual(semantic)
  })

  it('leads from a theme to the ramps by names that exist', () => {
    const aliases = [...Object.values(json.light), ...Object.values(json.dark)].flatMap(({ $value }) =>
      typeof $value === 'string'
        ? [...$value.matchAll(/\{primitive\.([\w-]+)\}/g)].map(([, name = '']) => name)
        : [],
    )
    expect(aliases.length).toBeGreaterThan(80)
    expect(aliases.filter((name) => !json.primitive[name])).toEqual([])
  })

  it('writes colours, sizes, times and curves as the format wants them', () => {
    expect(json.primitive['forest-700']).toEqual({
      $type: 'color',
      $value: { colorSpace: 'oklch', components: [0.378, 0.056, 160], hex: '#244b37' },
    })
    expect(json.primitive['r-l']).toMatchObject({ $type: 'dimension', $value: { value: 16, unit: 'px' } })
    expect(json.primitive['t-fast']).toMatchObject({
      $type: 'duration',
      $value: { value: 120, unit: 'ms' },
    })
    expect(json.dark.bg).toMatchObject({ $type: 'color', $value: '{primitive.ink-950}' })
    expect(json.light.scrim).toMatchObject({ $value: { alpha: 0.46 } })
  })

  it('leaves nothing of CSS for two themes in one', () => {
    expect(JSON.stringify(json)).not.toContain('light-dark')
  })
})

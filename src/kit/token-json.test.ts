import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tokenJson } from './token-json'
import { tokenTable } from './token-table'

const tokens = tokenTable(
  readFileSync('src/tokens/primitive.css', 'utf8'),
  readFileSync('src/tokens/semantic.css', 'utf8'),
)
const json = tokenJson(tokens)

describe('tokens as JSON', () => {
  it('contain ramps, scales and all semantic names that the format has a type for, in both themes', () => {
    const semantic = tokens.semantics.map(({ name }) => name).filter((name) => name !== 'pool')
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

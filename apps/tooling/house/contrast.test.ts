import { describe, expect, it } from 'vitest'
import { contrastPairs, ratioOf, REQUIRED, REQUIRED_MORE } from '@/kit/contrast-pairs'
import { THEMES, tokenTable } from '@/kit/token-table'
import { textOf } from './source'

const primitive = textOf('src/tokens/primitive.css')
const semantic = textOf('src/tokens/semantic.css')
const tokens = tokenTable(primitive, semantic)
const levels = [
  { level: 'AA', required: REQUIRED, table: tokens },
  {
    level: '7 : 1 where more contrast is asked for',
    required: REQUIRED_MORE,
    table: tokenTable(primitive, semantic + textOf('src/tokens/contrast.css')),
  },
]
const row = (front: string, back: string) => ({ front, back, kind: 'text' as const })

describe('contrast', () => {
  it('is computed as WCAG does', () => {
    const extremes = tokenTable(':root { --verda-white: oklch(1 0 0); --verda-black: oklch(0 0 0); }', '')
    expect(ratioOf(row('white', 'black'), 'light', extremes)).toBeCloseTo(21, 1)
    expect(ratioOf(row('white', 'gone'), 'light', extremes)).toBe(0)
  })

  it.each(levels)('of every pair reaches $level in both themes', ({ required, table }) => {
    const weak = THEMES.flatMap((theme) =>
      contrastPairs
        .map((pair) => ({ pair, ratio: ratioOf(pair, theme, table) }))
        .filter(({ pair, ratio }) => ratio < required[pair.kind])
        .map(({ pair, ratio }) => `${pair.front} on ${pair.back} (${theme}): ${ratio.toFixed(2)}`),
    )
    expect(weak).toEqual([])
  })

  it('is checked for every foreground token', () => {
    const fronts = tokens.semantics.map(({ name }) => name).filter((name) => /^(text|on-)|-fg$/.test(name))
    const checked = new Set(contrastPairs.map(({ front }) => front))
    expect(fronts.filter((name) => !checked.has(name))).toEqual([])
  })
})

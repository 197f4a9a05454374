import { describe, expect, it } from 'vitest'
import { contrastPairs, ratioOf, REQUIRED } from '@/kit/contrast-pairs'
import { THEMES, tokenTable } from '@/kit/token-table'
import { textOf } from './source'

const tokens = tokenTable(textOf('src/tokens/primitive.css'), textOf('src/tokens/semantic.css'))
const row = (front: string, back: string) => ({ front, back, kind: 'text' as const })

describe('contrast', () => {
  it('is computed as WCAG does', () => {
    const extremes = tokenTable(':root { --white: oklch(1 0 0); --black: oklch(0 0 0); }', '')
    expect(ratioOf(row('white', 'black'), 'light', extremes)).toBeCloseTo(21, 1)
    expect(ratioOf(row('white', 'gone'), 'light', extremes)).toBe(0)
  })

  it.each(THEMES)('of every pair reaches AA in %s', (theme) => {
    const weak = contrastPairs
      .map((pair) => ({ pair, ratio: ratioOf(pair, theme, tokens) }))
      .filter(({ pair, ratio }) => ratio < REQUIRED[pair.kind])
      .map(({ pair, ratio }) => `${pair.front} on ${pair.back}: ${ratio.toFixed(2)}`)
    expect(weak).toEqual([])
  })

  it('is checked for every foreground token', () => {
    const fronts = tokens.semantics.map(({ name }) => name).filter((name) => /^(text|on-)|-fg$/.test(name))
    const checked = new Set(contrastPairs.map(({ front }) => front))
    expect(fronts.filter((name) => !checked.has(name))).toEqual([])
  })
})

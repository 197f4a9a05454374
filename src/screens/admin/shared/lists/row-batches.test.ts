import { describe, expect, it } from 'vitest'
import { nextBatch } from './row-batches'

interface Row {
  readonly key: string
}
const rows = (keys: string): Row[] => [...keys].map((key) => ({ key }))
const keysOf = (list: readonly Row[]) => list.map(({ key }) => key).join('')
const same = (a: Row, b: Row) => a === b
/** Those of the rows with these keys, in their order. */
const pick = (list: readonly Row[], keys: string) =>
  [...keys].flatMap((key) => list.filter((row) => row.key === key))
const steps = (shown: readonly Row[], wanted: readonly Row[], size: number) => {
  const steps: string[] = []
  for (let now = shown; now !== wanted && steps.length < 20;) {
    now = nextBatch(now, wanted, size, same)
    steps.push(keysOf(now))
  }
  return steps
}

describe('row batches', () => {
  it('appear from the top', () => {
    expect(steps([], rows('abc'), 2)).toEqual(['ab', 'abc'])
  })

  it('take the places of rows that leave, from the top', () => {
    expect(steps(rows('abcdef'), rows('uvwxyz'), 2)).toEqual(['uvcdef', 'uvwxef', 'uvwxyz'])
    expect(steps(rows('abcdef'), rows('xyz'), 1)).toEqual(['xbc', 'xyc', 'xyz'])
    expect(steps(rows('ab'), rows('xyz'), 1)).toEqual(['xb', 'xy', 'xyz'])
  })

  it('leave at once where no others come', () => {
    const shown = rows('abcdef')
    expect(nextBatch(shown, [], 1, same)).toEqual([])
    expect(steps(shown, pick(shown, 'bdf'), 1)).toEqual(['bdf'])
  })

  it('come between rows that stay, if a batch holds them', () => {
    const wanted = rows('abcdef')
    expect(steps(pick(wanted, 'bcdef'), wanted, 1)).toEqual(['abcdef'])
  })

  it('take the places of rows that stay, too, if a batch does not hold them', () => {
    const wanted = rows('abcdef')
    expect(steps(pick(wanted, 'bdf'), wanted, 1)).toEqual(['abf', 'abc', 'abcd', 'abcde', 'abcdef'])
  })

  it('change only as many of the rows that stay as a batch holds', () => {
    const shown = rows('abcdef')
    const wanted = rows('bdef')
    const next = nextBatch(shown, wanted, 2, same)
    expect(keysOf(next)).toBe('bdef')
    expect(next.map((row) => wanted.includes(row))).toEqual([true, true, false, false])
  })

  it('update at once if few rows change', () => {
    const shown = rows('abcd')
    const wanted = shown.map((row, index) => (index === 3 ? { ...row } : row))
    expect(nextBatch(shown, wanted, 1, same)).toBe(wanted)
  })

  it('never show a row twice, nor more rows than wanted', () => {
    const shown = rows('abcdef')
    expect(steps(shown, [...shown].reverse(), 2)).toEqual(['feabcd', 'fedcab', 'fedcba'])
    expect(steps(shown, rows('fxa'), 1)).toEqual(['fab', 'fxa', 'fxa'])
  })

  it('never change the order of rows that stay', () => {
    const shown = rows('acegikmoqs')
    const wanted = rows('abcdmnopqrst')
    const common = (a: readonly Row[], b: readonly Row[]) =>
      keysOf(a.filter(({ key }) => keysOf(b).includes(key)))
    let now: readonly Row[] = shown
    for (let step = 0; now !== wanted && step < 20; step += 1) {
      const next = nextBatch(now, wanted, 2, same)
      expect(common(next, now)).toBe(common(now, next))
      now = next
    }
    expect(now).toBe(wanted)
  })
})

import { describe, expect, it } from 'vitest'
import { nextBatch } from './row-batches'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')
const same = (a: { id: string }, b: { id: string }) => a === b
const steps = (shown: readonly { id: string }[], wanted: readonly { id: string }[], step: number) => {
  const steps: string[] = []
  for (let now = shown; now !== wanted && steps.length < 20;) {
    now = nextBatch(now, wanted, step, same)
    steps.push(idsOf(now))
  }
  return steps
}

describe('row batches', () => {
  it('update from the top, swapping a row that moves up with one it replaces', () => {
    const shown = rows(...'abcdef')
    expect(steps(shown, [...shown].reverse(), 1)).toEqual(['fbcdea', 'fecdba', 'fedcba', 'fedcba'])
  })

  it('change below only as many rows as moved up', () => {
    const shown = rows(...'abcdefghijklmnopqrst')
    const wanted = [...'tbdfhjlnpracegikmoqs'].flatMap((id) => shown.filter((row) => row.id === id))
    const next = nextBatch(shown, wanted, 5, same)
    const changed = next.filter((row, index) => index >= 6 && row !== shown[index])
    expect(idsOf(next).slice(0, 6)).toBe('tbdfhj')
    expect(changed).toHaveLength(3)
    expect(new Set(next).size).toBe(20)
  })

  it('update at once if few rows change', () => {
    const shown = rows('a', 'b', 'c', 'd')
    const wanted = shown.map((row, index) => (index === 3 ? { ...row } : row))
    expect(nextBatch(shown, wanted, 1, same)).toBe(wanted)
  })

  it('never contain extra or duplicate rows', () => {
    expect(steps(rows('a', 'b', 'c', 'd', 'e', 'f'), rows('f', 'x', 'a'), 1)).toEqual(['fbc', 'fxc', 'fxa'])
    expect(steps(rows('a', 'b', 'c'), [], 1)).toEqual([''])
    expect(steps([], rows('a', 'b', 'c'), 2)).toEqual(['ab', 'abc'])
  })
})

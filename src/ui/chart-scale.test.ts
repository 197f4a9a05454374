import { describe, expect, it } from 'vitest'
import { axisTicks, labelStep, lineThrough } from './chart-scale'

describe('the marks of an axis', () => {
  it.each([
    [
      [42, 84, 66],
      [0, 25, 50, 75, 100],
    ],
    [
      [3, 1],
      [0, 1, 2, 3],
    ],
    [[1], [0, 1]],
    [[9], [0, 5, 10]],
    [[7_241_000], [0, 2_000_000, 4_000_000, 6_000_000, 8_000_000]],
    [
      [-30, 90],
      [-50, 0, 50, 100],
    ],
  ])('of %j are %j', (values, ticks) => {
    expect(axisTicks(values)).toEqual(ticks)
  })

  it('of nothing but zeros, or of nothing, is the zero', () => {
    expect(axisTicks([0, 0])).toEqual([0])
    expect(axisTicks([])).toEqual([0])
  })

  it('hold every value between the first and the last one, and are few', () => {
    for (let value = 1; value < 100_000; value = Math.ceil(value * 1.07)) {
      const ticks = axisTicks([value])
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(value)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }
  })
})

it('at most so many labels stand', () => {
  expect(labelStep(7, 8)).toBe(1)
  expect(labelStep(30, 8)).toBe(4)
  expect(labelStep(0, 8)).toBe(1)
})

it('a line leaves a gap where a value is missing', () => {
  expect(lineThrough([1, 2, undefined, 3, 4], (value) => value)).toBe('M0 1L25 2M75 3L100 4')
  expect(lineThrough([], (value) => value)).toBe('')
})

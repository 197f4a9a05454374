import { describe, expect, it } from 'vitest'
import { axisTicks, labelStep, lineThrough } from './chart-scale'

describe('the ticks of an axis', () => {
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

  it('without values above 0 are just 0', () => {
    expect(axisTicks([0, 0])).toEqual([0])
    expect(axisTicks([])).toEqual([0])
  })

  it('enclose all values with few ticks', () => {
    for (let value = 1; value < 100_000; value = Math.ceil(value * 1.07)) {
      const ticks = axisTicks([value])
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(value)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }
  })
})

it('shows at most the maximum number of labels', () => {
  expect(labelStep(7, 8)).toBe(1)
  expect(labelStep(30, 8)).toBe(4)
  expect(labelStep(0, 8)).toBe(1)
})

it('a line has a gap at a missing value', () => {
  expect(lineThrough([1, 2, undefined, 3, 4], (value) => value)).toBe('M0 1L25 2M75 3L100 4')
  expect(lineThrough([], (value) => value)).toBe('')
})

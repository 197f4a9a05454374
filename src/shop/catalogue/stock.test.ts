import { describe, expect, it } from 'vitest'
import { mergeLines, stockProblems } from './stock'

describe('mergeLines', () => {
  it('sums the quantities of one product and keeps the first line and its place', () => {
    const lines = [
      { productId: 'b', quantity: 1, name: 'first' },
      { productId: 'a', quantity: 2, name: 'a' },
      { productId: 'b', quantity: 3, name: 'second' },
    ]
    expect(mergeLines(lines)).toEqual([
      { productId: 'b', quantity: 4, name: 'first' },
      { productId: 'a', quantity: 2, name: 'a' },
    ])
    expect(lines[0]?.quantity).toBe(1)
    expect(mergeLines([])).toEqual([])
  })
})

describe('stockProblems', () => {
  const stocks = new Map([
    ['a', 3],
    ['b', 0],
    ['c', -2],
  ])
  it.each([
    [[{ productId: 'a', quantity: 3 }], []],
    [[{ productId: 'a', quantity: 4 }], [{ productId: 'a', requested: 4, available: 3 }]],
    [
      [
        { productId: 'a', quantity: 2 },
        { productId: 'a', quantity: 2 },
      ],
      [{ productId: 'a', requested: 4, available: 3 }],
    ],
    [[{ productId: 'b', quantity: 1 }], [{ productId: 'b', requested: 1, available: 0 }]],
    [[{ productId: 'c', quantity: 1 }], [{ productId: 'c', requested: 1, available: 0 }]],
    [[{ productId: 'gone', quantity: 1 }], [{ productId: 'gone', requested: 1, available: 0 }]],
    [[], []],
  ])('%j: %j', (lines, problems) => {
    expect(stockProblems(lines, stocks)).toEqual(problems)
  })
})

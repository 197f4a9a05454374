import { expect, it } from 'vitest'
import { spanOf } from './byte-range'

it.each([
  [undefined, undefined],
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=0-', { from: 0, to: 9 }],
  ['bytes=4-400', { from: 4, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-300', { from: 0, to: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
])('%s of ten bytes is %o', (header, span) => {
  expect(spanOf(header, 10)).toEqual(span)
})

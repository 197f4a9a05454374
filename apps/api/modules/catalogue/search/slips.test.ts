import { expect, it } from 'vitest'
import { meantBy, slipsBetween } from './slips'

it.each([
  ['imgwer', 'ingwer', 1],
  ['detxo', 'detox', 1],
  ['kamile', 'kamille', 1],
  ['', 'tee', 3],
  ['tee', 'tee', 0],
  ['abcdef', 'ghijkl', 6],
])('from %s to %s it is %i', (typed, meant, slips) => {
  expect(slipsBetween(typed, meant)).toBe(slips)
})

it.each([
  ['kamile', ['kamille', 'kamillenbluten', 'kakao'], ['kamille', 'kamillenbluten']],
  ['imgwer', ['immer', 'ingwer', 'schwer'], ['ingwer']],
  ['tea', ['tee'], []],
  ['spaghetti', ['spargel', 'spritze'], []],
  ['x'.repeat(41), ['x'.repeat(42)], []],
])('%s means the nearest of %j [CATALOGUE-46]', (typed, words, meant) => {
  expect(meantBy(typed, words)).toEqual(meant)
})

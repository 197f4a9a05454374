import { expect, it } from 'vitest'
import { correctionsOf, typosBetween } from './typos'

it.each([
  ['imgwer', 'ingwer', 1],
  ['detxo', 'detox', 1],
  ['kamile', 'kamille', 1],
  ['', 'tee', 3],
  ['tee', 'tee', 0],
  ['abcdef', 'ghijkl', 6],
])('counts the typos from %s to %s: %i', (typed, meant, typos) => {
  expect(typosBetween(typed, meant)).toBe(typos)
})

it.each([
  ['kamile', ['kamille', 'kamillenbluten', 'kakao'], ['kamille', 'kamillenbluten']],
  ['imgwer', ['immer', 'ingwer', 'schwer'], ['ingwer']],
  ['tea', ['tee'], []],
  ['spaghetti', ['spargel', 'spritze'], []],
  ['x'.repeat(41), ['x'.repeat(42)], []],
])('corrects %s to the nearest of %j [CATALOGUE-46]', (typed, words, meant) => {
  expect(correctionsOf(typed, words)).toEqual(meant)
})

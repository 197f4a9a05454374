import { describe, expect, it } from 'vitest'
import { DEEPEST_JSON, isTooDeep } from './json-depth'

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

describe('a body', () => {
  it.each([
    ['lists', lists],
    ['objects', objects],
    ['unfinished lists', (depth: number) => '['.repeat(depth)],
    ['what follows a text', (depth: number) => `{"a":"\\\\","b":${lists(depth - 1)}}`],
  ])('of %s is too deep one level above the limit', (_, nested) => {
    expect(isTooDeep(nested(DEEPEST_JSON))).toBe(false)
    expect(isTooDeep(nested(DEEPEST_JSON + 1))).toBe(true)
  })

  it.each([
    ['brackets in a text', JSON.stringify({ name: '[{'.repeat(1_000) })],
    [
      'quotes and backslashes before brackets in a text',
      JSON.stringify({ name: `\\"\\${'['.repeat(1_000)}` }),
    ],
    ['an empty text before brackets in one', JSON.stringify({ '': '', a: '\\\\', b: '['.repeat(1_000) })],
    ['a text without an end', `"${'['.repeat(1_000)}\\"`],
    ['many short lists', `[${'[],'.repeat(1_000)}[]]`],
    ['nothing', ''],
  ])('with %s is not too deep', (_, json) => expect(isTooDeep(json)).toBe(false))
})

import { expect, it } from 'vitest'
import { validate } from '../shared/problem'
import { MAX_GROUPS, MAX_WORDS, NO_SYNONYMS, synonymsForm, WORD_LENGTH } from './synonyms'

const problemsOf = (de: readonly (readonly string[])[]) =>
  validate(synonymsForm, { ...NO_SYNONYMS, de }).problems

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `wort${at}`)

it('takes groups of words up to their limits, in every language [ADMIN-590]', () => {
  expect(problemsOf([['Rooibos', 'Rooibusch', 'Rotbusch-Tee']])).toBeUndefined()
  expect(problemsOf([numbered(MAX_WORDS)])).toBeUndefined()
  expect(problemsOf(numbered(MAX_GROUPS).map((word) => [`a${word}`, `b${word}`]))).toBeUndefined()
  expect(problemsOf([['x'.repeat(WORD_LENGTH), 'çay']])).toBeUndefined()
  const { data } = validate(synonymsForm, { de: [[' ingwer ', 'zencefil']], tr: [], en: [] })
  expect(data?.de).toEqual([['ingwer', 'zencefil']])
})

it.each([
  [[['Rooibos']], { 'de.0': 'tooSmall' }],
  [[[]], { 'de.0': 'required' }],
  [[numbered(MAX_WORDS + 1)], { 'de.0': 'tooMany' }],
  [numbered(MAX_GROUPS + 1).map((word) => [`a${word}`, `b${word}`]), { de: 'tooMany' }],
  [[['grüner Tee', 'Sencha']], { 'de.0.0': 'invalid' }],
  [[['x'.repeat(WORD_LENGTH + 1), 'Tee']], { 'de.0.0': 'tooLong' }],
  [[['%', 'Tee']], { 'de.0.0': 'tooShort' }],
  [[['%_%', 'Tee']], { 'de.0.0': 'invalid' }],
  [[['Minze', 'minze']], { 'de.0': 'taken' }],
  [
    [
      ['Kräuter', 'Herbs'],
      ['Heilkraut', 'kraeuter'],
    ],
    { 'de.1': 'taken' },
  ],
])('marks what is no group of words: %j [ADMIN-590]', (groups, problems) => {
  expect(problemsOf(groups)).toEqual(problems)
})

it('takes the same word in another language [ADMIN-590]', () => {
  const both = { ...NO_SYNONYMS, de: [['Mate', 'Yerba']], tr: [['Mate', 'Paraguay']] }
  expect(validate(synonymsForm, both).problems).toBeUndefined()
})

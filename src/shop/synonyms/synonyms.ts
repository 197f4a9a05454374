import * as z from 'zod/mini'
import { text } from '../shared/fields'
import type { Language } from '../shared/language'
import { umlautsJoined } from '../shared/plain-letters'
import { rule, type Problem } from '../shared/problem'

/** Most groups of a language. */
export const MAX_GROUPS = 200
/** Most words of a group. */
export const MAX_WORDS = 20
/** Longest word in characters. */
export const WORD_LENGTH = 40

/** What a search takes for one word: letters and digits, with hyphens or apostrophes between them. */
const ONE_WORD = /^[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*$/u

/** Words that mean the same to shoppers, as they were typed. */
type Group = readonly string[]

export type Synonyms = Readonly<Record<Language, readonly Group[]>>

/** As the back office reads and saves them. */
export interface SynonymsRecord {
  readonly synonyms: Synonyms
  /** ISO 8601 instant of the last save; null while there are none. */
  readonly updatedAt: string | null
}

export const NO_SYNONYMS: Synonyms = { de: [], tr: [], en: [] }

const TAKEN: Problem = 'taken'

/** A word stands once in a language, however its accents and umlauts are typed. */
function eachOnce({ value, issues }: z.core.ParsePayload<string[][]>): void {
  const seen = new Set<string>()
  for (const [index, group] of value.entries()) {
    const words = group.map(umlautsJoined)
    if (new Set(words).size < words.length || words.some((word) => seen.has(word)))
      issues.push({ code: 'custom', input: group, path: [index], params: { problem: TAKEN } })
    for (const word of words) seen.add(word)
  }
}

const word = text(WORD_LENGTH, 2).check(rule('invalid', (typed: string) => ONE_WORD.test(typed)))
const group = z.array(word).check(z.minLength(2), z.maxLength(MAX_WORDS))
const groups = z.array(group).check(z.maxLength(MAX_GROUPS), eachOnce)

/** The form; also the body of the call. */
export const synonymsForm = z.object({ de: groups, tr: groups, en: groups })

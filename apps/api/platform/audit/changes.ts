import { decimalText } from '@/shop/shared/csv'
import type { Money } from '@/shop/shared/money'
import { wholeLetters } from '@/shop/shared/whole-letters'

/** Old and new value of a field as text; null if there is no value. */
export interface Change {
  readonly field: string
  readonly from: string | null
  readonly to: string | null
}

/** Fields that every save writes, or that have audit entries of their own. */
export const IGNORED_CHANGES: readonly string[] = [
  'updatedAt',
  'createdAt',
  'passwordHash',
  'searchText',
  'reviews',
  'stars',
  'views',
  'analytics',
  'sizeLabel',
  'sizeCount',
  'priceFrom',
  'basePriceFrom',
  'priceValidUntil',
  'sizes',
  // Files of a picture.
  'url',
  'srcset',
]
const MAX_LENGTH = 300

const isListOfWords = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every((each) => typeof each !== 'object')

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  const text =
    typeof value === 'string' ? value : isListOfWords(value) ? value.join(', ') : JSON.stringify(value)
  if (text === '') return null
  return text.length > MAX_LENGTH ? `${wholeLetters(text, 0, MAX_LENGTH)}…` : text
}

/** An amount as the log keeps it, '12.50 EUR'; whoever reads it sees it as the language writes it. */
export const loggedAmount = ({ amount, currency }: Money): string => `${decimalText(amount, '.')} ${currency}`

/** Fields that differ between two states of a record, those of objects within it by their path. */
export function changesBetween(before: object, after: object, within = ''): Change[] {
  const old = new Map<string, unknown>(Object.entries(before))
  const now = new Map<string, unknown>(Object.entries(after))
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
    const [was, value] = [old.get(name), now.get(name)]
    if (IGNORED_CHANGES.includes(name) || JSON.stringify(was) === JSON.stringify(value)) return []
    if (isPlain(was) || isPlain(value)) {
      return changesBetween(isPlain(was) ? was : {}, isPlain(value) ? value : {}, `${within}${name}.`)
    }
    return [{ field: `${within}${name}`, from: textOf(was), to: textOf(value) }]
  })
}

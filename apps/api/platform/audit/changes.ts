import { wholeLetters } from '@/domain/shared/whole-letters'

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
  'views',
  'analytics',
  'sizeLabel',
  'sizeCount',
  'priceFrom',
  'basePriceFrom',
  'sizes',
]
const MAX_LENGTH = 300

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_LENGTH ? `${wholeLetters(text, 0, MAX_LENGTH)}…` : text
}

/** Fields that differ between two states of a record; nested objects are compared one level deep. */
export function changesBetween(before: object, after: object, within = ''): Change[] {
  const old = new Map<string, unknown>(Object.entries(before))
  const now = new Map<string, unknown>(Object.entries(after))
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
    const [was, value] = [old.get(name), now.get(name)]
    if (IGNORED_CHANGES.includes(name) || JSON.stringify(was) === JSON.stringify(value)) return []
    const isPlain = (part: unknown): part is object =>
      typeof part === 'object' && part !== null && !Array.isArray(part) && !(part instanceof Date)
    if (within === '' && isPlain(was) && isPlain(value)) return changesBetween(was, value, `${name}.`)
    return [{ field: `${within}${name}`, from: textOf(was), to: textOf(value) }]
  })
}

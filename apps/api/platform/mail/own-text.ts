import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import type { Language } from '@/shop/shared/language'
import type { MailValues } from './translations'

/** Part of a message: text, a field, or a field with a text for each plural. `#` is the number of the plural around it. */
type Part = string | { readonly field: string; readonly plurals?: Readonly<Record<string, readonly Part[]>> }

const PLURAL = 2
const POUND = 0
/** Fields that are numbers; only they have plurals. */
const NUMBERS: readonly string[] = ['hours', 'months', 'count']

/** A text with which a mail cannot be written. */
class BrokenText extends Error {
  override readonly name = 'BrokenText'
}

function partOf(node: unknown): Part {
  if (typeof node === 'string') {
    if (/[{}]/.test(node)) throw new BrokenText('a brace without its other one')
    return node
  }
  if (node === POUND) return '#'
  if (!Array.isArray(node)) throw new BrokenText('no part of a message')
  const parts: readonly unknown[] = node
  const [field, type, plurals] = parts
  if (typeof field !== 'string') throw new BrokenText('a field without a name')
  if (type === undefined) return { field }
  // Dates, choices and tags, which no value of a mail is made for.
  if (type !== PLURAL || typeof plurals !== 'object' || plurals === null || !NUMBERS.includes(field))
    throw new BrokenText(`{${field}} is written in another way`)
  return {
    field,
    plurals: Object.fromEntries(Object.entries(plurals).map(([name, branch]) => [name, partsOf(branch)])),
  }
}

const partsOf = (message: unknown): readonly Part[] =>
  (Array.isArray(message) ? message : [message]).map(partOf)

/** A message of the catalogue, which the build has compiled and a server started from its sources has not. */
const standardParts = (message: unknown): readonly Part[] =>
  partsOf(typeof message === 'string' ? compile(message) : message)

const partText = (part: Part): string => {
  if (typeof part === 'string') return part
  const { field, plurals } = part
  if (!plurals) return `{${field}}`
  const branches = Object.entries(plurals).map(([name, parts]) => `${name} {${textOf(parts)}}`)
  return `{${field}, plural, ${branches.join(' ')}}`
}
const textOf = (parts: readonly Part[]): string => parts.map(partText).join('')

const fieldsOf = (parts: readonly Part[]): Exclude<Part, string>[] =>
  parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part, ...Object.values(part.plurals ?? {}).flatMap(fieldsOf)],
  )

/** A message of the catalogue as people type it. */
export const typedText = (message: unknown): string => textOf(standardParts(message))

/** The fields of a message of the catalogue, each once, as they are written in it. */
export function fieldsIn(message: unknown): { readonly name: string; readonly insert: string }[] {
  const found = new Map<string, string>()
  for (const part of fieldsOf(standardParts(message)))
    if (!found.has(part.field)) found.set(part.field, partText(part))
  return [...found].map(([name, insert]) => ({ name, insert }))
}

/** What people type is a message in which only braces mean something: quotes and angle brackets are themselves. */
const compiledText = (typed: string): CompiledMessage =>
  compile(typed.replaceAll("'", "''").replaceAll(/<+/g, (brackets) => `'${brackets}'`))

const formatters = {
  getDateTimeFormat: (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...of),
  getNumberFormat: (...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of),
  getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
}

export type OwnText = (values: MailValues) => string

const rendered = (message: CompiledMessage, language: Language, values: MailValues): string =>
  String(format(message, language, { ...values }, { formatters }))

/** Marks that no text has in its place. */
const mark = (field: string) => `\u0001${field}\u0001`
/** Numbers of every plural of the shop's languages, with those that a text names itself. */
const numbersFor = (parts: readonly Part[]): number[] => [
  ...new Set([
    ...[0, 1, 2, 7],
    ...fieldsOf(parts)
      .flatMap(({ plurals = {} }) => Object.keys(plurals))
      .flatMap((name) => (name.startsWith('=') ? [Number(name.slice(1))] : [])),
  ]),
]

export type TextProblem =
  | { readonly problem: 'broken' | 'empty' }
  | { readonly problem: 'unknown' | 'missing'; readonly field: string }

interface Rules {
  readonly language: Language
  /** The text of the catalogue, whose fields the own one has to have, too, except the shop's name. */
  readonly standard: unknown
  /** Fields that it may have besides. */
  readonly others: readonly string[]
}

/** What keeps a typed text from being sent, whatever the numbers in it are. */
function problemOf(typed: CompiledMessage, { language, standard, others }: Rules): TextProblem | undefined {
  const parts = partsOf(typed)
  const known = fieldsOf(standardParts(standard)).map(({ field }) => field)
  const needed = known.filter((field) => field !== 'shop')
  const names = [...new Set([...known, ...others])]
  const used = fieldsOf(parts).map(({ field }) => field)
  const unknown = used.find((field) => !names.includes(field))
  if (unknown !== undefined) return { problem: 'unknown', field: unknown }
  const missing = needed.find((field) => !used.includes(field))
  if (missing !== undefined) return { problem: 'missing', field: missing }
  for (const number of numbersFor(parts)) {
    const values = Object.fromEntries(
      names.map((name) => [name, NUMBERS.includes(name) ? number : mark(name)] as const),
    )
    const own = rendered(typed, language, values)
    if (own.trim() === '') return { problem: 'empty' }
    const expected = rendered(compiledText(typedText(standard)), language, values)
    const lost = needed.find((name) => expected.includes(mark(name)) && !own.includes(mark(name)))
    if (lost !== undefined) return { problem: 'missing', field: lost }
  }
  return undefined
}

/** A typed text, to be sent in place of the catalogue's, or what keeps it from being sent. */
export function readOwnText(typed: string, rules: Rules): { readonly text: OwnText } | TextProblem {
  try {
    const message = compiledText(typed)
    return problemOf(message, rules) ?? { text: (values) => rendered(message, rules.language, values) }
  } catch {
    // The parser has an error for each way in which braces do not fit.
    return { problem: 'broken' }
  }
}

import type { BankEntry } from '@/shop/bank-statements/bank-statements'
import { StatementProblem } from '../statement-problem'
import { accountOf, cellsOfLine, minorOf, typedDay } from './cells'
import { pacer } from './pace'

export const isMt940 = (content: string): boolean =>
  /(?:^|\n|\})\s{0,3}:20:/.test(content.slice(0, 2_000)) && content.includes(':61:')

interface Field {
  readonly tag: string
  readonly text: string
  /** Number of its line. */
  readonly line: number
}

/** Lines that one field may have. */
const LONGEST_FIELD = 40

async function* fieldsOf(content: string): AsyncGenerator<Field> {
  const pace = pacer()
  let field: { tag: string; line: number; lines: string[] } | undefined
  const done = () => field && { tag: field.tag, line: field.line, text: field.lines.join('\n') }
  let line = 0
  for (let from = 0; from < content.length;) {
    const end = content.indexOf('\n', from)
    const text = content
      .slice(from, end === -1 ? undefined : end)
      .slice(0, 1_000)
      .trimEnd()
    from = end === -1 ? content.length : end + 1
    line += 1
    if (pace.isDue()) await pace.turn()
    const [, tag, rest = ''] = /^\s{0,3}:(\d\d[A-Z]?):(.*)$/.exec(text) ?? []
    if (tag === undefined) {
      if (field && field.lines.length < LONGEST_FIELD && !/^-\}?$/.test(text)) field.lines.push(text)
      continue
    }
    const before = done()
    if (before) yield before
    field = { tag, line, lines: [rest] }
  }
  const last = done()
  if (last) yield last
}

/** Value date, booking day, mark, amount, type and references of `:61:`. */
const BOOKING = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?(\d{1,12},\d{0,2})[A-Z][A-Z0-9]{3}([^\n]{0,40})/

/** The year of the booking is the one in which it lies nearest to the value date. */
function bookingDay(valued: string, booked: string | undefined): string | undefined {
  const value = typedDay(`20${valued}`)
  if (value === undefined || booked === undefined) return value
  const [year, month] = [Number(value.slice(0, 4)), Number(value.slice(5, 7))]
  const distance = Number(booked.slice(0, 2)) - month
  const shift = distance > 6 ? -1 : distance < -6 ? 1 : 0
  return typedDay(`${year + shift}${booked}`)
}

interface Details {
  readonly purpose: string
  readonly name: string
  readonly iban: string
}

/** `:86:` with numbered parts as German banks write it, or as one text. */
function detailsOf(text: string): Details {
  const sign = /^\d{3}([^0-9A-Za-z\s])\d\d/.exec(text)?.[1]
  if (sign === undefined) return { purpose: cellsOfLine(text), name: '', iban: '' }
  const parts = text
    .replaceAll('\n', '')
    .split(sign)
    .slice(1)
    .map((part) => ({ code: Number(part.slice(0, 2)), value: part.slice(2) }))
  const of = (isPart: (code: number) => boolean, between: string) =>
    cellsOfLine(
      parts
        .filter(({ code }) => isPart(code))
        .map(({ value }) => value)
        .join(between),
    )
  return {
    purpose: of((code) => (code >= 20 && code <= 29) || (code >= 60 && code <= 63), ' '),
    name: of((code) => code === 32 || code === 33, ''),
    iban: accountOf(of((code) => code === 31, '')),
  }
}

type Booked = Omit<BankEntry, keyof Details>

function bookingOf({ text, line }: Field, account: string, currency: string): Booked | undefined {
  const [, valued = '', booked, mark = '', amount = '', references = ''] = BOOKING.exec(text) ?? []
  if (mark === '') throw new StatementProblem('line', line)
  if (mark === 'D' || mark === 'RD') return undefined
  const bookedOn = bookingDay(valued, booked)
  const minor = minorOf(amount.replace(',', '.'))
  if (bookedOn === undefined) throw new StatementProblem('lineDay', line)
  if (minor === undefined || currency === '') throw new StatementProblem('lineAmount', line)
  const reference = cellsOfLine(references.replace('NONREF', '').replace('//', ' '))
  return minor === 0
    ? undefined
    : { account, bookedOn, amount: minor, currency, reference, isReversal: mark === 'RC' }
}

/** Entries of an MT940 file. @throws StatementProblem */
export async function* mt940Entries(content: string): AsyncGenerator<BankEntry> {
  let [account, currency] = ['', '']
  let open: Booked | undefined
  const closed = (text = '') => {
    const entry = open && { ...open, ...detailsOf(text) }
    open = undefined
    return entry ? [entry] : []
  }
  for await (const field of fieldsOf(content)) {
    if (field.tag === '86') yield* closed(field.text)
    if (field.tag === '20') currency = ''
    if (field.tag === '25') account = accountOf(field.text)
    if (/^60[FM]$/.test(field.tag)) currency = /^[CD]\d{6}([A-Z]{3})/.exec(field.text)?.[1] ?? ''
    if (field.tag !== '61') continue
    yield* closed()
    open = bookingOf(field, account, currency)
  }
  yield* closed()
}

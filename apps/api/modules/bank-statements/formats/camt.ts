import { XMLParser } from 'fast-xml-parser'
import type { BankEntry } from '@/shop/bank-statements/bank-statements'
import { StatementProblem } from '../statement-problem'
import { camtParts, type CamtPart } from './camt-parts'
import { accountOf, cellsOfLine, minorOf, typedDay } from './cells'
import { pacer } from './pace'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
})

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function characterOf(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

/** The five names and the numbers that need no declaration; every other entity stays as it is. */
const withCharacters = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (_, decimal, hex, name) =>
    typeof decimal === 'string'
      ? characterOf(Number(decimal))
      : typeof hex === 'string'
        ? characterOf(Number.parseInt(hex, 16))
        : (NAMED[String(name).toLowerCase()] ?? ''),
  )

const own = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined

/** All elements at a path. */
function all(node: unknown, ...path: readonly string[]): readonly unknown[] {
  let found: readonly unknown[] = [node]
  for (const name of path) found = found.flatMap((each) => own(each, name) ?? [])
  return found
}

/** Text of an element, with or without attributes. */
function textOf(node: unknown): string {
  const text = typeof node === 'string' ? node : own(node, '#text')
  return typeof text === 'string' ? withCharacters(text).trim() : ''
}

/** Text of the first element that has one. */
const first = (node: unknown, ...paths: readonly string[]): string =>
  paths
    .flatMap((path) => all(node, ...path.split('/')))
    .map(textOf)
    .find((text) => text !== '') ?? ''

const texts = (node: unknown, path: string): readonly string[] => all(node, ...path.split('/')).map(textOf)

function parsed(piece: string, at: number): unknown {
  try {
    return parser.parse(piece)
  } catch {
    throw new StatementProblem('entry', at)
  }
}

interface Booking {
  /** Number of the entry in the file, for messages. */
  readonly at: number
  readonly account: string
  readonly entry: unknown
  /** The payment within it; the entry itself where it names none. */
  readonly detail: unknown
  readonly isAlone: boolean
}

const NOT_PROVIDED = 'NOTPROVIDED'

function amountOf({ at, entry, detail, isAlone }: Booking) {
  const own = all(detail, 'Amt').concat(all(detail, 'AmtDtls', 'TxAmt', 'Amt'))
  const node = own[0] ?? (isAlone ? all(entry, 'Amt')[0] : undefined)
  const amount = minorOf(textOf(node))
  const currency = first(node, '@Ccy').toUpperCase()
  if (amount === undefined || !/^[A-Z]{3}$/.test(currency)) throw new StatementProblem('amount', at)
  return { amount, currency }
}

function dayOf({ at, entry }: Booking): string {
  const day = typedDay(first(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'))
  if (day === undefined) throw new StatementProblem('day', at)
  return day
}

/** A credit, or a debit that takes one back; other bookings are none of the shop's business. */
function entryOf(booking: Booking): BankEntry[] {
  const { entry, detail, account } = booking
  const isCredit = (first(detail, 'CdtDbtInd') || first(entry, 'CdtDbtInd')) === 'CRDT'
  const isReversal = ['true', '1'].includes(first(entry, 'RvslInd'))
  if (isCredit === isReversal) return []
  const { amount, currency } = amountOf(booking)
  if (amount === 0) return []
  const purpose = [
    ...texts(detail, 'RmtInf/Ustrd'),
    ...texts(detail, 'RmtInf/Strd/CdtrRefInf/Ref'),
    ...texts(detail, 'RmtInf/Strd/AddtlRmtInf'),
    ...texts(detail, 'AddtlTxInf'),
  ].join(' ')
  const endToEnd = first(detail, 'Refs/EndToEndId')
  const bankReference =
    first(detail, 'Refs/AcctSvcrRef', 'Refs/TxId') || first(entry, 'AcctSvcrRef', 'NtryRef')
  const read = {
    account,
    bookedOn: dayOf(booking),
    amount,
    currency,
    name: cellsOfLine(
      first(detail, 'RltdPties/Dbtr/Pty/Nm', 'RltdPties/Dbtr/Nm', 'RltdPties/UltmtDbtr/Pty/Nm'),
    ),
    iban: accountOf(first(detail, 'RltdPties/DbtrAcct/Id/IBAN')),
    purpose: cellsOfLine(purpose || first(entry, 'AddtlNtryInf')),
    reference: cellsOfLine([endToEnd === NOT_PROVIDED ? '' : endToEnd, bankReference].join(' ')),
    isReversal,
  }
  return [read]
}

/** Characters of entries that are parsed at once. */
const GROUP = 30_000

interface Group {
  /** Number of the first entry in the file. */
  readonly at: number
  /** XML of each entry. */
  readonly entries: readonly string[]
  readonly account: string
}

const nodesOf = ({ at, entries }: Group): readonly unknown[] =>
  all(parsed(`<Stmt>${entries.join('')}</Stmt>`, at), 'Stmt', 'Ntry')

const joined = ({ entry, details }: CamtPart) =>
  entry.replace(/<((?:[\w.-]+:)?NtryDtls)[^>]*>/, (start) => `${start}${details.join('')}`)

const sizeOf = ({ entry, details }: CamtPart) =>
  entry.length + details.reduce((sum, { length }) => sum + length, 0)

/** Entries of one size with their neighbours, so that the parser is not begun anew for each. */
async function* groupsOf(content: string): AsyncGenerator<Group | (CamtPart & { readonly at: number })> {
  let group: { at: number; account: string; entries: string[]; size: number } | undefined
  let at = 0
  for await (const part of camtParts(content)) {
    at += 1
    const size = sizeOf(part)
    if (group && (group.size + size > GROUP || group.account !== part.account)) {
      yield group
      group = undefined
    }
    if (size > GROUP) yield { ...part, at }
    else {
      group ??= { at, account: part.account, entries: [], size: 0 }
      group.entries.push(joined(part))
      group.size += size
    }
  }
  if (group) yield group
}

const isBooked = (entry: unknown) => first(entry, 'Sts/Cd', 'Sts') === 'BOOK'

function paymentsOf(entry: unknown, at: number, account: string): BankEntry[] {
  if (!isBooked(entry)) return []
  const details = all(entry, 'NtryDtls', 'TxDtls')
  const isAlone = details.length < 2
  return (details.length === 0 ? [entry] : details).flatMap((detail) =>
    entryOf({ at, account, entry, detail, isAlone }),
  )
}

/** Entries of a CAMT.053 message of version 02 or later. @throws StatementProblem */
export async function* camtEntries(content: string): AsyncGenerator<BankEntry> {
  const pace = pacer()
  const accounts = new Map<string, string>()
  const accountIn = (element: string, at: number) => {
    const holder = accounts.has(element) || element === '' ? undefined : parsed(element, at)
    const named = accounts.get(element) ?? accountOf(first(holder, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id'))
    accounts.set(element, named)
    return named
  }
  for await (const group of groupsOf(content)) {
    const { at } = group
    const account = accountIn(group.account, at)
    await pace.turn()
    if ('entries' in group) {
      for (const [index, entry] of nodesOf(group).entries()) yield* paymentsOf(entry, at + index, account)
      continue
    }
    const [entry] = all(parsed(group.entry, at), 'Ntry')
    if (!isBooked(entry)) continue
    for (const details of chunked(group.details)) {
      await pace.turn()
      for (const detail of all(parsed(`<NtryDtls>${details.join('')}</NtryDtls>`, at), 'NtryDtls', 'TxDtls'))
        yield* entryOf({ at, account, entry, detail, isAlone: group.details.length < 2 })
    }
  }
}

/** Payments of a batch that are parsed at once. */
const CHUNK = 50
function* chunked(details: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < details.length; from += CHUNK) yield details.slice(from, from + CHUNK)
}

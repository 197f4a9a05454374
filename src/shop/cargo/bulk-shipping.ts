import type { Platform } from '../shared/platform'
import { wholeLetters } from '../shared/whole-letters'
import type { CargoChoice } from './cargo'

/** An order that may go out with others. */
export interface ShippableOrder {
  readonly id: string
  readonly number: string
  readonly platform: Platform
}

/** What was typed for an order. */
export interface ShippingEntry {
  /** Of the company; the remembered one of the platform until another is chosen. */
  readonly companyId?: string
  readonly trackingNumber: string
}
export type ShippingDraft = Readonly<Record<string, ShippingEntry>>

export type Companies = Readonly<Partial<Record<Platform, readonly CargoChoice[]>>>

/** Numbers of a pasted column or of a scanner, one a line. */
export const pastedNumbers = (text: string): readonly string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => /[^\s;,](?:.*[^\s;,])?/.exec(line)?.[0] ?? '')
    .filter((line) => line !== '')

/** Gives the numbers to the orders one after another, from the one at `from`. */
export function fillDown(
  draft: ShippingDraft,
  orders: readonly ShippableOrder[],
  from: number,
  numbers: readonly string[],
): ShippingDraft {
  const filled = orders
    .slice(from, from + numbers.length)
    .map(({ id }, at) => [id, { ...draft[id], trackingNumber: numbers[at] ?? '' }] as const)
  return { ...draft, ...Object.fromEntries(filled) }
}

export const SHIPMENT_PROBLEMS = ['columns', 'order', 'company', 'tracking', 'twice'] as const
export type ShipmentProblem = (typeof SHIPMENT_PROBLEMS)[number]

/** What a file of shipments says, and which of its lines say nothing that can be used. */
export interface ReadShipments {
  readonly draft: ShippingDraft
  readonly problems: readonly {
    readonly line: number
    readonly problem: ShipmentProblem
    readonly text: string
  }[]
}

const ORDER_NUMBER = /VD-\d{4}-\d{6}/i

const SEPARATORS = [';', '\t', '|', ','] as const

/** The separator that the most lines have; none of them stands in an order's number. */
function separatorOf(lines: readonly string[]): string {
  const counted = SEPARATORS.map((sign) => ({
    sign,
    count: lines.filter((line) => line.includes(sign)).length,
  }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ';'
}

const cellsOf = (line: string, separator: string) =>
  line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"')
      .trim(),
  )

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[^a-z0-9]/g, '')

/** A company by its name or code, however it is spelled, or by the only one that begins like that. */
function companyOf(text: string, companies: readonly CargoChoice[]): CargoChoice | undefined {
  const wanted = folded(text)
  if (wanted === '') return undefined
  const exact = companies.find(({ name, code }) => folded(name) === wanted || folded(code) === wanted)
  const alike = companies.filter(
    ({ name }) => folded(name).startsWith(wanted) || wanted.startsWith(folded(name)),
  )
  return exact ?? (alike.length === 1 ? alike[0] : undefined)
}

/**
 * Lines with order number, company and tracking number, whatever separates them and in any order of the first two; the
 * company may be left out. A first line without an order number is a header.
 */
export function readShipments(
  text: string,
  orders: readonly ShippableOrder[],
  companies: Companies,
): ReadShipments {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const separator = separatorOf(lines.filter((line) => ORDER_NUMBER.test(line)))
  const draft: Record<string, ShippingEntry> = {}
  const problems: ReadShipments['problems'][number][] = []
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || (at === 0 && !ORDER_NUMBER.test(line))) continue
    const cells = cellsOf(line, separator)
    const tell = (problem: ShipmentProblem) =>
      problems.push({ line: at + 1, problem, text: wholeLetters(line, 0, 100) })
    const place = cells.findIndex((cell) => ORDER_NUMBER.test(cell))
    const number = ORDER_NUMBER.exec(cells[place] ?? '')?.[0].toUpperCase()
    const others = cells.filter((cell, index) => index !== place && cell !== '')
    const trackingNumber = others.at(-1)
    const order = orders.find((each) => each.number === number)
    const known = order ? (companies[order.platform] ?? []) : []
    const company = others.length > 1 ? companyOf(others[0] ?? '', known) : undefined
    if (number === undefined) tell('columns')
    else if (!order) tell('order')
    else if (trackingNumber === undefined || trackingNumber.length > 100) tell('tracking')
    else if (others.length > 1 && !company) tell('company')
    else if (draft[order.id]) tell('twice')
    else draft[order.id] = { trackingNumber, ...(company && { companyId: company.id }) }
  }
  return { draft, problems }
}

/** Numbers that stand at more than one order. */
export function doubledNumbers(draft: ShippingDraft): ReadonlySet<string> {
  const seen = new Set<string>()
  const doubled = new Set<string>()
  for (const { trackingNumber } of Object.values(draft)) {
    const number = trackingNumber.trim()
    if (number === '') continue
    if (seen.has(number)) doubled.add(number)
    seen.add(number)
  }
  return doubled
}

import { MAX_TEXT } from './bank-statements'

/** What a text says of one order: its number, or the few that a broken number may stand for. */
export interface OrderMention {
  readonly numbers: readonly string[]
  /** With its letters and all digits in one piece, so that it needs no other sign. */
  readonly isWhole: boolean
}

const GAP = '[^0-9A-Z]{0,3}'
/** `VD`, the year and up to six digits, with whatever stands between them. */
const NUMBERED = new RegExp(
  String.raw`V${GAP}D${GAP}(2${GAP}0${GAP}\d${GAP}\d)${GAP}((?:\d${GAP}){1,6})`,
  'g',
)
/** Year and six digits whose letters are lost. */
const BARE = /(?<!\d)(20\d\d)[^0-9A-Z]{0,3}(\d{6})(?!\d)/g

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
const numberOf = (year: string, digits: string) => `VD-${digitsOf(year)}-${digits.padStart(6, '0')}`

/** Digits behind the year may be one number in pieces, or a short number before other digits. */
function readingsOf(year: string, digits: string, followedByDigit: boolean): OrderMention {
  const pieces = digits.split(/\D+/).filter((piece) => piece !== '')
  const [first = ''] = pieces
  const isWhole = first.length === 6
  const isNumber = Number(first) > 0 && !followedByDigit
  if (isWhole) return { numbers: isNumber ? [numberOf(year, first)] : [], isWhole }
  const joined = pieces.map((_, index) => pieces.slice(0, index + 1).join(''))
  // The last piece is cut where six digits are full.
  const readings = followedByDigit ? joined.slice(0, -1) : joined
  const numbers = readings.filter((each, at) => at === 0 || each.length === 6)
  return {
    numbers: [...new Set(numbers.filter((each) => Number(each) > 0).map((each) => numberOf(year, each)))],
    isWhole,
  }
}

/**
 * Order numbers in a purpose, also broken by spaces and line breaks, without dashes or leading zeros, in lower case or
 * without `VD`.
 */
export function mentionsIn(purpose: string): OrderMention[] {
  const text = purpose
    .slice(0, 3 * MAX_TEXT)
    .normalize('NFKC')
    .toUpperCase()
  const mentions: OrderMention[] = []
  const rest = text.replaceAll(NUMBERED, (found: string, year: string, digits: string, at: number) => {
    mentions.push(readingsOf(year, digits, /^\d/.test(text.slice(at + found.length)) && /\d$/.test(found)))
    return ' '
  })
  for (const [, year = '', digits = ''] of rest.matchAll(BARE))
    if (Number(digits) > 0) mentions.push({ numbers: [numberOf(year, digits)], isWhole: false })
  const seen = new Set<string>()
  return mentions.filter(({ numbers }) => {
    const key = numbers.join(' ')
    if (numbers.length === 0 || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

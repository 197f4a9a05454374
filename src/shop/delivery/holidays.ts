import type { Country } from '@/shop/orders/address'

/** In ms. */
const DAY = 24 * 60 * 60 * 1_000

/** Sunday of Easter by the Gregorian computus. @returns days since 1970-01-01 */
function easter(year: number): number {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const epact =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return Date.UTC(year, 2, 28 + moon - weekday) / DAY
}

/** 'MM-DD'. */
type Fixed = readonly string[]
/** Days after the Sunday of Easter. */
type Movable = readonly number[]

const GOOD_FRIDAY = -2
const EASTER_MONDAY = 1
const ASCENSION = 39
const WHIT_MONDAY = 50
const CORPUS_CHRISTI = 60

/** Without those of single states, in Switzerland with those of nearly all cantons. */
const HOLIDAYS: Readonly<Record<Country, readonly [Fixed, Movable]>> = {
  Deutschland: [
    ['01-01', '05-01', '10-03', '12-25', '12-26'],
    [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  ],
  Österreich: [
    ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    [EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CORPUS_CHRISTI],
  ],
  Schweiz: [
    ['01-01', '08-01', '12-25', '12-26'],
    [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  ],
  Türkiye: [['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'], []],
}

/** Months and days of the Islamic year: three of Ramazan Bayramı, four of Kurban Bayramı. */
const BAYRAM: readonly string[] = ['10-1', '10-2', '10-3', '12-10', '12-11', '12-12', '12-13']

let islamic: Intl.DateTimeFormat | undefined
function isBayram(at: Date): boolean {
  islamic ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const parts = Object.fromEntries(islamic.formatToParts(at).map(({ type, value }) => [type, value]))
  return BAYRAM.includes(`${parts.month}-${parts.day}`)
}

/** Whether a calendar day 'YYYY-MM-DD' is a public holiday of the whole country. */
export function isHoliday(day: string, country: Country): boolean {
  const [fixed, movable] = HOLIDAYS[country]
  const at = new Date(`${day}T00:00:00Z`)
  return (
    fixed.includes(day.slice(5)) ||
    movable.includes(at.getTime() / DAY - easter(at.getUTCFullYear())) ||
    (country === 'Türkiye' && isBayram(at))
  )
}

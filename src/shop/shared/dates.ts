export interface Clock {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, made)
  return made
}

/** Local date and time in `timeZone`. */
export function clockAt(instant: Date, timeZone: string): Clock {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
  }
}

/** Offset of `timeZone` from UTC at an instant, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = clockAt(new Date(time), timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000
}

const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Calendar day `YYYY-MM-DD` of an instant in `timeZone`. */
export function calendarDay(instant: Date, timeZone: string): string {
  const { year, month, day } = clockAt(instant, timeZone)
  return dayText(Date.UTC(year, month - 1, day))
}

/** Instant at which clocks in `timeZone` show `wall` (as if it were UTC); if they skip it, the first one after. */
function instantOf(wall: number, timeZone: string): Date {
  // One of the offsets a day before and a day after is right, in whichever direction the clocks change.
  const offsets = [wall - 86_400_000, wall + 86_400_000].map((time) => offsetAt(time, timeZone))
  const candidates = offsets.map((offset) => wall - offset).sort((a, b) => a - b)
  const exact = candidates.find((time) => offsetAt(time, timeZone) === wall - time)
  return new Date(exact ?? Math.max(...candidates))
}

/** Instant at which clocks in `timeZone` show `time` ('HH:MM') on a calendar day `YYYY-MM-DD`. */
export const instantOn = (day: string, time: string, timeZone: string): Date =>
  instantOf(Date.parse(`${day}T${time}:00Z`), timeZone)

/**
 * Start of a calendar day in `timeZone`; out-of-range months and days roll over. If the clocks skip midnight, it is
 * the first instant of the day.
 */
export const startOfDay = (year: number, month: number, day: number, timeZone: string): Date =>
  instantOf(Date.UTC(year, month - 1, day), timeZone)

/** Adds whole months on the calendar of `timeZone`; a day that the target month does not have becomes its last day. */
export function addMonths(date: Date, months: number, timeZone: string): Date {
  const wall = new Date(date.getTime() + offsetAt(date.getTime(), timeZone))
  const moved = new Date(wall)
  moved.setUTCMonth(wall.getUTCMonth() + months)
  // The day overflowed into the next month: go back to the last day of the target month.
  if (moved.getUTCDate() !== wall.getUTCDate()) moved.setUTCDate(0)
  return instantOf(moved.getTime(), timeZone)
}

/** Whether a calendar day `YYYY-MM-DD` exists; 2026-02-30 does not. */
export function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

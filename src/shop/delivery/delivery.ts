import { calendarDay, instantOn } from '@/shop/shared/dates'
import { platformTimeZone, type Platform } from '@/shop/shared/platform'
import { COUNTRIES, type Country } from '@/shop/orders/address'
import { isHoliday } from './holidays'

/** Working days that the carrier takes, both inclusive. */
export interface DeliveryDays {
  readonly from: number
  readonly to: number
}

export interface DeliverySettings {
  /** 'HH:MM' on the shop's clock; what is ordered later is packed on the next working day. */
  readonly cutOff: string
  readonly days: Readonly<Record<Country, DeliveryDays>>
  /** Calendar days 'YYYY-MM-DD' on which nothing is packed, one per line. */
  readonly closedDays: string
}

export const STANDARD_DELIVERY: DeliverySettings = {
  cutOff: '14:00',
  days: {
    Deutschland: { from: 2, to: 3 },
    Österreich: { from: 4, to: 6 },
    Schweiz: { from: 4, to: 6 },
    Türkiye: { from: 2, to: 3 },
  },
  closedDays: '',
}

/** Calendar days 'YYYY-MM-DD' of the first and the last possible arrival. */
export interface DeliveryDates {
  readonly from: string
  readonly to: string
}

/** What a country's shoppers are told. */
export interface Delivery extends DeliveryDates {
  readonly country: Country
  readonly days: DeliveryDays
  /** ISO 8601 instant until which an order arrives on these days. */
  readonly orderBy: string
}

/** Where the parcels for a country are packed, with the platform whose clock counts. */
const PACKED: Readonly<Record<Country, readonly [Country, Platform]>> = {
  Deutschland: ['Deutschland', 'germany'],
  Österreich: ['Deutschland', 'germany'],
  Schweiz: ['Deutschland', 'germany'],
  Türkiye: ['Türkiye', 'turkey'],
}

const dayAfter = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The `count`-th day after `day` that `counts`; @param count at least 1 */
function countOn(day: string, count: number, counts: (day: string) => boolean): string {
  let found = day
  for (let left = count; left > 0;) {
    found = dayAfter(found)
    if (counts(found)) left -= 1
  }
  return found
}

/** When a parcel arrives whose order is paid at an instant: it is packed and carried on working days only. */
export function deliveryTo(country: Country, settings: DeliverySettings, paid: Date): Delivery {
  const [home, platform] = PACKED[country]
  const timeZone = platformTimeZone[platform]
  const closed = settings.closedDays.split('\n').map((line) => line.trim())
  const isPacking = (day: string) => !isWeekend(day) && !isHoliday(day, home) && !closed.includes(day)
  const isCarrying = (day: string) => !isWeekend(day) && !isHoliday(day, country)
  const cutOffOn = (day: string) => instantOn(day, settings.cutOff, timeZone)
  const today = calendarDay(paid, timeZone)
  const packed = isPacking(today) && paid < cutOffOn(today) ? today : countOn(today, 1, isPacking)
  const days = settings.days[country]
  return {
    country,
    days,
    from: countOn(packed, days.from, isCarrying),
    to: countOn(packed, days.to, isCarrying),
    orderBy: cutOffOn(packed).toISOString(),
  }
}

/** For every country that the shop delivers to. */
export const deliveriesAt = (settings: DeliverySettings, at: Date): Delivery[] =>
  COUNTRIES.map((country) => deliveryTo(country, settings, at))

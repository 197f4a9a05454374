import { expect, it } from 'vitest'
import type { Country } from '@/shop/orders/address'
import { isHoliday } from './holidays'

const holidaysIn = (year: number, country: Country) => {
  const days = Array.from({ length: 366 }, (_, index) =>
    new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
  )
  return days
    .filter((day) => day.startsWith(`${year}-`) && isHoliday(day, country))
    .map((day) => day.slice(5))
}

it.each<[Country, number, string]>([
  ['Deutschland', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
  ['Deutschland', 2038, '01-01 04-23 04-26 05-01 06-03 06-14 10-03 12-25 12-26'],
  ['Österreich', 2027, '01-01 01-06 03-29 05-01 05-06 05-17 05-27 08-15 10-26 11-01 12-08 12-25 12-26'],
  ['Schweiz', 2026, '01-01 04-03 04-06 05-14 05-25 08-01 12-25 12-26'],
  ['Türkiye', 2026, '01-01 03-20 03-21 03-22 04-23 05-01 05-19 05-27 05-28 05-29 05-30 07-15 08-30 10-29'],
  ['Türkiye', 2027, '01-01 03-09 03-10 03-11 04-23 05-01 05-16 05-17 05-18 05-19 07-15 08-30 10-29'],
])('%s in %i has its public holidays [SHOP-340]', (country, year, days) => {
  expect(holidaysIn(year, country)).toEqual(days.split(' '))
})

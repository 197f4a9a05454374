import { expect, it } from 'vitest'
import { monthName, monthOf, rangeOfMonth } from './analytics-months'

it('a month ranges from its first to its last day [ADMIN-10]', () => {
  expect(rangeOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(monthOf('2026-11-01', '2026-11-30')).toBe('2026-11')
  expect(monthOf('2026-11-01', '2026-11-29')).toBeUndefined()
  expect(monthOf('', '')).toBeUndefined()
  expect(monthName('2026-11', 'tr')).toBe('Kasım 2026')
  expect(monthName('2025-12', 'tr', 'axis')).toBe('Ara')
  expect(monthName('2026-03', 'de')).toBe('März 2026')
})

import { expect, it } from 'vitest'
import { analyticsCsv } from './analytics-csv'

it('contains the data of the charts, one line per day [ADMIN-57]', () => {
  const analytics = {
    from: '2026-11-20',
    to: '2026-11-21',
    currency: 'TRY',
    revenue: [
      { date: '2026-11-20', amount: 24_000 },
      { date: '2026-11-21', amount: 5 },
    ],
    previousRevenue: [{ date: '2026-11-18', amount: 100 }],
    orders: [{ date: '2026-11-20', count: 2 }],
    months: [],
    platforms: [],
    bestSellers: [],
  } as const
  expect(
    analyticsCsv(analytics, (column) => column, ',')
      .slice(1)
      .split('\r\n'),
  ).toEqual([
    'day;orders;revenue;previous;currency',
    '2026-11-20;2;"240,00";"1,00";TRY',
    '2026-11-21;0;"0,05";"0,00";TRY',
    '',
  ])
})

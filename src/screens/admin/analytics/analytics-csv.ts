import type { Analytics } from '@/shop/analytics/analytics'
import { csvFile, csvSeparator, decimalText } from '@/shop/shared/csv'

export const ANALYTICS_COLUMNS = ['day', 'orders', 'revenue', 'previous', 'currency'] as const
export type AnalyticsColumn = (typeof ANALYTICS_COLUMNS)[number]

/** CSV export of the chart data, one line per day. */
export const analyticsCsv = (
  { revenue, orders, previousRevenue, currency }: Analytics,
  column: (column: AnalyticsColumn) => string,
  decimalMark: string,
): string =>
  csvFile(
    [
      ANALYTICS_COLUMNS.map(column),
      ...revenue.map(({ date, amount }, index) => [
        date,
        String(orders[index]?.count ?? 0),
        decimalText(amount, decimalMark),
        decimalText(previousRevenue[index]?.amount ?? 0, decimalMark),
        currency,
      ]),
    ],
    csvSeparator(decimalMark),
  )

import { useFormat, useLanguage, useTranslations } from '@/i18n'
import type { Analytics } from '@/shop/analytics/analytics'
import { ChartFrame } from '@/ui/chart-frame'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/ui/table'
import { TrendChart } from '@/ui/trend-chart'
import { monthName } from './analytics-months'

/** Revenue of the last twelve calendar months, as a chart or table. */
export function MonthsPanel({ analytics: { months, currency } }: { analytics: Analytics }) {
  const t = useTranslations('adminReports')
  const format = useFormat()
  const language = useLanguage()
  const money = (amount: number) => format.money({ amount, currency })
  const sum = months.reduce((total, { amount }) => total + amount, 0)
  return (
    <ChartFrame
      title={t('analytics.monthly')}
      className="mt-4 max-md:-mx-4 max-md:rounded-none max-md:border-x-0"
      table={
        <Table label={t('analytics.monthly')}>
          <TableHead>
            <TableRow>
              <TableHeader>{t('analytics.month')}</TableHeader>
              <TableHeader numeric>{t('analytics.orders')}</TableHeader>
              <TableHeader numeric>{t('analytics.revenue')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {months.toReversed().map(({ month, amount, orders }) => (
              <TableRow key={month}>
                <TableCell className="font-medium">{monthName(month, language)}</TableCell>
                <TableCell numeric>{format.number(orders)}</TableCell>
                <TableCell numeric className="font-semibold">
                  {money(amount)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      }
    >
      <TrendChart
        height={240}
        label={t('analytics.monthlyChart', { total: money(sum) })}
        points={months.map(({ month, amount }) => ({
          label: monthName(month, language, 'axis'),
          title: monthName(month, language),
          current: amount,
        }))}
        currentLabel={t('analytics.revenue')}
        formatValue={money}
        formatTick={(amount) => format.shortMoney({ amount, currency })}
        emptyText={t('analytics.none')}
      />
    </ChartFrame>
  )
}

import { useFormat, useTranslations } from '@/i18n'
import type { Analytics } from '@/shop/analytics/analytics'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/ui/table'

/** All values of the revenue chart, newest day first. */
export default function RevenueTable({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('adminReports')
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currency: analytics.currency })
  const rows = analytics.revenue.map((day, index) => ({
    ...day,
    orders: analytics.orders[index]?.count ?? 0,
    previous: analytics.previousRevenue[index]?.amount,
  }))
  return (
    <Table label={t('analytics.revenue')}>
      <TableHead sticky>
        <TableRow>
          <TableHeader>{t('analytics.day')}</TableHeader>
          <TableHeader numeric>{t('analytics.orders')}</TableHeader>
          <TableHeader numeric>{t('analytics.current')}</TableHeader>
          <TableHeader numeric>{t('analytics.previous')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.toReversed().map(({ date, amount, orders, previous }) => (
          <TableRow key={date}>
            <TableCell className="font-medium">{format.date(date, 'long')}</TableCell>
            <TableCell numeric>{format.number(orders)}</TableCell>
            <TableCell numeric className="font-semibold">
              {money(amount)}
            </TableCell>
            <TableCell numeric className="text-text-muted">
              {previous === undefined ? '–' : money(previous)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

import { useFormat, useTranslations } from '@/i18n'
import type { Analytics } from '@/shop/analytics/analytics'
import { ChartFrame } from '@/ui/chart-frame'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { TrendChart } from '@/ui/trend-chart'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/ui/table'

const HEIGHT = 260

/** Orders per day, as a chart or table. */
export function OrdersChartPanel({ orders }: { orders: Analytics['orders'] | undefined }) {
  const t = useTranslations('adminReports')
  const format = useFormat()
  const waiting = (
    <LoadingRegion>
      <Skeleton shape="block" style={{ height: HEIGHT }} />
    </LoadingRegion>
  )
  const best = orders?.reduce((top, day) => (day.count > (top?.count ?? -1) ? day : top), orders[0])
  return (
    <ChartFrame
      title={t('analytics.ordersPerDay')}
      className="max-md:-mx-4 max-md:rounded-none max-md:border-x-0"
      table={
        orders && (
          <div className="max-h-72 overflow-y-auto">
            <OrdersPerDay orders={orders} />
          </div>
        )
      }
    >
      {orders ? (
        <TrendChart
          height={HEIGHT}
          label={t('analytics.ordersChart', {
            total: format.number(orders.reduce((sum, { count }) => sum + count, 0)),
            day: best ? format.date(best.date, 'day') : '–',
            best: format.number(best?.count ?? 0),
          })}
          points={orders.map(({ date, count }) => ({
            label: format.date(date, 'day'),
            title: format.date(date, 'long'),
            current: count,
          }))}
          currentLabel={t('analytics.orders')}
          formatValue={format.number}
          formatTick={format.number}
          emptyText={t('analytics.none')}
        />
      ) : (
        waiting
      )}
    </ChartFrame>
  )
}

function OrdersPerDay({ orders }: { orders: Analytics['orders'] }) {
  const t = useTranslations('adminReports')
  const format = useFormat()
  return (
    <Table label={t('analytics.ordersPerDay')}>
      <TableHead sticky>
        <TableRow>
          <TableHeader>{t('analytics.day')}</TableHeader>
          <TableHeader numeric>{t('analytics.orders')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.toReversed().map(({ date, count }) => (
          <TableRow key={date}>
            <TableCell className="font-medium">{format.date(date, 'long')}</TableCell>
            <TableCell numeric>{format.number(count)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

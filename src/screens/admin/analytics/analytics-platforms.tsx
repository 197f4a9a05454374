import { useFormat, useTranslations } from '@/i18n'
import type { Analytics } from '@/shop/analytics/analytics'
import { roundHalfUp } from '@/shop/shared/money'
import { ChartFrame } from '@/ui/chart-frame'
import { BarList } from '@/ui/bar-list'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/ui/table'
import { PlatformLabel } from '../shared/platform-label'

/** Comparison of platforms: orders as bars; revenue and average order value, in each platform's currency, in a table. */
export function AnalyticsPlatforms({ platforms }: { platforms: Analytics['platforms'] }) {
  const t = useTranslations('adminReports')
  const common = useTranslations('admin')
  const format = useFormat()
  return (
    <ChartFrame
      title={t('analytics.comparison')}
      className="max-md:-mx-4 max-md:rounded-none max-md:border-x-0"
      table={<PlatformTable platforms={platforms} />}
    >
      <p className="mb-3 text-a-small font-semibold text-text-muted">{t('analytics.orders')}</p>
      <BarList
        items={platforms.map(({ platform, orders }) => ({
          label: common(`platforms.${platform}`),
          value: orders,
          text: format.number(orders),
        }))}
      />
      <dl className="mt-5 grid gap-2 border-t border-border pt-4 text-a-small">
        {platforms.map(({ platform, revenue, currency }) => (
          <div key={platform} className="flex justify-between gap-3">
            <dt className="text-text-muted">
              {t('analytics.revenueOf', { platform: common(`platforms.${platform}`) })}
            </dt>
            <dd className="font-semibold tabular-nums">{format.money({ amount: revenue, currency })}</dd>
          </div>
        ))}
      </dl>
    </ChartFrame>
  )
}

function PlatformTable({ platforms }: { platforms: Analytics['platforms'] }) {
  const t = useTranslations('adminReports')
  const format = useFormat()
  return (
    <Table label={t('analytics.comparison')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('dashboard.platforms')}</TableHeader>
          <TableHeader numeric>{t('analytics.orders')}</TableHeader>
          <TableHeader numeric>{t('analytics.revenue')}</TableHeader>
          <TableHeader numeric>{t('dashboard.basket')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {platforms.map(({ platform, orders, revenue, currency }) => (
          <TableRow key={platform}>
            <TableCell>
              <PlatformLabel platform={platform} />
            </TableCell>
            <TableCell numeric>{format.number(orders)}</TableCell>
            <TableCell numeric>{format.money({ amount: revenue, currency })}</TableCell>
            <TableCell numeric>
              {orders === 0 ? '–' : format.money({ amount: roundHalfUp(revenue / orders), currency })}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

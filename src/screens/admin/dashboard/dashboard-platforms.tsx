import { cva } from 'class-variance-authority'
import { useFormat, useTranslations } from '@/i18n'
import type { DashboardStats } from '@/shop/analytics/dashboard'
import { PLATFORMS, type Platform } from '@/shop/shared/platform'
import { seriesStyles } from '@/ui/chart-legend'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Panel } from '../shared/panel'
import { PlatformLabel } from '../shared/platform-label'

const SERIES = { germany: 1, turkey: 2, mobile: 3 } as const satisfies Record<Platform, 1 | 2 | 3>

const listStyles = cva('grid', {
  variants: {
    wide: {
      true: 'divide-border max-lg:divide-y lg:grid-cols-3 lg:divide-x',
      false: 'divide-y divide-border',
    },
  },
})

interface DashboardPlatformsProps {
  stats: DashboardStats | undefined
  /** Three columns instead of one. @default false */
  wide?: boolean
  className?: string
}

/** One card per platform: revenue, orders, average order value, customers, products. */
export function DashboardPlatforms({ stats, wide = false, className }: DashboardPlatformsProps) {
  const t = useTranslations('adminReports')
  return (
    <Panel title={t('dashboard.platforms')} className={className}>
      {stats ? (
        <ul className={listStyles({ wide })}>
          {PLATFORMS.map((platform) => (
            <li key={platform} className="px-4.5 py-3.75">
              <PlatformTotals platform={platform} stats={stats} />
            </li>
          ))}
        </ul>
      ) : (
        <LoadingRegion className={listStyles({ wide })}>
          {PLATFORMS.map((platform) => (
            <div key={platform} className="grid gap-3 px-4.5 py-4.5">
              <Skeleton className="w-24" />
              <Skeleton className="w-4/5" />
              <Skeleton className="h-1" />
            </div>
          ))}
        </LoadingRegion>
      )}
    </Panel>
  )
}

function PlatformTotals({ platform, stats }: { platform: Platform; stats: DashboardStats }) {
  const t = useTranslations('adminReports')
  const format = useFormat()
  const { orders, revenue, users, products } = stats.platforms[platform]
  const all = PLATFORMS.reduce((sum, name) => sum + stats.platforms[name].orders, 0)
  const percent = all === 0 ? 0 : Math.round((orders / all) * 100)
  const basket = orders === 0 ? undefined : { ...revenue, amount: Math.round(revenue.amount / orders) }
  const totals = [
    [t('dashboard.revenue'), format.money(revenue)],
    [t('dashboard.orders'), format.number(orders)],
    [t('dashboard.basket'), basket ? format.money(basket) : '–'],
  ] as const
  return (
    <>
      <p className="flex items-center justify-between gap-3">
        <PlatformLabel platform={platform} />
        <span className="text-a-small text-text-subtle tabular-nums">
          {t('dashboard.share', { percent })}
        </span>
      </p>
      <dl className="mt-2.5 grid grid-cols-3 gap-x-2 gap-y-2">
        {totals.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-a-caption text-text-subtle">{term}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-a-caption text-text-subtle">
        {t('dashboard.peopleAndProducts', { users, products })}
      </p>
      {platform === 'mobile' && (
        <p className="text-a-caption text-text-subtle">
          {t('dashboard.thisMonth', {
            amount: format.money({ amount: stats.mobileMonthlySales, currency: 'EUR' }),
            count: stats.mobileMonthlyOrders,
          })}
        </p>
      )}
      <span aria-hidden="true" className="mt-3 block h-1 overflow-hidden rounded-pill bg-border">
        <span
          className={seriesStyles({ series: SERIES[platform], className: 'block h-full rounded-pill' })}
          style={{ width: `${percent}%` }}
        />
      </span>
    </>
  )
}

import { useFormat, useTranslations } from '@/i18n'
import type { DashboardStats } from '@/shop/analytics/dashboard'
import { Link } from '@/ui/link'
import { sectionHref } from '../layout/sections'
import { statGrid } from '../shared/stat-grid'
import { StatCard } from '@/ui/stat-card'
import { LoadingRegion } from '@/ui/skeleton'

/** Four key figures; shows skeletons while `stats` is undefined. */
export function DashboardTotals({ stats }: { stats: DashboardStats | undefined }) {
  const t = useTranslations('adminReports')
  const format = useFormat()
  const labels = ['totalUsers', 'totalRevenue', 'totalOrders', 'pendingOrders'] as const
  if (!stats)
    return (
      <LoadingRegion className={statGrid}>
        {labels.map((label) => (
          <StatCard key={label} label={t(`dashboard.${label}`)} value="" loading />
        ))}
      </LoadingRegion>
    )
  /** A figure that links to the list it counts. */
  const linked = (label: string, value: string, href: string) => (
    <Link href={href} aria-label={`${label}: ${value}`} className="no-underline! hover:underline!">
      {value}
    </Link>
  )
  const euro = (amount: number) => format.money({ amount, currency: 'EUR' })
  const others = stats.revenueByCurrency
    .filter(({ currency }) => currency !== 'EUR')
    .map((sum) => `+ ${format.money(sum)}`)
  const percent = format.number(Math.abs(stats.userGrowth))
  const sign = stats.userGrowth > 0 ? '+' : stats.userGrowth < 0 ? '−' : ''
  return (
    <section aria-label={t('dashboard.figures')} className={statGrid}>
      <StatCard
        label={t('dashboard.totalUsers')}
        value={linked(t('dashboard.totalUsers'), format.number(stats.totalUsers), sectionHref('users'))}
        trend={{
          text: sign + t('dashboard.growth', { percent }),
          direction: stats.userGrowth > 0 ? 'up' : stats.userGrowth < 0 ? 'down' : 'flat',
        }}
        hint={t('dashboard.growthHint')}
      />
      <StatCard
        label={t('dashboard.totalRevenue')}
        value={linked(t('dashboard.totalRevenue'), euro(stats.totalRevenue), sectionHref('analytics'))}
        hint={[...others, t('dashboard.monthlySales', { amount: euro(stats.monthlySales) })].join(' · ')}
      />
      <StatCard
        label={t('dashboard.totalOrders')}
        value={linked(t('dashboard.totalOrders'), format.number(stats.totalOrders), sectionHref('orders'))}
        hint={[
          t('dashboard.monthlyOrders', { count: format.number(stats.monthlyOrders) }),
          t('dashboard.withoutReleased'),
        ].join(' · ')}
      />
      <StatCard
        label={t('dashboard.pendingOrders')}
        value={linked(
          t('dashboard.pendingOrders'),
          format.number(stats.pendingOrders),
          `${sectionHref('orders')}&status=pending`,
        )}
        hint={
          <Link variant="inline" href={`${sectionHref('products')}&mark=lowStock&status=active`}>
            {t('dashboard.lowStock', { count: stats.lowStockProducts })}
          </Link>
        }
      />
    </section>
  )
}

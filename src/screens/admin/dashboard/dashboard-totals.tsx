import { useFormat, useTranslations } from '../../../i18n'
import type { DashboardStats } from '../../../domain/analytics/dashboard'
import { statGrid } from '../shared/stat-grid'
import { StatCard } from '../../../ui/stat-card'
import { LoadingRegion } from '../../../ui/skeleton'

/** Four figures on top; without stats they are still coming. */
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
        value={format.number(stats.totalUsers)}
        trend={{
          text: sign + t('dashboard.growth', { percent }),
          direction: stats.userGrowth > 0 ? 'up' : stats.userGrowth < 0 ? 'down' : 'flat',
        }}
        hint={t('dashboard.growthHint')}
      />
      <StatCard
        label={t('dashboard.totalRevenue')}
        value={euro(stats.totalRevenue)}
        hint={[...others, t('dashboard.monthlySales', { amount: euro(stats.monthlySales) })].join(' · ')}
      />
      <StatCard
        label={t('dashboard.totalOrders')}
        value={format.number(stats.totalOrders)}
        hint={t('dashboard.monthlyOrders', { count: format.number(stats.monthlyOrders) })}
      />
      <StatCard
        label={t('dashboard.pendingOrders')}
        value={format.number(stats.pendingOrders)}
        hint={t('dashboard.lowStock', { count: stats.lowStockProducts })}
      />
    </section>
  )
}

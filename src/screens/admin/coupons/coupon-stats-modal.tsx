import { useFormat, useTranslations } from '@/i18n'
import type { CouponRecord, CouponStats } from '@/shop/coupons/coupon-types'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/ui/dialog'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/ui/table'
import { ItemBody } from '../shared/lists/item-body'
import type { ItemState } from '../shared/lists/list-state'
import { CouponStatusMark } from './coupon-card'

interface CouponStatsModalProps {
  coupon: CouponRecord
  stats: ItemState<CouponStats>
  onRetry: () => void
  onClose: () => void
}

/** Usage statistics of a coupon. */
export function CouponStatsModal({ coupon, stats, onRetry, onClose }: CouponStatsModalProps) {
  const t = useTranslations('adminCoupons')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent density="admin" size="xl" aria-describedby={undefined}>
        <DialogHeader className="flex items-center gap-3">
          <DialogTitle className="me-auto">{t('stats', { code: coupon.code })}</DialogTitle>
          <CouponStatusMark status={coupon.shownStatus} />
        </DialogHeader>
        <ItemBody
          state={stats}
          loading={
            <DialogBody>
              <LoadingRegion className="grid gap-4">
                <Skeleton shape="block" className="h-16" />
                <Skeleton className="w-40" />
                <Skeleton shape="block" className="h-36" />
              </LoadingRegion>
            </DialogBody>
          }
          errorTitle={t('statistics.loadFailed')}
          onRetry={onRetry}
        >
          {(item) => (
            <DialogBody>
              <Totals stats={item} currency={coupon.currency} />
              <h3 className="mt-4.5 mb-1 text-a-heading font-semibold">{t('statistics.topUsers')}</h3>
              <TopUsers stats={item} currency={coupon.currency} />
            </DialogBody>
          )}
        </ItemBody>
      </DialogContent>
    </Dialog>
  )
}

interface StatsProps {
  stats: CouponStats
  currency: CouponRecord['currency']
}

function Totals({ stats, currency }: StatsProps) {
  const t = useTranslations('adminCoupons')
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currency })
  const totals = [
    ['totalUses', format.number(stats.totalUses)],
    [
      'remainingUses',
      stats.remainingUses === null ? t('statistics.unlimited') : format.number(stats.remainingUses),
    ],
    ['uniqueUsers', format.number(stats.uniqueUsers)],
    ['totalDiscount', money(stats.totalDiscount)],
    ['averageDiscount', money(stats.averageDiscount)],
  ] as const
  return (
    <dl className="grid grid-cols-5 divide-border rounded-s border border-border max-sm:grid-cols-2 sm:divide-x">
      {totals.map(([name, value]) => (
        <div key={name} className="min-w-0 px-4 py-2.75">
          <dt className="text-a-caption text-text-subtle">{t(`statistics.${name}`)}</dt>
          <dd className="text-[1.125rem] font-semibold tracking-tight wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function TopUsers({ stats, currency }: StatsProps) {
  const t = useTranslations('adminCoupons')
  const format = useFormat()
  if (stats.topUsers.length === 0) return <p className="text-text-muted">{t('statistics.noUsers')}</p>
  return (
    <Table label={t('statistics.topUsers')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('statistics.email')}</TableHeader>
          <TableHeader numeric>{t('usage')}</TableHeader>
          <TableHeader numeric>{t('statistics.totalDiscount')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {stats.topUsers.map(({ email, usedCount, totalDiscount }) => (
          <TableRow key={email}>
            <TableCell wrap className="min-w-32">
              {email.slice(0, email.indexOf('@') + 1)}
              <wbr />
              {email.slice(email.indexOf('@') + 1)}
            </TableCell>
            <TableCell numeric>{format.number(usedCount)}</TableCell>
            <TableCell numeric>{format.money({ amount: totalDiscount, currency })}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

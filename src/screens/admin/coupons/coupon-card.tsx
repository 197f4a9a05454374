import { ChartIcon, CopyIcon, EditIcon, TagIcon, TrashIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import type { CouponRecord, CouponStatus } from '@/shop/coupons/coupon-types'
import { Card } from '@/ui/card'
import { IconButton } from '@/ui/icon-button'
import { Status, type StatusTone } from '@/ui/status'
import { JustChanged } from '../shared/lists/just-changed'
import { PlatformMarks } from '../shared/platform-label'
import { May } from '../shared/permissions'

export interface CouponCardProps {
  coupon: CouponRecord
  onStats: (coupon: CouponRecord) => void
  onEdit: (coupon: CouponRecord) => void
  /** Opens a new coupon with the values of this one. */
  onCopy: (coupon: CouponRecord) => void
  /** Opens its single-use codes. */
  onCodes: (coupon: CouponRecord) => void
  onRemove: (coupon: CouponRecord) => void
}

/** A coupon with its discount, conditions and usage. */
export function CouponCard({ coupon, onStats, onEdit, onCopy, onCodes, onRemove }: CouponCardProps) {
  const t = useTranslations('adminCoupons')
  const format = useFormat()
  const value = useCouponValue()
  const { code, usageLimitTotal: total, totalUsed } = coupon
  return (
    <Card asChild density="admin">
      <article aria-label={code} className="flex flex-col">
        <div className="flex-1 px-4.5 pt-4 pb-3.5">
          <div className="flex items-start justify-between gap-3">
            <h2 className="text-a-heading font-semibold wrap-anywhere tabular-nums">{code}</h2>
            <CouponStatusMark status={coupon.shownStatus} />
          </div>
          <p className="wrap-anywhere text-text-muted">
            {coupon.name} <JustChanged id={coupon.id} />
          </p>
          <p className="mt-3 text-a-title font-semibold tabular-nums">{value(coupon)}</p>
          <p className="text-a-small text-text-subtle">
            {t(`types.${coupon.type}`)}
            {coupon.singleCodes > 0 && `, ${t('codes.count', { count: coupon.singleCodes })}`}
          </p>
          {coupon.customerGroups.length > 0 && (
            <p className="text-a-small wrap-anywhere text-text-subtle">
              {t('onlyFor', { groups: coupon.customerGroups.join(', ') })}
            </p>
          )}
          <dl className="mt-3.5 grid grid-cols-[2fr_3fr] gap-3">
            <div>
              <dt className="text-a-caption text-text-subtle">{t('usage')}</dt>
              <dd className="font-medium tabular-nums">
                {format.number(totalUsed)}
                {total !== null && ` / ${format.number(total)}`}
              </dd>
            </div>
            <div>
              <dt className="text-a-caption text-text-subtle">{t('validity')}</dt>
              <dd className="font-medium tabular-nums">
                {t('period', { start: format.date(coupon.startDate), end: format.date(coupon.endDate) })}
              </dd>
            </div>
          </dl>
          {total !== null && (
            <span aria-hidden="true" className="mt-2.5 block h-1 overflow-hidden rounded-pill bg-border">
              <span
                className="block h-full rounded-pill bg-primary"
                style={{ width: `${Math.min(100, (totalUsed / Math.max(1, total)) * 100)}%` }}
              />
            </span>
          )}
        </div>
        <footer className="flex items-center gap-1 border-t border-border py-1.5 ps-4.5 pe-2.5">
          <span className="me-auto">
            <PlatformMarks platforms={coupon.platforms} />
          </span>
          <IconButton
            size="admin"
            icon={ChartIcon}
            label={t('stats', { code })}
            onClick={() => onStats(coupon)}
          />
          <May needs="coupons.write">
            <IconButton
              size="admin"
              data-opener
              icon={EditIcon}
              label={t('edit', { code })}
              onClick={() => onEdit(coupon)}
            />
            <IconButton
              size="admin"
              icon={CopyIcon}
              label={t('copy', { code })}
              onClick={() => onCopy(coupon)}
            />
            <IconButton
              size="admin"
              icon={TagIcon}
              label={t('codes.action', { code })}
              onClick={() => onCodes(coupon)}
            />
            <IconButton
              size="admin"
              icon={TrashIcon}
              label={t('delete', { code })}
              onClick={() => onRemove(coupon)}
            />
          </May>
        </footer>
      </article>
    </Card>
  )
}

/** Formats the discount of a coupon in short form. */
function useCouponValue() {
  const t = useTranslations('adminCoupons')
  const format = useFormat()
  return (coupon: CouponRecord): string => {
    switch (coupon.type) {
      case 'percentage':
        return t('values.percentage', { percent: format.number(coupon.percent) })
      case 'fixed_amount':
        return format.money({ amount: coupon.amount, currency: coupon.currency })
      case 'free_shipping':
        return t('values.free_shipping')
      case 'premium_extension':
        return t('values.premium_extension', { count: coupon.premiumMonths })
      case 'buy_x_get_y':
        return t('values.buy_x_get_y', {
          buy: coupon.buyQuantity,
          free: coupon.freeQuantity,
        })
      case 'free_product':
        return t('values.free_product', { count: coupon.giftQuantity })
    }
  }
}

/** Active green, inactive orange, expired red, used up purple. */
const TONES: Readonly<Record<CouponStatus, StatusTone>> = {
  active: 'success',
  inactive: 'warn',
  expired: 'danger',
  used_up: 'plum',
}

export function CouponStatusMark({ status }: { status: CouponStatus }) {
  const t = useTranslations('adminCoupons')
  return (
    <Status size="admin" tone={TONES[status]}>
      {t(`statuses.${status}`)}
    </Status>
  )
}

import { useTranslations } from '../../../i18n'
import type { CouponStatus } from '@/shop/coupons/coupon-types'
import { Status, type StatusTone } from '../../../ui/status'

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

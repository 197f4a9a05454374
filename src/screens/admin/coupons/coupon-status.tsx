import { useWords } from '../../../i18n'
import type { CouponStatus } from '../../../domain/coupons/coupon-types'
import { Status, type StatusTone } from '../../../ui/status'

/** A4: active green, inactive orange, expired red, used up purple. */
const TONES: Readonly<Record<CouponStatus, StatusTone>> = {
  active: 'success',
  inactive: 'warn',
  expired: 'danger',
  used_up: 'plum',
}

export function CouponStatusMark({ status }: { status: CouponStatus }) {
  const words = useWords('adminCoupons')
  return (
    <Status size="admin" tone={TONES[status]}>
      {words(`statuses.${status}`)}
    </Status>
  )
}

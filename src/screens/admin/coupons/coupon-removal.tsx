import { useTranslations } from '@/i18n'
import type { CouponRecord } from '@/shop/coupons/coupon-types'
import { RemovalDialog } from '../shared/lists/removal-dialog'

interface CouponRemovalProps {
  coupon: CouponRecord
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a coupon is deleted. */
export function CouponRemoval({ coupon, busy, onConfirm, onCancel }: CouponRemovalProps) {
  const t = useTranslations('adminCoupons')
  return (
    <RemovalDialog
      removal={{ item: coupon, busy }}
      title={() => t('confirm.title')}
      description={({ code }) => t('confirm.text', { code })}
      confirmLabel={t('confirm.action')}
      onRemoveConfirm={onConfirm}
      onRemoveCancel={onCancel}
    />
  )
}

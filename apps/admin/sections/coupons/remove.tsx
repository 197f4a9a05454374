import { CouponRemoval } from '@/screens/admin/coupons/coupon-removal'
import type { CouponRecord } from '@/shop/coupons/coupon-types'
import { deleteCoupon } from '@/shop/coupons/coupons.client'
import { useCouponChange } from './queries'

interface RemoveCouponProps {
  coupon: CouponRecord
  /** Tells the outcome. */
  outcome: { readonly onSuccess: () => void; readonly onError: (error: Error) => void }
  onClose: () => void
}

/** Asks before deleting; the question stays open until the server has responded. */
export function RemoveCoupon({ coupon, outcome, onClose }: RemoveCouponProps) {
  const deletion = useCouponChange(deleteCoupon)
  return (
    <CouponRemoval
      coupon={coupon}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(coupon.id, { ...outcome, onSettled: onClose })}
      onCancel={onClose}
    />
  )
}

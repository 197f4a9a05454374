import { isText } from '@/shop/shared/stored'
import type { Platform } from '@/shop/shared/platform'
import { CouponEditor } from '@/screens/admin/coupons/coupon-editor'
import type { CouponInput, CouponRecord } from '@/shop/coupons/coupon-types'
import { createCoupon, getCoupon, updateCoupon } from '@/shop/coupons/coupons.client'
import { typedIn } from '@/screens/admin/shared/forms/draft-storage'
import { useDraftStorage } from '../../app/draft-storage'
import { editorActions, type EditorOptions } from '../../shared/editor'
import { saveFailure } from '../../shared/query-states'
import { NEW } from '../../shared/section-params'
import { useOpenedItem } from '../../shared/use-opened-item'
import { useCategoryNames } from '../categories/queries'
import { useProductPicker } from '../products/product-picker'
import { useCouponChange, useCouponGroups, type ListedCoupons } from './queries'

interface EditCouponProps extends Omit<EditorOptions, 'pending'> {
  /** Of the coupon, or `NEW`. */
  id: string
  listed: ListedCoupons
  /** Coupon whose values a new one begins with. */
  copied: CouponRecord | undefined
  /** That of the list, which a new coupon begins with. */
  platform: Platform | undefined
}

interface SaveInput {
  /** Missing for a new coupon. */
  readonly before: CouponRecord | undefined
  readonly fields: CouponInput
}

/** Products of the coupon and of the draft stored before the session ended. */
function productIds(coupon: CouponRecord | undefined, draft: unknown): readonly string[] {
  const { applicableProducts, giftProductId } = typedIn(draft)
  const bundled: readonly unknown[] = Array.isArray(applicableProducts) ? applicableProducts : []
  return [
    ...(coupon?.applicableProducts ?? []),
    ...[coupon?.giftProductId, ...bundled, giftProductId].filter(isText),
  ]
}

/** The form of a coupon; closes after saving. */
export function EditCoupon({
  id,
  listed: { coupons, pending },
  copied,
  platform,
  onClose,
  onDone,
  onFailed,
}: EditCouponProps) {
  const saving = useCouponChange((http, { before, fields: input }: SaveInput) =>
    before ? updateCoupon(http, before, input) : createCoupon(http, input),
  )
  const { item: coupon, reload } = useOpenedItem({
    id,
    name: 'coupons',
    items: coupons,
    pending,
    read: getCoupon,
    onFailed: (error) => {
      onClose()
      onFailed(error)
    },
  })
  const isOpen = coupon !== undefined || id === NEW
  const draft = useDraftStorage('coupon', copied ? `copy-${copied.id}` : id)
  const categories = useCategoryNames()
  const groups = useCouponGroups(isOpen)
  const { search, ...picker } = useProductPicker(productIds(coupon ?? copied, isOpen && draft.read()), isOpen)
  const actions = editorActions({ saving, draft, reload, onClose, onDone })
  if (!isOpen) return null
  return (
    <CouponEditor
      key={`${coupon?.id ?? copied?.id ?? NEW}-${coupon?.updatedAt}`}
      state={{
        ...picker,
        categories,
        groups,
        coupon,
        copied,
        platform,
        draft,
        submitting: saving.isPending,
        ...saveFailure(saving.error),
      }}
      onSave={(input) => actions.save({ before: coupon, fields: input })}
      onClose={actions.close}
      onReload={actions.reload}
      onProductSearch={search}
    />
  )
}

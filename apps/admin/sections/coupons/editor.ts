import { getCoupon } from '@/client/coupons/admin-coupons'
import { fields, isText } from '@/domain/shared/stored'
import type { CouponRecord } from '@/domain/coupons/coupon-record'
import type { CouponEditorState, CouponInput } from '@/screens/admin/coupons/coupons-types'
import { useCategoryNames } from '../categories/queries'
import { useSaveCoupon } from './queries'
import { useProductPicker } from '../products/product-picker'
import { useDraftStorage } from '../../app/draft-storage'
import { editorActions, type EditorOptions } from '../../shared/editor'
import { saveFailure } from '../../shared/query-states'
import { NEW } from '../../shared/section-params'
import { useOpenedItem } from '../../shared/use-opened-item'

interface CouponEditorOptions extends EditorOptions {
  /** From the URL. */
  editedId: string | undefined
  coupons: readonly CouponRecord[]
}

/** Products of the coupon and of the draft stored before the session ended. */
function productIds(coupon: CouponRecord | undefined, typed: unknown): readonly string[] {
  const { applicableProducts, freeProductId } = fields(typed)
  const bundled: readonly unknown[] = Array.isArray(applicableProducts) ? applicableProducts : []
  const restored = [...bundled, freeProductId]
  return [
    ...(coupon?.buyXGetY.applicableProducts ?? []),
    ...(coupon?.freeProduct.productId ? [coupon.freeProduct.productId] : []),
    ...restored.filter(isText),
  ]
}

/** Form of the coupon named in the URL; closes after saving. */
export function useCouponEditor({
  editedId,
  coupons,
  pending,
  onClose,
  onDone,
  onFailed,
}: CouponEditorOptions) {
  const saving = useSaveCoupon()
  const { item: coupon, reload } = useOpenedItem({
    id: editedId,
    name: 'coupons',
    items: coupons,
    pending,
    read: getCoupon,
    onFailed,
  })
  const isOpen = coupon !== undefined || editedId === NEW
  const draft = useDraftStorage('coupon', editedId ?? NEW)
  const categories = useCategoryNames()
  const { search, ...picker } = useProductPicker(productIds(coupon, isOpen && draft.read()), isOpen)
  const state: CouponEditorState | undefined = isOpen
    ? {
        ...picker,
        categories,
        coupon,
        draft,
        submitting: saving.isPending,
        ...saveFailure(saving.error),
      }
    : undefined
  const { save, ...actions } = editorActions({ saving, draft, reload, onClose, onDone })
  return {
    state,
    ...actions,
    save: (fields: CouponInput, before?: CouponRecord) => save({ before, fields }),
    searchProducts: search,
  }
}

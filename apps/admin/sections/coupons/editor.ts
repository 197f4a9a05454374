import { useState } from 'react'
import type { CouponRecord } from '@/domain/coupons/coupon-record'
import type { CouponEditorState, CouponInput } from '@/screens/admin/coupons/coupons-types'
import { useCategoryNames } from '../categories/queries'
import { useSaveCoupon } from './queries'
import { useAllProducts } from '../products/queries'
import { useDraftStorage } from '../../app/draft-storage'
import { refusalMessage } from '../../shared/query-states'
import { NEW } from '../../shared/section-params'

interface CouponEditorOptions {
  /** From the URL. */
  editedId: string | undefined
  coupons: readonly CouponRecord[]
  onClose: () => void
  onDone: (code: 'created' | 'updated') => void
}

/** The coupon as it was when the form was opened: saving compares with what the form began with. */
function useOpenedCoupon(id: string | undefined, coupons: readonly CouponRecord[]): CouponRecord | undefined {
  const [opened, setOpened] = useState<CouponRecord>()
  const found = opened?.id === id ? opened : coupons.find((coupon) => coupon.id === id)
  if (found !== opened) setOpened(found)
  return found
}

/** Products and categories that a coupon can name. */
function useOptions(open: boolean): Pick<CouponEditorState, 'products' | 'categories' | 'optionsLoading'> {
  const categories = useCategoryNames()
  const products = useAllProducts(open)
  return { products: products.data ?? [], categories, optionsLoading: products.isPending }
}

/** The form of one coupon: open while the URL names it, closed once it was saved. */
export function useCouponEditor({ editedId, coupons, onClose, onDone }: CouponEditorOptions) {
  const saving = useSaveCoupon()
  const coupon = useOpenedCoupon(editedId, coupons)
  const isOpen = coupon !== undefined || editedId === NEW
  const options = useOptions(isOpen)
  const draft = useDraftStorage('coupon', editedId ?? NEW)
  const close = () => {
    saving.reset()
    onClose()
  }
  const state: CouponEditorState | undefined = isOpen
    ? {
        ...options,
        coupon,
        draft,
        submitting: saving.isPending,
        ...(saving.isError && { serverError: refusalMessage(saving.error) ?? '' }),
      }
    : undefined
  const save = (fields: CouponInput, before?: CouponRecord) =>
    saving.mutate(
      { before, fields },
      {
        onSuccess: () => {
          draft.clear()
          close()
          onDone(before ? 'updated' : 'created')
        },
      },
    )
  return { state, save, close }
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listAllProductRows } from '@/client/catalogue/admin-products'
import type { CouponRecord } from '@/domain/coupons/coupon-record'
import type { CouponEditorState, CouponInput } from '@/screens/admin/coupons/coupons-types'
import { http } from '../http'
import { draftKeeper } from '../stores/drafts'
import { useCategoryNames } from './categories'
import { useSaveCoupon } from './coupons'
import { productKeys } from './products'
import { sentenceOf } from './states'
import { NEW } from './use-address'

interface CouponEditorOptions {
  /** From the address. */
  editedId: string | undefined
  coupons: readonly CouponRecord[]
  onClose: () => void
  onDone: (code: 'created' | 'updated') => void
}

/** What the list said when the form was opened: a later read must not pass for what the form began with. */
function useHeld(id: string | undefined, coupons: readonly CouponRecord[]): CouponRecord | undefined {
  const [held, hold] = useState<CouponRecord>()
  const found = held?.id === id ? held : coupons.find((coupon) => coupon.id === id)
  if (found !== held) hold(found)
  return found
}

/** Products and categories that a coupon can name. */
function useOptions(open: boolean): Pick<CouponEditorState, 'products' | 'categories' | 'optionsLoading'> {
  const categories = useCategoryNames()
  const products = useQuery({
    queryKey: [...productKeys.list, 'all'],
    queryFn: () => listAllProductRows(http),
    enabled: open,
  })
  return { products: products.data ?? [], categories, optionsLoading: products.isPending }
}

/** The form of one coupon: open while the address names it, closed once it was saved (A4). */
export function useCouponEditor({ editedId, coupons, onClose, onDone }: CouponEditorOptions) {
  const saving = useSaveCoupon()
  const coupon = useHeld(editedId, coupons)
  const isOpen = coupon !== undefined || editedId === NEW
  const options = useOptions(isOpen)
  const draft = draftKeeper('coupon', editedId ?? NEW)
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
        ...(saving.isError && { serverError: sentenceOf(saving.error) ?? '' }),
      }
    : undefined
  const save = (fields: CouponInput, before?: CouponRecord) =>
    saving.mutate(
      { before, fields },
      {
        onSuccess: () => {
          draft.drop()
          close()
          onDone(before ? 'updated' : 'created')
        },
      },
    )
  return { state, save, close }
}

import type { FieldErrors, Path } from 'react-hook-form'
import type { CouponControl, CouponDraft } from './coupon-draft'
import type { CouponEditorState } from './coupons-types'
import type { RegisteredField } from '../shared/forms/form-rules'

export interface CouponTypeFieldsProps {
  control: CouponControl
  errors: FieldErrors<CouponDraft>
  field: (name: Path<CouponDraft>) => RegisteredField
  onGiftChange: () => void
  state: CouponEditorState
  /** Sign of the selected currency. */
  sign: string
  onProductSearch: (text: string) => void
}

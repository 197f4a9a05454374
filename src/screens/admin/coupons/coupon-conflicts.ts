import { useTranslations } from '@/i18n'
import { COUPON_TYPES } from '@/shop/coupons/coupon-types'
import type { ConflictTexts } from '../shared/forms/conflicts'
import type { ProductPickerState } from '../shared/product-picker'

const NAMES = {
  percent: 'discountValue',
  amount: 'discountValue',
  premiumMonths: 'premiumExtensionMonths',
  freeQuantity: 'getFreeQuantity',
  giftProductId: 'freeProduct.product',
  giftQuantity: 'freeProduct.quantity',
  usageLimitTotal: 'usageLimit.total',
  usageLimitPerUser: 'usageLimit.perUser',
}

/** Names of a coupon's fields, and of the products and the type that they hold. */
export function useCouponConflictTexts({
  products,
  chosenProducts = [],
}: Pick<ProductPickerState, 'products' | 'chosenProducts'>): ConflictTexts {
  const t = useTranslations('adminCoupons')
  return {
    names: NAMES,
    textOf: (_, value) => {
      const type = COUPON_TYPES.find((each) => each === value)
      return type ? t(`types.${type}`) : [...products, ...chosenProducts].find(({ id }) => id === value)?.name
    },
  }
}

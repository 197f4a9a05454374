import { useWatch } from 'react-hook-form'
import { useTranslations } from '../../../i18n'
import { Field } from '../../../ui/field'
import { Input } from '../../../ui/input'
import { errorOf } from '../shared/forms/form-rules'
import type { CouponTypeFieldsProps } from './coupon-type-props'
import { CouponGiftFields } from './coupon-gift-fields'
import { CouponBundleFields } from './coupon-bundle-fields'

/** Fields specific to the selected type. */
export function CouponTypeFields(props: CouponTypeFieldsProps) {
  const t = useTranslations('adminCoupons')
  const { control, errors, field, sign } = props
  const type = useWatch({ control, name: 'type' })
  switch (type) {
    case 'percentage':
    case 'fixed_amount':
      return (
        <Field
          label={t('form.discount')}
          error={errorOf(errors, 'discountValue')}
          hint={type === 'percentage' && t('form.discountHint')}
          className="sm:col-span-2"
          required
        >
          <Input {...field('discountValue')} inputMode="decimal" unit={type === 'percentage' ? '%' : sign} />
        </Field>
      )
    case 'free_shipping':
      return null
    case 'premium_extension':
      return (
        <Field
          label={t('form.months')}
          error={errorOf(errors, 'premiumExtensionMonths')}
          className="sm:col-span-2"
          required
        >
          <Input {...field('premiumExtensionMonths')} inputMode="numeric" unit={t('form.monthsUnit')} />
        </Field>
      )
    case 'buy_x_get_y':
      return <CouponBundleFields {...props} />
    case 'free_product':
      return <CouponGiftFields {...props} />
    default:
      return type satisfies never
  }
}

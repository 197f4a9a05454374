import { Controller } from 'react-hook-form'
import { useTranslations } from '../../../i18n'
import { Combobox } from '../../../ui/combobox'
import { Field } from '../../../ui/field'
import { Input } from '../../../ui/input'
import { errorOf } from '../shared/forms/form-rules'
import { useProductOptions } from '../shared/product-picker'
import type { CouponTypeFieldsProps } from './coupon-type-props'

export function CouponGiftFields({
  control,
  errors,
  field,
  state,
  onGiftChange,
  onProductSearch,
}: CouponTypeFieldsProps) {
  const t = useTranslations('adminCoupons')
  const { options, labelOf } = useProductOptions(state)
  return (
    <>
      <Field
        label={t('form.gift')}
        error={errorOf(errors, 'freeProductId')}
        className="sm:col-span-2"
        required
      >
        <Controller
          control={control}
          name="freeProductId"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Combobox
              ref={ref}
              name="freeProductId"
              options={options}
              value={value}
              {...(value !== null && { valueLabel: labelOf(value) })}
              loading={state.optionsLoading}
              onQueryChange={onProductSearch}
              placeholder={t('form.productSearch')}
              onValueChange={(id) => {
                onChange(id)
                onGiftChange()
              }}
              onBlur={onBlur}
            />
          )}
        />
      </Field>
      <Field
        label={t('form.giftQuantity')}
        error={errorOf(errors, 'freeProductQuantity')}
        className="sm:col-span-2"
        required
      >
        <Input {...field('freeProductQuantity')} inputMode="numeric" />
      </Field>
    </>
  )
}

import { Controller } from 'react-hook-form'
import { useTranslations } from '../../../i18n'
import type { ComboboxOption } from '../../../ui/combobox-list'
import { Field } from '../../../ui/field'
import { Input } from '../../../ui/input'
import { MultiCombobox } from '../../../ui/multi-combobox'
import { Note } from '../../../ui/note'
import { errorOf } from '../shared/forms/form-rules'
import { useProductOptions } from '../shared/product-picker'
import type { CouponTypeFieldsProps } from './coupon-type-props'

const optionsOf = (names: readonly string[]): ComboboxOption[] =>
  names.map((name) => ({ value: name, label: name }))

export function CouponBundleFields({
  control,
  errors,
  field,
  state,
  onProductSearch,
}: CouponTypeFieldsProps) {
  const t = useTranslations('adminCoupons')
  const { options, labelOf } = useProductOptions(state)
  const loading = state.optionsLoading
  return (
    <>
      <Field label={t('form.buy')} error={errorOf(errors, 'buyQuantity')} required>
        <Input {...field('buyQuantity')} inputMode="numeric" />
      </Field>
      <Field label={t('form.free')} error={errorOf(errors, 'getFreeQuantity')} required>
        <Input {...field('getFreeQuantity')} inputMode="numeric" />
      </Field>
      <Field
        label={t('form.products')}
        error={errorOf(errors, 'applicableProducts')}
        className="sm:col-span-2"
      >
        <Controller
          control={control}
          name="applicableProducts"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <MultiCombobox
              name={name}
              options={options}
              value={value.map((id) => ({ value: id, label: labelOf(id) }))}
              loading={loading}
              onQueryChange={onProductSearch}
              placeholder={t('form.productSearch')}
              onValueChange={(chosen) => onChange(chosen.map((option) => option.value))}
              onBlur={onBlur}
            />
          )}
        />
      </Field>
      <Field
        label={t('form.categories')}
        error={errorOf(errors, 'applicableCategories')}
        hint={t('form.allHint')}
        className="sm:col-span-2"
      >
        <Controller
          control={control}
          name="applicableCategories"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <MultiCombobox
              name={name}
              options={optionsOf(state.categories)}
              value={optionsOf(value)}
              loading={loading}
              placeholder={t('form.categorySearch')}
              onValueChange={(chosen) => onChange(chosen.map((option) => option.value))}
              onBlur={onBlur}
            />
          )}
        />
      </Field>
      <Note tone="success" size="admin" className="sm:col-span-2">
        {t('form.cheapest')}
      </Note>
    </>
  )
}

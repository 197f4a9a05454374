import type { Platform } from '@/shop/shared/platform'
import { Controller, useWatch, type FieldErrors, type Path } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import type { CouponRecord } from '@/shop/coupons/coupon-types'
import type { CustomerGroup } from '@/shop/users/users'
import { Combobox } from '@/ui/combobox'
import type { ComboboxOption } from '@/ui/combobox-list'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { MultiCombobox } from '@/ui/multi-combobox'
import { Note } from '@/ui/note'
import type { DraftStorage } from '../shared/forms/draft-storage'
import { errorOf, type RegisteredField } from '../shared/forms/form-rules'
import type { SaveRefusal } from '../shared/forms/server-errors'
import { useProductOptions, type ProductPickerState } from '../shared/product-picker'
import type { CouponControl, CouponDraft } from './coupon-draft'

/** State of the open form; creates a coupon if `coupon` is undefined. */
export interface CouponEditorState extends ProductPickerState, SaveRefusal {
  readonly coupon?: CouponRecord
  /** Coupon whose values a new one begins with. */
  readonly copied?: CouponRecord | undefined
  /** Platform that a new coupon begins with, in its currency. */
  readonly platform?: Platform | undefined
  /** Category names. */
  readonly categories: readonly string[]
  /** Groups of customers to choose from. */
  readonly groups?: readonly CustomerGroup[]
  /** True while products and categories are loading. */
  readonly optionsLoading?: boolean
  readonly submitting?: boolean
  /** Persists unsaved input; undefined if storage is unavailable. */
  readonly draft?: DraftStorage
}

interface CouponTypeFieldsProps {
  control: CouponControl
  errors: FieldErrors<CouponDraft>
  field: (name: Path<CouponDraft>) => RegisteredField
  onGiftChange: () => void
  state: CouponEditorState
  /** Sign of the selected currency. */
  sign: string
  onProductSearch: (text: string) => void
}

/** Fields specific to the selected type. */
export function CouponTypeFields(props: CouponTypeFieldsProps) {
  const t = useTranslations('adminCoupons')
  const { control, errors, field, sign } = props
  const type = useWatch({ control, name: 'type' })
  switch (type) {
    case 'percentage':
      return (
        <>
          <Field
            label={t('form.discount')}
            error={errorOf(errors, 'percent')}
            hint={t('form.discountHint')}
            className="sm:col-span-2"
            required
          >
            <Input {...field('percent')} inputMode="decimal" unit="%" />
          </Field>
          <LimitFields {...props} />
        </>
      )
    case 'fixed_amount':
      return (
        <>
          <Field
            label={t('form.discount')}
            error={errorOf(errors, 'amount')}
            className="sm:col-span-2"
            required
          >
            <Input {...field('amount')} inputMode="decimal" unit={sign} />
          </Field>
          <LimitFields {...props} />
        </>
      )
    case 'free_shipping':
      return null
    case 'premium_extension':
      return (
        <Field
          label={t('form.months')}
          error={errorOf(errors, 'premiumMonths')}
          className="sm:col-span-2"
          required
        >
          <Input {...field('premiumMonths')} inputMode="numeric" unit={t('form.monthsUnit')} />
        </Field>
      )
    case 'buy_x_get_y':
      return <BundleFields {...props} />
    case 'free_product':
      return <GiftFields {...props} />
    default:
      return type satisfies never
  }
}

const optionsOf = (names: readonly string[]): ComboboxOption[] =>
  names.map((name) => ({ value: name, label: name }))

/** Products and categories that the coupon is for. */
function LimitFields({
  control,
  errors,
  state,
  onProductSearch,
}: Pick<CouponTypeFieldsProps, 'control' | 'errors' | 'state' | 'onProductSearch'>) {
  const t = useTranslations('adminCoupons')
  const { options, labelOf } = useProductOptions(state)
  const loading = state.optionsLoading
  return (
    <>
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
    </>
  )
}

function BundleFields({ control, errors, field, state, onProductSearch }: CouponTypeFieldsProps) {
  const t = useTranslations('adminCoupons')
  return (
    <>
      <Field label={t('form.buy')} error={errorOf(errors, 'buyQuantity')} required>
        <Input {...field('buyQuantity')} inputMode="numeric" />
      </Field>
      <Field label={t('form.free')} error={errorOf(errors, 'freeQuantity')} required>
        <Input {...field('freeQuantity')} inputMode="numeric" />
      </Field>
      <LimitFields control={control} errors={errors} state={state} onProductSearch={onProductSearch} />
      <Note tone="success" size="admin" className="sm:col-span-2">
        {t('form.cheapest')}
      </Note>
    </>
  )
}

function GiftFields({ control, errors, field, state, onGiftChange, onProductSearch }: CouponTypeFieldsProps) {
  const t = useTranslations('adminCoupons')
  const { options, labelOf } = useProductOptions(state)
  return (
    <>
      <Field
        label={t('form.gift')}
        error={errorOf(errors, 'giftProductId')}
        className="sm:col-span-2"
        required
      >
        <Controller
          control={control}
          name="giftProductId"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Combobox
              ref={ref}
              name="giftProductId"
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
        error={errorOf(errors, 'giftQuantity')}
        className="sm:col-span-2"
        required
      >
        <Input {...field('giftQuantity')} inputMode="numeric" />
      </Field>
    </>
  )
}

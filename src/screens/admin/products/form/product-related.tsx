import { Controller } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { RELATED_PRODUCTS } from '@/shop/catalogue/product-fields'
import { Field } from '@/ui/field'
import { MultiCombobox } from '@/ui/multi-combobox'
import { errorOf } from '../../shared/forms/form-rules'
import { useProductOptions } from '../../shared/product-picker'
import type { RelatedPicker } from '../products-types'
import type { ProductPartProps } from './form-parts'

export interface ProductRelatedProps extends ProductPartProps {
  /** Excluded from its own related products; undefined for a new product. */
  productId: string | undefined
  picker: RelatedPicker | undefined
  onSearch: (text: string) => void
  onMore: () => void
}

export const NO_PRODUCTS = { products: [], chosenProducts: [] }

/** Related products in display order. */
export function ProductRelated({
  control,
  errors,
  productId,
  picker,
  onSearch,
  onMore,
}: ProductRelatedProps) {
  const t = useTranslations('adminProducts')
  const { options } = useProductOptions(picker ?? NO_PRODUCTS)
  return (
    <Field
      label={t('form.related')}
      hint={t('form.relatedHint', { max: RELATED_PRODUCTS })}
      error={errorOf(errors, 'related')}
      optional
    >
      <Controller
        control={control}
        name="related"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <MultiCombobox
            name={name}
            options={options.filter((option) => option.value !== productId)}
            value={value.map(({ id, name }) => ({ value: id, label: name }))}
            loading={picker?.loading}
            onQueryChange={onSearch}
            onMore={picker?.hasMore ? onMore : undefined}
            placeholder={t('form.relatedSearch')}
            onValueChange={(chosen) =>
              onChange(chosen.map((option) => ({ id: option.value, name: option.label })))
            }
            onBlur={onBlur}
          />
        )}
      />
    </Field>
  )
}

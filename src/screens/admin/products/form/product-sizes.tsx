import { Controller, useWatch } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { Combobox } from '@/ui/combobox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Note } from '@/ui/note'
import { Switch } from '@/ui/switch'
import { errorOf } from '../../shared/forms/form-rules'
import { useProductOptions } from '../../shared/product-picker'
import type { ProductRelatedProps } from './product-related'
import { NO_PRODUCTS } from './product-related'

/** Makes the product one of the sizes of another one, whose texts it shares. */
export function ProductSizes({ control, errors, field, productId, picker, onSearch }: ProductRelatedProps) {
  const t = useTranslations('adminProducts')
  const { options, labelOf } = useProductOptions(picker ?? NO_PRODUCTS)
  const [family, name] = useWatch({ control, name: ['sizeFamily', 'name'] })
  const nameOf = (id: string) => (labelOf(id) === id ? name : labelOf(id))
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <Field
        className="sm:col-span-2"
        label={t('form.sizeFamily')}
        hint={t('form.sizeFamilyHint')}
        error={errorOf(errors, 'sizeFamily')}
        optional
      >
        <Controller
          control={control}
          name="sizeFamily"
          render={({ field: { ref, name: fieldName, value, onChange, onBlur } }) => (
            <Combobox
              ref={ref}
              name={fieldName}
              options={options.filter((option) => option.value !== productId)}
              value={value}
              {...(value !== null && { valueLabel: nameOf(value) })}
              loading={picker?.loading}
              onQueryChange={onSearch}
              placeholder={t('form.relatedSearch')}
              onValueChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      </Field>
      {family !== null && (
        <>
          <Field label={t('form.sizeLabel')} error={errorOf(errors, 'sizeLabel')} required>
            <Input {...field('sizeLabel')} />
          </Field>
          <Field
            label={t('form.sizeOrder')}
            hint={t('form.sizeOrderHint')}
            error={errorOf(errors, 'sizeOrder')}
            required
          >
            <Input inputMode="numeric" {...field('sizeOrder')} />
          </Field>
          <Switch side="end" className="font-medium sm:col-span-2" {...field('sizeDefault')}>
            {t('form.sizeDefault')}
          </Switch>
          <Note className="sm:col-span-2">{t('form.sizeShared')}</Note>
        </>
      )}
    </div>
  )
}

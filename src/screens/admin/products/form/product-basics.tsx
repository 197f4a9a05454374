import { useWatch, type FieldErrors, type Path } from 'react-hook-form'
import { useTranslations } from '../../../../i18n'
import { SHORT_DESCRIPTION_LENGTH } from '../../../../domain/catalogue/product-fields'
import { PRODUCT_STATUSES } from '../../../../domain/catalogue/product'
import { Checkbox } from '../../../../ui/checkbox'
import { Field } from '../../../../ui/field'
import { Input } from '../../../../ui/input'
import { NativeSelect } from '../../../../ui/native-select'
import { Textarea } from '../../../../ui/textarea'
import { errorOf, type RegisteredField } from '../../shared/forms/form-rules'
import type { ProductControl, ProductDraft } from './product-draft'

/** What every part of the product form gets. */
export interface ProductPartProps {
  control: ProductControl
  errors: FieldErrors<ProductDraft>
  field: (name: Path<ProductDraft>) => RegisteredField
  readOnly: boolean
}

export function ProductBasics({
  control,
  errors,
  field,
  categories,
}: ProductPartProps & { categories: readonly string[] }) {
  const t = useTranslations('adminProducts')
  const [short, category] = useWatch({ control, name: ['shortDescription', 'category'] })
  // A category that was renamed or deleted stays visible until another is chosen.
  const names = category === '' || categories.includes(category) ? categories : [category, ...categories]
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <Field label={t('form.name')} error={errorOf(errors, 'name')} required>
        <Input {...field('name')} />
      </Field>
      <Field label={t('form.category')} error={errorOf(errors, 'category')} required>
        <NativeSelect placeholder={t('form.choose')} {...field('category')}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label={t('form.subtitle')}
        error={errorOf(errors, 'subtitle')}
        optional
        className="sm:col-span-2"
      >
        <Input {...field('subtitle')} />
      </Field>
      <Field
        label={t('form.short')}
        error={errorOf(errors, 'shortDescription')}
        counter={{ count: short.trim().length, max: SHORT_DESCRIPTION_LENGTH }}
        className="sm:col-span-2"
        required
      >
        <Input {...field('shortDescription')} />
      </Field>
      <Field
        label={t('form.detailed')}
        error={errorOf(errors, 'detailedDescription')}
        className="sm:col-span-2"
        required
      >
        <Textarea rows={4} {...field('detailedDescription')} />
      </Field>
      <Field label={t('form.slug')} error={errorOf(errors, 'slug')} hint={t('form.slugHint')}>
        <Input {...field('slug')} spellCheck={false} autoCapitalize="off" />
      </Field>
      <Field label={t('status')}>
        <NativeSelect {...field('status')}>
          {PRODUCT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`statuses.${status}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Checkbox className="justify-self-start sm:col-span-2" {...field('bestseller')}>
        {t('form.bestseller')}
      </Checkbox>
    </div>
  )
}

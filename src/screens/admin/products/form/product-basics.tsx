import { useWatch } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { SHORT_DESCRIPTION_LENGTH } from '@/shop/catalogue/product-fields'
import { PRODUCT_STATUSES, TINTS } from '@/shop/catalogue/product'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { errorOf } from '../../shared/forms/form-rules'
import type { ProductPartProps } from './form-parts'
import { TextField } from './text-fields'

export function ProductBasics({ categories, ...part }: ProductPartProps & { categories: readonly string[] }) {
  const t = useTranslations('adminProducts')
  const { control, errors, field } = part
  const category = useWatch({ control, name: 'category' })
  // A renamed or deleted category remains an option until another one is selected.
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
      <TextField {...part} name="subtitle" label={t('form.subtitle')} className="sm:col-span-2" />
      <TextField
        {...part}
        name="shortDescription"
        label={t('form.shortDescription')}
        max={SHORT_DESCRIPTION_LENGTH}
        className="sm:col-span-2"
        required
      />
      <TextField
        {...part}
        name="detailedDescription"
        label={t('form.detailedDescription')}
        rows={4}
        className="sm:col-span-2"
        required
      />
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
      <Field label={t('form.tint')} hint={t('form.tintHint')}>
        <NativeSelect {...field('tint')}>
          {TINTS.map((tint) => (
            <option key={tint} value={tint}>
              {t(`form.tints.${tint}`)}
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

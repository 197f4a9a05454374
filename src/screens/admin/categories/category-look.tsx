import { Controller, type Path } from 'react-hook-form'
import { useTranslations } from '../../../i18n'
import { ColourPicker } from '../../../ui/colour-picker'
import { Field } from '../../../ui/field'
import { IconPicker, PICKABLE_ICONS } from '../../../ui/icon-picker'
import { Input } from '../../../ui/input'
import type { CategoryControl, CategoryDraft } from './category-draft'
import type { RegisteredField } from '../shared/forms/form-rules'

/** Preset colours; stored as data, so they are not design tokens. */
const COLOURS = {
  grey: '#6B7280',
  forest: '#24483A',
  sage: '#7F9470',
  apricot: '#C8703F',
  honey: '#C4923A',
  brick: '#A4433A',
  lake: '#3F6B8C',
  plum: '#7B4F78',
} as const
const COLOUR_NAMES = ['grey', 'forest', 'sage', 'apricot', 'honey', 'brick', 'lake', 'plum'] as const

interface CategoryLookProps {
  control: CategoryControl
  field: (name: Path<CategoryDraft>) => RegisteredField
  disabled: boolean
}

/** Icon (of the icon set, or an emoji) and colour. */
export function CategoryLook({ control, field, disabled }: CategoryLookProps) {
  const t = useTranslations('adminCategories')
  return (
    <>
      <Field label={t('form.icon')} group disabled={disabled}>
        <Controller
          control={control}
          name="icon"
          render={({ field: { value, onChange } }) => (
            <IconPicker value={PICKABLE_ICONS.find((icon) => icon === value)} onValueChange={onChange} />
          )}
        />
      </Field>
      <Field label={t('form.emoji')}>
        <Input {...field('icon')} maxLength={50} className="w-30" />
      </Field>
      <Field label={t('form.color')} group disabled={disabled}>
        <Controller
          control={control}
          name="color"
          render={({ field: { value, onChange } }) => (
            <ColourPicker
              colours={COLOUR_NAMES.map((name) => ({
                value: COLOURS[name],
                label: t(`form.colors.${name}`),
              }))}
              value={value}
              onValueChange={onChange}
            />
          )}
        />
      </Field>
    </>
  )
}

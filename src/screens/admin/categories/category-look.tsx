import { Controller, useController } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { ColourPicker } from '@/ui/colour-picker'
import { Field } from '@/ui/field'
import { IconPicker, PICKABLE_ICONS } from '@/ui/icon-picker'
import { Input } from '@/ui/input'
import type { CategoryControl } from './category-draft'

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
  disabled: boolean
}

/** Icon (of the icon set, or an emoji) and colour. */
export function CategoryLook({ control, disabled }: CategoryLookProps) {
  const t = useTranslations('adminCategories')
  // One value for both controls, so that the text follows the picked icon.
  const { field: icon } = useController({ control, name: 'icon' })
  return (
    <>
      <Field label={t('form.icon')} group disabled={disabled}>
        <IconPicker
          value={PICKABLE_ICONS.find((name) => name === icon.value)}
          onValueChange={icon.onChange}
        />
      </Field>
      <Field label={t('form.emoji')}>
        <Input {...icon} maxLength={50} className="w-30" />
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

import { useTranslations } from '@/i18n'
import { FARMING } from '@/shop/catalogue/product'
import { DAYTIMES, DIETS, KINDS, TASTES } from '@/shop/catalogue/traits'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { FieldSet } from '@/ui/field-set'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { errorOf } from '../../shared/forms/form-rules'
import { BREW_UNITS } from './draft-details'
import type { ProductPartProps } from './form-parts'
import { TextField, TextList } from './text-fields'

/** Origin, harvest and brewing instructions. */
export function ProductOrigin(part: ProductPartProps) {
  const t = useTranslations('adminProducts')
  const { errors, field } = part
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <TextField {...part} name="origin" label={t('form.origin')} />
      <TextField {...part} name="harvest" label={t('form.harvest')} />
      <Field label={t('form.temperature')} error={errorOf(errors, 'temperature')}>
        <Input inputMode="numeric" unit="°C" {...field('temperature')} />
      </Field>
      <div className="grid grid-cols-[1fr_7.5rem] gap-2">
        <Field label={t('form.brewTime')} error={errorOf(errors, 'brewTime')}>
          <Input inputMode="decimal" {...field('brewTime')} />
        </Field>
        <Field label={t('form.unit')}>
          <NativeSelect {...field('brewUnit')}>
            {BREW_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {t(`form.brewUnits.${unit}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <Field label={t('form.grams')} error={errorOf(errors, 'grams')}>
        <Input inputMode="decimal" unit="g" {...field('grams')} />
      </Field>
      <Field label={t('form.millilitres')} error={errorOf(errors, 'millilitres')}>
        <Input inputMode="numeric" unit="ml" {...field('millilitres')} />
      </Field>
    </div>
  )
}

const TRAIT_GROUPS = [
  ['kind', KINDS],
  ['diet', DIETS],
  ['taste', TASTES],
  ['daytime', DAYTIMES],
] as const

/** What shoppers filter lists by, organic label, which requires the control body code, and other certifications. */
export function ProductSeals(part: ProductPartProps) {
  const t = useTranslations('adminProducts')
  const { errors, field } = part
  return (
    <div className="grid gap-3.5">
      <FieldSet legend={t('form.traits')} hint={t('form.traitsHint')} error={errorOf(errors, 'traits')}>
        <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
          {TRAIT_GROUPS.map(([group, traits]) => (
            <FieldSet key={group} legend={t(`form.traitGroups.${group}`)}>
              <div className="flex flex-wrap gap-x-5 gap-y-2">
                {traits.map((trait) => (
                  <Checkbox key={trait} value={trait} {...field('traits')}>
                    {t(`traits.${trait}`)}
                  </Checkbox>
                ))}
              </div>
            </FieldSet>
          ))}
        </div>
      </FieldSet>
      <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
        <Field
          label={t('form.controlBody')}
          hint={t('form.controlBodyHint')}
          error={errorOf(errors, 'controlBody')}
          optional
        >
          <Input {...field('controlBody')} spellCheck={false} />
        </Field>
        <Field label={t('form.farming')}>
          <NativeSelect {...field('farming')}>
            {FARMING.map((farming) => (
              <option key={farming} value={farming}>
                {t(`form.farmings.${farming}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      <div>
        <p className="mb-1.25 text-a-small font-semibold">{t('form.certification')}</p>
        <TextList {...part} name="certification" />
      </div>
    </div>
  )
}

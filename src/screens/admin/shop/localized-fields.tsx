import { useTranslations } from '@/i18n'
import { LANGUAGES, type Language } from '@/shop/shared/language'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import type { RegisteredField } from '../shared/forms/form-rules'
import { Panel } from '../shared/panel'

type LocalizedName = 'announcement' | 'deliveryTime'

interface LocalizedFieldsProps {
  field: (name: `${LocalizedName}.${Language}`) => RegisteredField
}

/** Announcement and delivery time per language. */
export function LocalizedFields({ field }: LocalizedFieldsProps) {
  const t = useTranslations('adminShop')
  return (['announcement', 'deliveryTime'] as const).map((name) => (
    <Panel key={name} title={t(`${name}.title`)} aria-label={t(`${name}.title`)}>
      <p className="px-4.5 pt-3.5 text-a-small text-text-muted">{t(`${name}.hint`)}</p>
      <div className="grid gap-3.5 p-4.5">
        {LANGUAGES.map((language) => (
          <Field key={language} label={t(`languages.${language}`)} optional>
            <Input maxLength={200} lang={language} {...field(`${name}.${language}`)} />
          </Field>
        ))}
      </div>
    </Panel>
  ))
}

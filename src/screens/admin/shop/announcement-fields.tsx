import { useTranslations } from '@/i18n'
import { LANGUAGES, type Language } from '@/shop/shared/language'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import type { RegisteredField } from '../shared/forms/form-rules'
import { Panel } from '../shared/panel'

interface AnnouncementFieldsProps {
  field: (name: `announcement.${Language}`) => RegisteredField
}

/** The announcement per language. */
export function AnnouncementFields({ field }: AnnouncementFieldsProps) {
  const t = useTranslations('adminShop')
  return (
    <Panel title={t('announcement.title')} aria-label={t('announcement.title')}>
      <p className="px-4.5 pt-3.5 text-a-small text-text-muted">{t('announcement.hint')}</p>
      <div className="grid gap-3.5 p-4.5">
        {LANGUAGES.map((language) => (
          <Field key={language} label={t(`languages.${language}`)} optional>
            <Input maxLength={200} lang={language} {...field(`announcement.${language}`)} />
          </Field>
        ))}
      </div>
    </Panel>
  )
}

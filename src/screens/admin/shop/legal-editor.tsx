import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { LANGUAGES, type Language } from '@/shop/shared/language'
import { legalParts, localizedText } from '@/shop/shop-details/legal-text'
import {
  EMPTY_TEXT,
  LEGAL_PAGES,
  type LegalPage,
  type Localized,
  type ShopDetails,
} from '@/shop/shop-details/shop-details'
import { LEGAL_LENGTH } from '@/shop/shop-details/shop-form'
import { Field } from '@/ui/field'
import { NativeSelect } from '@/ui/native-select'
import { SegmentedControl } from '@/ui/segmented-control'
import { Textarea } from '@/ui/textarea'
import type { RegisteredField } from '../shared/forms/form-rules'
import { Panel } from '../shared/panel'

interface LegalEditorProps {
  field: (name: `legal.${LegalPage}.${Language}`) => RegisteredField
  control: Control<ShopDetails>
}

/** Edits one legal text in one language at a time, with a preview. */
export function LegalEditor({ field, control }: LegalEditorProps) {
  const t = useTranslations('adminShop')
  const [page, setPage] = useState<LegalPage>('impressum')
  const [language, setLanguage] = useState<Language>('de')
  // Watches each text separately, because the form mutates the surrounding object.
  const german = useWatch({ control, name: `legal.${page}.de` })
  const typed = useWatch({ control, name: `legal.${page}.${language}` })
  return (
    <Panel title={t('legal.title')} aria-label={t('legal.title')}>
      <div className="flex flex-wrap items-center gap-2.5 px-4.5 pt-4">
        <NativeSelect
          size="admin"
          className="w-auto"
          aria-label={t('legal.page')}
          value={page}
          onChange={({ target }) => setPage(LEGAL_PAGES.find((each) => each === target.value) ?? page)}
        >
          {LEGAL_PAGES.map((each) => (
            <option key={each} value={each}>
              {t(`legal.pages.${each}`)}
            </option>
          ))}
        </NativeSelect>
        <SegmentedControl
          size="admin"
          aria-label={t('legal.language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onValueChange={setLanguage}
        />
      </div>
      <div className="grid items-start gap-4 p-4.5 xl:grid-cols-2">
        <Field
          key={`${page}-${language}`}
          label={t('legal.text', { page: t(`legal.pages.${page}`), language: t(`languages.${language}`) })}
          hint={t('legal.hint')}
          counter={{ count: typed.length, max: LEGAL_LENGTH }}
        >
          <Textarea
            rows={16}
            lang={language}
            maxLength={LEGAL_LENGTH}
            {...field(`legal.${page}.${language}`)}
          />
        </Field>
        <LegalPreview texts={{ ...EMPTY_TEXT, de: german, [language]: typed }} language={language} />
      </div>
    </Panel>
  )
}

function LegalPreview({ texts, language }: { texts: Localized; language: Language }) {
  const t = useTranslations('adminShop')
  const shown = localizedText(texts, language)
  return (
    <section
      aria-label={t('legal.preview')}
      className="grid gap-3 rounded-admin border border-border bg-surface-sunken p-4.5"
    >
      <p className="text-a-small font-semibold text-text-muted">{t('legal.preview')}</p>
      {!shown && <p className="text-text-muted">{t('legal.standard')}</p>}
      {shown && shown.language !== language && (
        <p className="text-a-small text-text-muted">{t('legal.german')}</p>
      )}
      {shown &&
        legalParts(shown.text).map(({ title, paragraphs }, index) => (
          <div key={`${index}-${title}`} lang={shown.language} className="grid gap-2">
            {title !== '' && <h3 className="font-semibold">{title}</h3>}
            {paragraphs.map((paragraph, number) => (
              <p key={`${number}-${paragraph.slice(0, 20)}`} className="wrap-anywhere whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </div>
        ))}
    </section>
  )
}

import { useWatch } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { LANGUAGES, type Language } from '@/shop/shared/language'
import { SegmentedControl } from '@/ui/segmented-control'
import { nameIn, translatedCount, type DraftTexts } from './draft-texts'
import type { ProductControl } from './product-draft'

interface LanguageBarProps {
  control: ProductControl
  language: Language
  onLanguageChange: (language: Language) => void
}

/** Current texts of a language. */
function useTexts(control: ProductControl, language: Language): DraftTexts {
  const name = <Name extends keyof DraftTexts>(text: Name) => nameIn(language, text)
  // Watches each text separately, because the form mutates the surrounding object.
  const [subtitle, shortDescription, detailedDescription, servingSize, origin, harvest] = useWatch({
    control,
    name: [
      name('subtitle'),
      name('shortDescription'),
      name('detailedDescription'),
      name('servingSize'),
      name('origin'),
      name('harvest'),
    ],
  })
  const [features, benefits, certification] = useWatch({
    control,
    name: [name('features'), name('benefits'), name('certification')],
  })
  return {
    subtitle,
    shortDescription,
    detailedDescription,
    servingSize,
    origin,
    harvest,
    features,
    benefits,
    certification,
  }
}

/** Selects the language of the texts and shows how complete each translation is; missing ones fall back to German. */
export function LanguageBar({ control, language, onLanguageChange }: LanguageBarProps) {
  const t = useTranslations('adminProducts')
  const german = useTexts(control, 'de')
  const translations = { tr: useTexts(control, 'tr'), en: useTexts(control, 'en') }
  const labelOf = (each: Language) =>
    each === 'de'
      ? t('form.german')
      : t('form.translated', {
          language: t(`form.languages.${each}`),
          ...translatedCount(german, translations[each]),
        })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border px-6 py-2.5 max-md:px-4.5">
      <SegmentedControl
        size="admin"
        aria-label={t('form.language')}
        options={LANGUAGES.map((value) => ({ value, label: labelOf(value) }))}
        value={language}
        onValueChange={onLanguageChange}
      />
      <p className="text-a-small text-text-subtle">{t('form.languageHint')}</p>
    </div>
  )
}

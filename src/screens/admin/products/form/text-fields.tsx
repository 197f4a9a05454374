import { Controller, useWatch } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { Field } from '@/ui/field'
import { FieldError } from '@/ui/field-texts'
import { Input } from '@/ui/input'
import { Textarea } from '@/ui/textarea'
import { RowList } from '../../shared/forms/row-list'
import { nameIn, type LineName, type ListName } from './draft-texts'
import { textErrorOf, type ProductPartProps } from './form-parts'

/** Label with the language unless it is German. */
function useLanguageLabel({ language }: Pick<ProductPartProps, 'language'>) {
  const t = useTranslations('adminProducts')
  return (label: string) =>
    language === 'de' ? label : t('form.inLanguage', { label, language: t(`form.languages.${language}`) })
}

interface TextFieldProps extends ProductPartProps {
  name: LineName
  label: string
  hint?: string
  required?: boolean
  /** Maximum length in characters. */
  max?: number
  /** Renders a textarea with this many rows. */
  rows?: number
  className?: string
}

/** Text in the selected language; an empty translation shows the German fallback as placeholder. */
export function TextField({ name, label, hint, required, max, rows, className, ...part }: TextFieldProps) {
  const { control, errors, field, language } = part
  const [german, typed] = useWatch({ control, name: [name, nameIn(language, name)] })
  const labelOf = useLanguageLabel(part)
  const isGerman = language === 'de'
  const props = {
    ...field(nameIn(language, name)),
    lang: language,
    ...(!isGerman && { placeholder: german }),
  }
  return (
    <Field
      key={language}
      label={labelOf(label)}
      hint={hint}
      error={textErrorOf(errors, language, name)}
      required={isGerman && required}
      optional={!isGerman || !required}
      counter={max === undefined ? undefined : { count: typed.trim().length, max }}
      className={className}
    >
      {rows === undefined ? <Input {...props} /> : <Textarea rows={rows} {...props} />}
    </Field>
  )
}

const LIST_WORDS = {
  features: { row: 'form.featureRow', add: 'form.addFeature' },
  benefits: { row: 'form.benefitRow', add: 'form.addBenefit' },
  certification: { row: 'form.sealRow', add: 'form.addSeal' },
} as const satisfies Record<ListName, object>

/** Features, benefits or certifications in the selected language, one per row. */
export function TextList({ name, ...part }: ProductPartProps & { name: ListName }) {
  const t = useTranslations('adminProducts')
  const { control, errors, readOnly, language } = part
  const labelOf = useLanguageLabel(part)
  const german = useWatch({ control, name })
  const { row, add } = LIST_WORDS[name]
  const error = textErrorOf(errors, language, name)
  return (
    <>
      <Controller
        key={language}
        control={control}
        name={nameIn(language, name)}
        render={({ field: { value, onChange } }) => (
          <RowList
            rows={value}
            readOnly={readOnly}
            lang={language}
            placeholders={language === 'de' ? undefined : german.map(({ text }) => text)}
            rowLabel={(index) => labelOf(t(row, { index }))}
            removeLabel={(index) => t('form.removeRow', { row: t(row, { index }) })}
            addLabel={t(add)}
            onChange={onChange}
          />
        )}
      />
      {error && (
        <FieldError id={`${name}-problem`} size="admin">
          {error}
        </FieldError>
      )}
    </>
  )
}

import { useRef } from 'react'
import { useTranslations } from '@/i18n'
import { isLine, type MailText, type TextField } from '@/shop/mails/mail-texts'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Textarea } from '@/ui/textarea'
import type { RegisteredField } from '../shared/forms/form-rules'

export const RESET =
  'inline-flex min-h-8 items-center justify-self-start rounded-xs text-a-small font-semibold text-text-brand pointer-coarse:min-h-hit'

interface MailTextFieldProps {
  text: MailText
  value: string | undefined
  /** Language in which it is written. */
  lang: string
  error: string | undefined
  field: RegisteredField
  onChange: (value: string) => void
  onFocus: () => void
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** A text of a mail with what may be inserted into it, and the standard one as soon as it differs. */
export function MailTextField({ text, value, lang, error, field, onChange, onFocus }: MailTextFieldProps) {
  const t = useTranslations('adminActivity')
  const place = useRef<HTMLDivElement>(null)
  const control = () => place.current?.querySelector<Control>('input, textarea')
  const { id, standard, fields } = text
  const label = t(`fields.${id}`)
  const isChanged = value !== undefined && value !== standard
  const insert = (inserted: string) => {
    const at = control()
    if (!at) return
    at.setRangeText(inserted, at.selectionStart ?? at.value.length, at.selectionEnd ?? at.value.length, 'end')
    at.focus()
    onChange(at.value)
  }
  return (
    <div ref={place} className="grid gap-1.5" onFocus={onFocus}>
      <Field
        label={label}
        error={error}
        hint={
          isChanged && (
            <span className="block wrap-anywhere whitespace-pre-wrap" lang={lang}>
              {t('texts.standard', { text: standard })}
            </span>
          )
        }
      >
        {isLine(id) ? <Input lang={lang} {...field} /> : <Textarea grow rows={3} lang={lang} {...field} />}
      </Field>
      <div className="flex flex-wrap items-center gap-1.5">
        {fields.map(({ name, insert: inserted }) => (
          <InsertButton key={name} name={name} label={label} onPress={() => insert(inserted)} />
        ))}
        {isChanged && (
          <button
            type="button"
            className={`ms-auto ${RESET}`}
            aria-label={t('texts.resetOf', { label })}
            onClick={() => {
              onChange(standard)
              // The button goes with the difference.
              control()?.focus()
            }}
          >
            {t('texts.reset')}
          </button>
        )}
      </div>
    </div>
  )
}

interface InsertButtonProps {
  name: TextField
  label: string
  onPress: () => void
}

function InsertButton({ name, label, onPress }: InsertButtonProps) {
  const t = useTranslations('adminActivity')
  const field = t(`texts.names.${name}`)
  return (
    <button
      type="button"
      aria-label={t('texts.insert', { field, label })}
      onClick={onPress}
      className="inline-flex min-h-8 items-center rounded-pill border border-border-strong px-3 text-a-small text-text-muted hover:border-text-subtle hover:text-text pointer-coarse:min-h-hit"
    >
      {field}
    </button>
  )
}

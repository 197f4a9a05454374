import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { fields } from '@/shop/shared/stored'
import { FormErrorSummary, type FormError } from '@/ui/form-error-summary'
import { usePhone } from '../use-narrow'
import { errorOf } from './form-rules'

interface FormSummaryProps {
  errors: FieldErrors
  className?: string
}

interface Found {
  readonly name: string
  readonly label: string
  readonly message: string
}

const isSame = (a: readonly Found[], b: readonly Found[]) => JSON.stringify(a) === JSON.stringify(b)

/** Visible label of a control; for a set of checkboxes its legend. */
function labelOf(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  const legend = control.type === 'checkbox' ? control.closest('fieldset')?.querySelector('legend') : null
  const label = legend ?? control.labels?.[0]
  return control.getAttribute('aria-label') ?? label?.firstChild?.textContent ?? ''
}

const isControl = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** Unique errors in the order of their controls. */
function foundIn(form: HTMLFormElement | null, errors: FieldErrors): readonly Found[] {
  const found = new Map<string, Found>()
  for (const control of [...(form?.elements ?? [])].filter(isControl)) {
    const message = errorOf(errors, control.name)
    if (message !== undefined && !found.has(control.name))
      found.set(control.name, { name: control.name, label: labelOf(control), message })
  }
  return [...found.values()]
}

/** Messages by field, those of groups within their group. */
const messagesOf = (errors: object): readonly unknown[] =>
  Object.entries(errors).map(([name, error]: [string, unknown]) => {
    const { message } = fields(error)
    if (message !== undefined || typeof error !== 'object' || error === null) return [name, message]
    return [name, messagesOf(error)]
  })

/** Error summary of a form with more than six fields; each error links to its field. */
export function FormSummary({ errors, className }: FormSummaryProps) {
  const t = useTranslations('admin')
  // Collapsed on phones, so that the form below remains visible.
  const phone = usePhone()
  const place = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<readonly Found[]>([])
  // Serialised, because the form may mutate its errors in place.
  const messages = JSON.stringify(messagesOf(errors))
  useLayoutEffect(() => {
    const next = foundIn(place.current?.closest('form') ?? null, errors)
    setFound((before) => (isSame(before, next) ? before : next))
  }, [errors, messages])
  const listed: FormError[] = found.map(({ name, label, message }) => ({
    name,
    message: label === '' ? message : t('withReason', { message: label, reason: message }),
  }))
  return (
    <div ref={place} className={listed.length > 0 ? className : 'hidden'}>
      <FormErrorSummary size="admin" folded={phone} errors={listed} />
    </div>
  )
}

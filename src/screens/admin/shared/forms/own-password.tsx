import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslations } from '../../../../i18n'
import { Field } from '../../../../ui/field'
import { PasswordInput } from '../../../../ui/password-input'
import type { SaveRefusal } from './server-errors'

/** Path of the password in the body of calls that ask for it. */
const PATH = 'currentPassword'

export interface OwnPassword {
  /** The server asked for it, or refused it. */
  readonly isRefused: boolean
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly error: string | undefined
  readonly onEdit: () => void
  /** @returns what was typed; undefined if nothing was, which is then said at the field */
  readonly take: () => string | undefined
}

/**
 * One's own password, which the server asks for before something lasting changes. It is no value of the form, so that it
 * is never stored with a draft.
 */
export function useOwnPassword({ fieldErrors }: Pick<SaveRefusal, 'fieldErrors'>): OwnPassword {
  const t = useTranslations('admin')
  const inputRef = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const [edited, setEdited] = useState(false)
  const refused = fieldErrors?.find(({ path }) => path === PATH)?.msg
  useEffect(() => {
    if (refused !== undefined) inputRef.current?.focus()
  }, [refused])
  const shown = edited ? undefined : refused
  return {
    isRefused: refused !== undefined,
    inputRef,
    error: missing ? t('proof.required') : shown,
    onEdit: () => {
      setMissing(false)
      setEdited(true)
    },
    take: () => {
      const typed = inputRef.current?.value ?? ''
      setMissing(typed === '')
      setEdited(false)
      if (typed !== '') return typed
      inputRef.current?.focus()
      return undefined
    },
  }
}

interface OwnPasswordFieldProps {
  password: OwnPassword
  className?: string
}

export function OwnPasswordField({ password, className }: OwnPasswordFieldProps) {
  const { inputRef, error, onEdit } = password
  const t = useTranslations('admin')
  return (
    <Field
      size="admin"
      label={t('proof.label')}
      hint={t('proof.hint')}
      error={error}
      className={className}
      required
    >
      <PasswordInput
        size="admin"
        name={PATH}
        autoComplete="current-password"
        ref={inputRef}
        onChange={onEdit}
      />
    </Field>
  )
}

import type { ReactNode } from 'react'
import { loginForm } from '@/shop/account/account-forms'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Link } from '@/ui/link'
import { PasswordInput } from '@/ui/password-input'
import type { AuthField, Credentials } from './auth-types'
import { EmailField } from '../shared/email-field'
import { useShopForm } from '../shared/use-shop-form'

interface AuthLoginFormProps {
  busy: boolean
  /** True after success: the form can no longer be submitted. */
  done: boolean
  /** @default '' */
  initialEmail?: string | undefined
  fieldErrors?: Partial<Record<AuthField, string>>
  /** Message above the fields. */
  note?: ReactNode
  onSubmit: (credentials: Credentials) => void
  onForgot: () => void
  /** Undefined where the browser knows no passkeys. */
  onPasskey: (() => void) | undefined
}

const FIELDS = ['email', 'password'] as const

export function AuthLoginForm({
  busy,
  done,
  initialEmail = '',
  fieldErrors,
  note,
  onSubmit,
  onForgot,
  onPasskey,
}: AuthLoginFormProps) {
  const t = useTranslations('auth')
  const { field, errorOf, handleSubmit, values } = useShopForm({
    schema: loginForm,
    fields: FIELDS,
    defaultValues: { email: initialEmail, password: '' },
    texts: {
      email: { required: t('problems.emailRequired'), invalid: t('problems.emailInvalid') },
      password: t('problems.passwordRequired'),
    },
    fieldErrors,
  })
  return (
    <form
      noValidate
      aria-busy={busy}
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit((typed) => onSubmit(typed))(event)}
    >
      {note}
      <EmailField
        texts="auth"
        label={t('email')}
        error={errorOf('email')}
        control={{ readOnly: busy, ...field('email') }}
        onCorrect={(email) => values.setValue('email', email)}
      />
      <Field label={t('password')} error={errorOf('password')}>
        <PasswordInput autoComplete="current-password" readOnly={busy} {...field('password')} />
      </Field>
      <Link asChild className="justify-self-end text-small font-normal">
        <button type="button" disabled={busy || done} onClick={onForgot}>
          {t('forgot.link')}
        </button>
      </Link>
      <Button type="submit" size="l" full loading={busy} disabled={done}>
        {t('login.action')}
      </Button>
      {onPasskey && (
        <Button variant="outline" size="l" full disabled={busy || done} onClick={onPasskey}>
          {t('login.passkey')}
        </Button>
      )}
    </form>
  )
}

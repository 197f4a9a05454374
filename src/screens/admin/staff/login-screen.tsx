/** Login of the back office. States: idle, submitting, failed (with the server's message or a generic one). */
import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { loginForm, type LoginForm } from '@/shop/account/account-forms'
import { Button } from '@/ui/button'
import { ControlSizeProvider } from '@/ui/control-size'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Link } from '@/ui/link'
import { Note } from '@/ui/note'
import { PasswordInput } from '@/ui/password-input'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { LoginFrame } from './login-frame'

export type LoginState =
  | {
      readonly status: 'idle'
      /** True if the server has ended the session that was open here. */
      readonly isExpired?: boolean
    }
  | { readonly status: 'submitting' }
  | { readonly status: 'failed'; readonly message?: string }

export interface LoginScreenProps {
  state: LoginState
  /** Called with the unvalidated input. */
  onLogin: (input: LoginForm) => void
  onForgot: () => void
  /** Another way to sign in. @default none */
  passkey?: ReactNode
}

export function LoginScreen({ state, onLogin, onForgot, passkey }: LoginScreenProps) {
  const t = useTranslations('adminAccess')
  return (
    <LoginFrame title={t('login.title')}>
      <LoginFields state={state} onLogin={onLogin} />
      {passkey}
      <Link asChild className="mt-5 text-a-small font-normal">
        <button type="button" onClick={onForgot}>
          {t('forgot.link')}
        </button>
      </Link>
      <p className="mt-4 text-caption text-text-subtle">{t('login.note')}</p>
    </LoginFrame>
  )
}

function LoginFields({ state, onLogin }: Pick<LoginScreenProps, 'state' | 'onLogin'>) {
  const t = useTranslations('adminAccess')
  const submitting = state.status === 'submitting'
  const {
    register,
    clearErrors,
    handleSubmit,
    formState: { errors },
  } = useAdminForm({
    schema: loginForm,
    defaultValues: { email: '', password: '' },
    texts: {
      email: { required: t('login.problems.emailRequired'), invalid: t('login.problems.emailInvalid') },
      password: t('login.problems.passwordRequired'),
    },
  })
  const field = fieldsOfSchema({ register, clearErrors })
  return (
    <ControlSizeProvider value="admin">
      <form
        noValidate
        aria-busy={submitting}
        onSubmit={(event) => {
          if (submitting) event.preventDefault()
          else submitOf(handleSubmit, onLogin)(event)
        }}
        className="grid gap-4"
      >
        {state.status === 'idle' && state.isExpired && (
          <Note tone="info" size="admin" role="status">
            {t('login.expired')}
          </Note>
        )}
        {state.status === 'failed' && (
          <Note tone="danger" size="admin" role="alert">
            {state.message ?? t('login.failed')}
          </Note>
        )}
        <Field label={t('login.email')} error={errorOf(errors, 'email')} required>
          <Input type="email" autoComplete="username" inputMode="email" {...field('email')} />
        </Field>
        <Field label={t('login.password')} error={errorOf(errors, 'password')} required>
          <PasswordInput autoComplete="current-password" {...field('password')} />
        </Field>
        <Button type="submit" size="s" full loading={submitting}>
          {t('login.submit')}
        </Button>
      </form>
    </ControlSizeProvider>
  )
}

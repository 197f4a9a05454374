/** /admin?forgot=1: asks for a mail with a link to a new password. States: form, sending, sent, failed. */
import { useEffect } from 'react'
import { useTranslations } from '@/i18n'
import { forgotForm } from '@/shop/account/account-forms'
import { Button } from '@/ui/button'
import { ControlSizeProvider } from '@/ui/control-size'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Link } from '@/ui/link'
import { Note } from '@/ui/note'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { LoginFrame } from './login-frame'

export type ForgotPasswordState =
  | { readonly status: 'form' }
  | { readonly status: 'sending' }
  /** Also for an address that nobody has. */
  | { readonly status: 'sent' }
  | { readonly status: 'failed'; readonly message?: string }

export interface ForgotPasswordScreenProps {
  state: ForgotPasswordState
  onSubmit: (email: string) => void
  onLogin: () => void
}

export function ForgotPasswordScreen({ state, onSubmit, onLogin }: ForgotPasswordScreenProps) {
  const t = useTranslations('adminAccess')
  return (
    <LoginFrame title={t('forgot.title')}>
      <ForgotFields state={state} onSubmit={onSubmit} />
      <Link asChild className="mt-5 text-a-small font-normal">
        <button type="button" onClick={onLogin}>
          {t('forgot.back')}
        </button>
      </Link>
    </LoginFrame>
  )
}

function ForgotFields({ state, onSubmit }: Omit<ForgotPasswordScreenProps, 'onLogin'>) {
  const t = useTranslations('adminAccess')
  const sending = state.status === 'sending'
  const { register, clearErrors, handleSubmit, setFocus, formState } = useAdminForm({
    schema: forgotForm,
    defaultValues: { email: '' },
    texts: {
      email: { required: t('login.problems.emailRequired'), invalid: t('login.problems.emailInvalid') },
    },
  })
  useEffect(() => setFocus('email'), [setFocus])
  const field = fieldsOfSchema({ register, clearErrors })
  return (
    <ControlSizeProvider value="admin">
      <form
        noValidate
        aria-busy={sending}
        className="grid gap-4"
        onSubmit={(event) => {
          if (sending) event.preventDefault()
          else submitOf(handleSubmit, ({ email }) => onSubmit(email))(event)
        }}
      >
        <p className="text-text-muted">{t('forgot.text')}</p>
        {state.status === 'sent' && (
          <Note tone="success" size="admin" role="status">
            {t('forgot.sent')}
          </Note>
        )}
        {state.status === 'failed' && (
          <Note tone="danger" size="admin" role="alert">
            {state.message ?? t('forgot.failed')}
          </Note>
        )}
        <Field label={t('login.email')} error={errorOf(formState.errors, 'email')} required>
          <Input type="email" autoComplete="username" inputMode="email" {...field('email')} />
        </Field>
        <Button type="submit" size="s" full loading={sending}>
          {t('forgot.submit')}
        </Button>
      </form>
    </ControlSizeProvider>
  )
}

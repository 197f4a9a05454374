/** Login of the back office. States: idle, submitting, failed (with the server's message or a generic one). */
import { Botanical, LogoMark } from '../../../art'
import { useTranslations } from '../../../i18n'
import { loginForm, type LoginForm } from '../../../domain/account/account-forms'
import { Button } from '../../../ui/button'
import { ControlSizeProvider } from '../../../ui/control-size'
import { Field } from '../../../ui/field'
import { Input } from '../../../ui/input'
import { Note } from '../../../ui/note'
import { PasswordInput } from '../../../ui/password-input'
import { errorOf, fieldsOf, submitOf, useAdminForm } from '../shared/forms/form-rules'

export type LoginState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'failed'; readonly message?: string }

export interface LoginScreenProps {
  state: LoginState
  /** Called with the unvalidated input. */
  onLogin: (input: LoginForm) => void
}

export function LoginScreen({ state, onLogin }: LoginScreenProps) {
  const t = useTranslations('admin')
  return (
    <div className="grid min-h-dvh bg-bg text-a-body text-text lg:grid-cols-2">
      <main className="grid place-items-center px-6 py-12">
        <div className="w-full max-w-90">
          <p className="mb-7 flex items-center gap-2.5 text-body font-semibold text-text-brand">
            <LogoMark className="h-6.25 w-5" />
            {t('brand')}
          </p>
          <h1 className="mb-4 text-a-title font-semibold">{t('login.title')}</h1>
          <LoginFields state={state} onLogin={onLogin} />
          <p className="mt-4 text-caption text-text-subtle">{t('login.note')}</p>
        </div>
      </main>
      <div
        aria-hidden="true"
        className="relative hidden place-items-end justify-center overflow-hidden border-l border-border bg-surface-sunken lg:grid"
      >
        <div className="grid h-[min(31.25rem,84dvh)] w-100 place-items-end justify-center rounded-t-[200px] bg-tint-sage">
          <Botanical name="blattzweig" preserveAspectRatio="xMidYMax meet" className="h-[88%] w-[82%]" />
        </div>
      </div>
    </div>
  )
}

function LoginFields({ state, onLogin }: LoginScreenProps) {
  const t = useTranslations('admin')
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
  const field = fieldsOf({ register, clearErrors })
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

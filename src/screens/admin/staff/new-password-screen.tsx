/** /admin?reset=… from a mail: sets an administrator's password. States: form, saving, failed, invalid, done. */
import { LogoMark } from '@/art'
import { useTranslations } from '@/i18n'
import { newPasswordForm } from '@/shop/staff/staff-forms'
import { Button } from '@/ui/button'
import { ControlSizeProvider } from '@/ui/control-size'
import { Field } from '@/ui/field'
import { Note } from '@/ui/note'
import { PasswordInput } from '@/ui/password-input'
import { errorOf, fieldsOfSchema, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { usePasswordTexts } from './password-texts'

export type NewPasswordState =
  | { readonly status: 'form' }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly message?: string }
  /** The link is used, expired or unknown. */
  | { readonly status: 'invalid' }
  | { readonly status: 'done' }

export interface NewPasswordScreenProps {
  state: NewPasswordState
  onSubmit: (password: string) => void
  onLogin: () => void
  /** Asks for another link. */
  onForgot: () => void
}

export function NewPasswordScreen({ state, onSubmit, onLogin, onForgot }: NewPasswordScreenProps) {
  const t = useTranslations('adminAccess')
  const common = useTranslations('admin')
  const isOver = state.status === 'done' || state.status === 'invalid'
  return (
    <main className="grid min-h-dvh place-items-center bg-bg px-6 py-12 text-a-body text-text">
      <div className="grid w-full max-w-90 gap-4">
        <p className="mb-3 flex items-center gap-2.5 text-body font-semibold text-text-brand">
          <LogoMark className="h-6.25 w-5" />
          {common('brand')}
        </p>
        <h1 className="text-a-title font-semibold">{t('reset.title')}</h1>
        {isOver ? (
          <>
            <Note
              tone={state.status === 'done' ? 'success' : 'danger'}
              size="admin"
              role={state.status === 'done' ? 'status' : 'alert'}
            >
              {t(state.status === 'done' ? 'reset.done' : 'reset.invalid')}
            </Note>
            <Button size="s" full onClick={state.status === 'done' ? onLogin : onForgot}>
              {t(state.status === 'done' ? 'reset.login' : 'reset.request')}
            </Button>
          </>
        ) : (
          <PasswordFields state={state} onSubmit={onSubmit} />
        )}
      </div>
    </main>
  )
}

function PasswordFields({ state, onSubmit }: Pick<NewPasswordScreenProps, 'state' | 'onSubmit'>) {
  const t = useTranslations('adminAccess')
  const saving = state.status === 'saving'
  const { register, clearErrors, handleSubmit, formState } = useAdminForm({
    schema: newPasswordForm,
    defaultValues: { newPassword: '', confirmPassword: '' },
    texts: usePasswordTexts(),
  })
  const { errors } = formState
  const field = fieldsOfSchema({ register, clearErrors })
  return (
    <ControlSizeProvider value="admin">
      <form
        noValidate
        aria-busy={saving}
        className="grid gap-4"
        onSubmit={(event) => {
          if (saving) event.preventDefault()
          else submitOf(handleSubmit, ({ newPassword }) => onSubmit(newPassword))(event)
        }}
      >
        {state.status === 'failed' && (
          <Note tone="danger" size="admin" role="alert">
            {state.message ?? t('account.failed')}
          </Note>
        )}
        <Field label={t('account.newPassword')} error={errorOf(errors, 'newPassword')} required>
          <PasswordInput autoComplete="new-password" {...field('newPassword')} />
        </Field>
        <Field label={t('account.confirmPassword')} error={errorOf(errors, 'confirmPassword')} required>
          <PasswordInput autoComplete="new-password" {...field('confirmPassword')} />
        </Field>
        <Button type="submit" size="s" full loading={saving}>
          {t('reset.submit')}
        </Button>
      </form>
    </ControlSizeProvider>
  )
}

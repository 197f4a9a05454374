/**
 * Sets a new password, by the link of a mail (/reset-password?token=…). States: form, saving, failed, invalid (used or
 * expired link), done.
 */
import { useWatch } from 'react-hook-form'
import { PASSWORD_LENGTH } from '@/shop/account/password'
import { resetForm } from '@/shop/account/account-forms'
import { CheckIcon, MinusIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'
import { FocusNote } from '../shared/focus-note'
import { LinkPage, LinkResult } from '../shared/link-result'
import { useHydrated } from '../shared/use-hydrated'
import { useShopForm } from '../shared/use-shop-form'

export type ResetPasswordState =
  | { readonly status: 'form' }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly message?: string }
  | { readonly status: 'invalid' }
  | { readonly status: 'done' }

export interface ResetPasswordPageProps {
  state: ResetPasswordState
  onSubmit: (password: string) => void
  onLogin: () => void
  /** Requests another link. */
  onForgot: () => void
}

export function ResetPasswordPage({ state, onSubmit, onLogin, onForgot }: ResetPasswordPageProps) {
  const t = useTranslations('auth')
  return (
    <LinkPage slot="reset-password-page">
      {state.status === 'done' && (
        <LinkResult
          isGood
          title={t('reset.doneTitle')}
          action={{ onPress: onLogin, label: t('reset.login') }}
        >
          {t('reset.doneText')}
        </LinkResult>
      )}
      {state.status === 'invalid' && (
        <LinkResult
          isGood={false}
          title={t('reset.invalidTitle')}
          action={{ onPress: onForgot, label: t('reset.request') }}
        >
          {t('reset.invalidText')}
        </LinkResult>
      )}
      {state.status !== 'done' && state.status !== 'invalid' && (
        <ResetPasswordForm state={state} onSubmit={onSubmit} />
      )}
    </LinkPage>
  )
}

const FIELDS = ['password', 'confirmPassword'] as const

function ResetPasswordForm({ state, onSubmit }: Pick<ResetPasswordPageProps, 'state' | 'onSubmit'>) {
  const t = useTranslations('auth')
  const hydrated = useHydrated()
  const { field, errorOf, handleSubmit, control } = useShopForm({
    schema: resetForm,
    fields: FIELDS,
    defaultValues: { password: '', confirmPassword: '' },
    texts: {
      password: {
        required: t('problems.passwordRequired'),
        tooShort: t('problems.passwordTooShort'),
        common: t('problems.passwordCommon'),
      },
      confirmPassword: t('problems.passwordMismatch'),
    },
  })
  const password = useWatch({ control, name: 'password' })
  const confirmPassword = useWatch({ control, name: 'confirmPassword' })
  const busy = state.status === 'saving'
  const rules = [
    { text: t('reset.ruleLength'), met: password.length >= PASSWORD_LENGTH },
    { text: t('reset.ruleMatch'), met: password !== '' && password === confirmPassword },
  ]
  return (
    <form
      noValidate
      aria-busy={busy}
      inert={!hydrated}
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit((values) => onSubmit(values.password))(event)}
    >
      <div>
        <h1 className="font-serif text-title-l">{t('reset.title')}</h1>
        <p className="mt-1.5 text-text-muted">{t('reset.text')}</p>
      </div>
      {state.status === 'failed' && (
        <FocusNote signal={state}>{state.message || t('errors.forgot')}</FocusNote>
      )}
      <Field label={t('newPassword')} error={errorOf('password')}>
        <PasswordInput autoComplete="new-password" readOnly={busy} {...field('password')} />
      </Field>
      <ul className="grid gap-1.5 text-small">
        {rules.map(({ text, met }) => {
          const Icon = met ? CheckIcon : MinusIcon
          return (
            <li
              key={text}
              className={`flex items-center gap-2 ${met ? 'text-success-fg' : 'text-text-muted'}`}
            >
              <Icon size="s" />
              {text}
              <span className="sr-only"> ({t(met ? 'reset.met' : 'reset.open')})</span>
            </li>
          )
        })}
      </ul>
      <Field label={t('confirmPassword')} error={errorOf('confirmPassword')}>
        <PasswordInput autoComplete="new-password" readOnly={busy} {...field('confirmPassword')} />
      </Field>
      <Button type="submit" size="l" full loading={busy}>
        {t('reset.action')}
      </Button>
    </form>
  )
}

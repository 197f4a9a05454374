import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { DEFAULT_COUNTRY } from '@/shop/account/account'
import { PLATFORMS, type Platform } from '@/shop/shared/platform'
import { omit } from '@/shop/shared/omit'
import { registerForm } from '@/shop/account/account-forms'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { FormErrorSummary } from '@/ui/form-error-summary'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { PasswordInput } from '@/ui/password-input'
import type { AuthField, Registration } from './auth-types'
import { EmailField } from '../shared/email-field'
import { useShopForm } from '../shared/use-shop-form'

interface AuthRegisterFormProps {
  busy: boolean
  done: boolean
  initialEmail?: string | undefined
  initialName?: string | undefined
  platform: Platform
  fieldErrors?: Partial<Record<AuthField, string>>
  note?: ReactNode
  onSubmit: (registration: Registration) => void
}

const FIELDS = [
  'name',
  'email',
  'password',
  'confirmPassword',
  'phone',
  'zipCode',
  'city',
  'acceptTerms',
] as const

const registrationOf = ({ zipCode, city, ...account }: z.output<typeof registerForm>): Registration => ({
  ...omit(account, 'confirmPassword'),
  address: { street: '', city, state: '', zipCode, country: DEFAULT_COUNTRY },
})

export function AuthRegisterForm(props: AuthRegisterFormProps) {
  const { busy, done, initialEmail = '', initialName = '', platform, fieldErrors, note, onSubmit } = props
  const t = useTranslations('auth')
  const { field, errorOf, errors, handleSubmit, values } = useShopForm({
    schema: registerForm,
    fields: FIELDS,
    defaultValues: {
      name: initialName,
      email: initialEmail,
      password: '',
      confirmPassword: '',
      phone: '',
      platform,
      zipCode: '',
      city: '',
      // The consent must be given explicitly.
      acceptTerms: undefined,
    },
    texts: {
      name: t('problems.nameRequired'),
      email: { required: t('problems.emailRequired'), invalid: t('problems.emailInvalid') },
      password: {
        required: t('problems.passwordRequired'),
        tooShort: t('problems.passwordTooShort'),
        common: t('problems.passwordCommon'),
      },
      confirmPassword: t('problems.passwordMismatch'),
      phone: { invalid: t('problems.phoneInvalid') },
      acceptTerms: t('problems.termsRequired'),
    },
    fieldErrors,
  })
  const link = (href: string) => (chunks: ReactNode) => (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
      {chunks}
    </a>
  )
  return (
    <form
      noValidate
      aria-busy={busy}
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit((typed) => onSubmit(registrationOf(typed)))(event)}
    >
      {note}
      <FormErrorSummary errors={errors} />
      <Field label={t('name')} error={errorOf('name')}>
        <Input autoComplete="name" readOnly={busy} {...field('name')} />
      </Field>
      <EmailField
        texts="auth"
        label={t('email')}
        error={errorOf('email')}
        control={{ readOnly: busy, ...field('email') }}
        onCorrect={(email) => values.setValue('email', email)}
      />
      <div className="grid gap-x-3.5 gap-y-4.5 sm:grid-cols-2">
        <Field label={t('password')} error={errorOf('password')}>
          <PasswordInput autoComplete="new-password" readOnly={busy} {...field('password')} />
        </Field>
        <Field label={t('confirmPassword')} error={errorOf('confirmPassword')}>
          <PasswordInput autoComplete="new-password" readOnly={busy} {...field('confirmPassword')} />
        </Field>
        <Field label={t('phone')} error={errorOf('phone')} optional>
          <Input type="tel" autoComplete="tel" readOnly={busy} {...field('phone')} />
        </Field>
        <Field label={t('platform')}>
          <NativeSelect {...field('platform')}>
            {PLATFORMS.map((value) => (
              <option key={value} value={value}>
                {t(`platforms.${value}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('zipCode')} error={errorOf('zipCode')} optional>
          <Input inputMode="numeric" autoComplete="postal-code" readOnly={busy} {...field('zipCode')} />
        </Field>
        <Field label={t('city')} error={errorOf('city')} optional>
          <Input autoComplete="address-level2" readOnly={busy} {...field('city')} />
        </Field>
      </div>
      <Field error={errorOf('acceptTerms')}>
        <Checkbox size="s" {...field('acceptTerms')}>
          {t.rich('terms', { terms: link('/legal/agb'), privacy: link('/legal/datenschutz') })}
        </Checkbox>
      </Field>
      <Button type="submit" size="l" full loading={busy} disabled={done}>
        {t('register.action')}
      </Button>
    </form>
  )
}

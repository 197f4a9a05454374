import type { ReactNode } from 'react'
import { forgotForm } from '@/shop/account/account-forms'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import type { AuthField } from './auth-types'
import { useShopForm } from '../shared/use-shop-form'

interface AuthForgotFormProps {
  busy: boolean
  fieldErrors?: Partial<Record<AuthField, string>>
  note?: ReactNode
  onSubmit: (email: string) => void
}

const FIELDS = ['email'] as const

/** Requests a password reset link; can be submitted again. */
export function AuthForgotForm({ busy, fieldErrors, note, onSubmit }: AuthForgotFormProps) {
  const t = useTranslations('auth')
  const { field, errorOf, handleSubmit } = useShopForm({
    schema: forgotForm,
    fields: FIELDS,
    defaultValues: { email: '' },
    texts: { email: { required: t('problems.emailNeeded'), invalid: t('problems.emailInvalid') } },
    fieldErrors,
  })
  return (
    <form
      noValidate
      aria-busy={busy}
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit(({ email }) => onSubmit(email))(event)}
    >
      <Field label={t('email')} error={errorOf('email')}>
        <Input type="email" autoComplete="email" readOnly={busy} {...field('email')} />
      </Field>
      <Button type="submit" size="l" full loading={busy}>
        {t('forgot.action')}
      </Button>
      {note}
    </form>
  )
}

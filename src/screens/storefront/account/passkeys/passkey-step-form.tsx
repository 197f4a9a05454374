import { useEffect } from 'react'
import { useTranslations } from '@/i18n'
import { passkeyForm, type PasskeyForm } from '@/shop/passkeys/passkey-form'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Note } from '@/ui/note'
import { PasswordInput } from '@/ui/password-input'
import { FocusNote } from '../../shared/focus-note'
import { useShopForm } from '../../shared/use-shop-form'
import type { PasskeyProofState, PasskeySaving, PasskeyStep } from './passkey-types'

export interface PasskeyStepFormProps {
  step: Exclude<PasskeyStep, { name: 'list' }>
  saving: PasskeySaving
  proof: PasskeyProofState
  /** There is a passkey to ask for instead of the password. */
  canProve: boolean
  onProve: () => void
  onSubmit: (form: PasskeyForm) => void
  onCancel: () => void
}

const FIELDS = ['name', 'currentPassword'] as const

/** Adds a passkey by name, or removes one; both ask for the password or an own passkey. */
export function PasskeyStepForm({
  step,
  saving,
  proof,
  canProve,
  onProve,
  onSubmit,
  onCancel,
}: PasskeyStepFormProps) {
  const t = useTranslations('account')
  const isNew = step.name === 'add'
  const isProven = proof === 'given'
  const { field, errorOf, handleSubmit, values } = useShopForm({
    schema: passkeyForm({ name: isNew, password: !isProven }),
    fields: FIELDS,
    defaultValues: { name: '', currentPassword: '' },
    texts: {
      name: t('profile.passkeys.nameRequired'),
      currentPassword: t('profile.privacy.passwordRequired'),
    },
    ...(saving.fieldErrors && { fieldErrors: saving.fieldErrors }),
  })
  const { clearErrors } = values
  useEffect(() => {
    if (isProven) clearErrors('currentPassword')
  }, [isProven, clearErrors])
  const busy = saving.status === 'saving'
  const isRefused = saving.status === 'failed' && saving.fieldErrors === undefined
  return (
    <form
      noValidate
      aria-busy={busy}
      className="grid gap-4.5"
      onSubmit={(event) => void handleSubmit((typed) => onSubmit(typed))(event)}
    >
      {isRefused && (
        <FocusNote size="s" signal={saving}>
          {saving.message || t('profile.passkeys.failed')}
        </FocusNote>
      )}
      {isNew ? (
        <Field
          label={t('profile.passkeys.name')}
          hint={t('profile.passkeys.nameHint')}
          error={errorOf('name')}
        >
          <Input maxLength={60} readOnly={busy} {...field('name')} />
        </Field>
      ) : (
        <p>{t('profile.passkeys.removeText', { name: step.passkey.name })}</p>
      )}
      {isProven ? (
        <Note tone="success" size="s" role="status">
          {t('profile.passkeys.proven')}
        </Note>
      ) : (
        <Field label={t('profile.privacy.password')} error={errorOf('currentPassword')}>
          <PasswordInput autoComplete="current-password" readOnly={busy} {...field('currentPassword')} />
        </Field>
      )}
      {canProve && !isProven && (
        <div className="grid gap-2">
          <Button variant="outline" full loading={proof === 'asking'} disabled={busy} onClick={onProve}>
            {t('profile.passkeys.prove')}
          </Button>
          {proof === 'failed' && (
            <p role="alert" className="text-small text-danger-fg">
              {t('profile.passkeys.failed')}
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy} className="flex-1">
          {t(isNew ? 'profile.passkeys.add' : 'profile.passkeys.confirmRemove')}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          {t('profile.passkeys.cancel')}
        </Button>
      </div>
    </form>
  )
}

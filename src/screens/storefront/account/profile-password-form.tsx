import { useEffect } from 'react'
import { passwordChangeForm } from '@/shop/account/account-forms'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { FieldHint } from '@/ui/field-texts'
import { PasswordInput } from '@/ui/password-input'
import { Literal } from './literal'
import type { PasswordChange, SaveState } from './profile-types'
import { SaveNote } from './save-note'
import { useShopForm } from '../shared/use-shop-form'

interface ProfilePasswordFormProps {
  save: SaveState
  onSubmit: (change: PasswordChange) => void
}

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function ProfilePasswordForm({ save, onSubmit }: ProfilePasswordFormProps) {
  const t = useTranslations('account')
  const common = t('profile.problems.newPasswordCommon')
  const { field, errorOf, handleSubmit, reset } = useShopForm({
    schema: passwordChangeForm,
    fields: FIELDS,
    defaultValues: EMPTY,
    texts: {
      currentPassword: t('profile.problems.currentAndNewRequired'),
      newPassword: {
        required: t('profile.problems.currentAndNewRequired'),
        tooShort: t('profile.problems.newPasswordTooShort'),
        common,
      },
      confirmPassword: t('profile.problems.newPasswordMismatch'),
    },
  })
  const problemOf = (name: (typeof FIELDS)[number]) => {
    const text = errorOf(name)
    return text === undefined || text === common ? text : <Literal>{text}</Literal>
  }
  const { status } = save
  useEffect(() => {
    if (status === 'saved') reset(EMPTY, { keepFieldsRef: true })
  }, [status, reset])
  const busy = status === 'saving'
  return (
    <form
      noValidate
      aria-busy={busy}
      className="grid gap-4.5"
      onSubmit={(event) =>
        void handleSubmit(({ currentPassword, newPassword }) => onSubmit({ currentPassword, newPassword }))(
          event,
        )
      }
    >
      <SaveNote
        state={save}
        saved={<Literal>{t('profile.passwordSaved')}</Literal>}
        failed={t('profile.passwordFailed')}
      />
      <Field label={t('profile.currentPassword')} error={problemOf('currentPassword')}>
        <PasswordInput autoComplete="current-password" readOnly={busy} {...field('currentPassword')} />
      </Field>
      <Field
        label={t('profile.newPassword')}
        hint={t('profile.newPasswordHint')}
        error={problemOf('newPassword')}
      >
        <PasswordInput autoComplete="new-password" readOnly={busy} {...field('newPassword')} />
      </Field>
      <Field label={t('profile.confirmPassword')} error={problemOf('confirmPassword')}>
        <PasswordInput autoComplete="new-password" readOnly={busy} {...field('confirmPassword')} />
      </Field>
      <Button type="submit" full loading={busy}>
        {t('profile.changePassword')}
      </Button>
      <FieldHint>{t('profile.otherDevices')}</FieldHint>
    </form>
  )
}

/** Own account behind the name at the foot of the sidebar. States of each form: idle, saving, saved, failed. */
import { useTranslations } from '../../../i18n'
import { ownPasswordForm, staffForm, type StaffForm } from '../../../domain/staff/staff-forms'
import { Button } from '../../../ui/button'
import { ControlSizeProvider } from '../../../ui/control-size'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '../../../ui/dialog'
import { Field } from '../../../ui/field'
import { Input } from '../../../ui/input'
import { Note } from '../../../ui/note'
import { PasswordInput } from '../../../ui/password-input'
import { DiscardQuestion, useDiscardQuestion } from '../shared/forms/discard-question'
import { errorOf, fieldsOf, submitOf, useAdminForm } from '../shared/forms/form-rules'
import { sheetOnPhone } from '../shared/forms/modal-styles'
import { usePasswordTexts } from './password-texts'

/** The last attempt of one of the forms. */
export type AccountSave =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** The server's own message where it gave one. */
  | { readonly status: 'failed'; readonly message?: string }

export interface OwnAccountDialogProps {
  admin: StaffForm
  profile: AccountSave
  password: AccountSave
  /** Counts the changes: the fields start empty after each. */
  passwordChanges: number
  onProfileSave: (input: StaffForm) => void
  onPasswordSave: (input: { currentPassword: string; newPassword: string }) => void
  onClose: () => void
}

export function OwnAccountDialog({ admin, onClose, ...rest }: OwnAccountDialogProps) {
  const t = useTranslations('admin')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent density="admin" size="m" className={sheetOnPhone} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t('account.title')}</DialogTitle>
        </DialogHeader>
        <ControlSizeProvider value="admin">
          <DialogBody className="grid gap-6">
            <ProfileForm
              key={`${admin.name}-${admin.email}`}
              admin={admin}
              save={rest.profile}
              onSave={rest.onProfileSave}
            />
            <hr className="border-border" />
            <PasswordForm key={rest.passwordChanges} save={rest.password} onSave={rest.onPasswordSave} />
          </DialogBody>
        </ControlSizeProvider>
      </DialogContent>
    </Dialog>
  )
}

function SaveNote({ save, saved }: { save: AccountSave; saved: string }) {
  const t = useTranslations('admin')
  if (save.status === 'saved')
    return (
      <Note tone="success" size="admin" role="status">
        {saved}
      </Note>
    )
  return save.status === 'failed' ? (
    <Note tone="danger" size="admin" role="alert">
      {save.message ?? t('account.failed')}
    </Note>
  ) : null
}

interface ProfileFormProps {
  admin: StaffForm
  save: AccountSave
  onSave: (input: StaffForm) => void
}
function ProfileForm({ admin, save, onSave }: ProfileFormProps) {
  const t = useTranslations('admin')
  const { register, clearErrors, handleSubmit, formState } = useAdminForm({
    schema: staffForm,
    defaultValues: { name: admin.name, email: admin.email },
    texts: {
      name: t('account.problems.nameRequired'),
      email: { required: t('account.problems.emailRequired'), invalid: t('account.problems.emailInvalid') },
    },
  })
  const { errors, isDirty } = formState
  const saving = save.status === 'saving'
  const { question } = useDiscardQuestion(isDirty)
  const field = fieldsOf({ register, clearErrors })
  return (
    <form
      noValidate
      aria-label={t('account.profile')}
      aria-busy={saving}
      className="grid gap-3.5"
      onSubmit={(event) => {
        if (saving) event.preventDefault()
        else submitOf(handleSubmit, onSave)(event)
      }}
    >
      <h3 className="font-semibold">{t('account.profile')}</h3>
      <SaveNote save={save} saved={t('account.profileSaved')} />
      <Field label={t('account.name')} error={errorOf(errors, 'name')} required>
        <Input autoComplete="name" {...field('name')} />
      </Field>
      <Field label={t('account.email')} error={errorOf(errors, 'email')} required>
        <Input type="email" autoComplete="email" {...field('email')} />
      </Field>
      <Button type="submit" size="admin" loading={saving} disabled={!isDirty} className="justify-self-end">
        {t('form.save')}
      </Button>
      <DiscardQuestion {...question} />
    </form>
  )
}

interface PasswordFormProps {
  save: AccountSave
  onSave: (input: { currentPassword: string; newPassword: string }) => void
}
function PasswordForm({ save, onSave }: PasswordFormProps) {
  const t = useTranslations('admin')
  const { register, clearErrors, handleSubmit, formState } = useAdminForm({
    schema: ownPasswordForm,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    texts: { currentPassword: t('account.problems.currentRequired'), ...usePasswordTexts() },
  })
  const { errors } = formState
  const saving = save.status === 'saving'
  const field = fieldsOf({ register, clearErrors })
  return (
    <form
      noValidate
      aria-label={t('account.password')}
      aria-busy={saving}
      className="grid gap-3.5"
      onSubmit={(event) => {
        if (saving) event.preventDefault()
        else
          submitOf(handleSubmit, ({ currentPassword, newPassword }) =>
            onSave({ currentPassword, newPassword }),
          )(event)
      }}
    >
      <div>
        <h3 className="font-semibold">{t('account.password')}</h3>
        <p className="text-a-small text-text-muted">{t('account.passwordHint')}</p>
      </div>
      <SaveNote save={save} saved={t('account.passwordSaved')} />
      <Field label={t('account.currentPassword')} error={errorOf(errors, 'currentPassword')} required>
        <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
      </Field>
      <Field label={t('account.newPassword')} error={errorOf(errors, 'newPassword')} required>
        <PasswordInput autoComplete="new-password" {...field('newPassword')} />
      </Field>
      <Field label={t('account.confirmPassword')} error={errorOf(errors, 'confirmPassword')} required>
        <PasswordInput autoComplete="new-password" {...field('confirmPassword')} />
      </Field>
      <Button type="submit" size="admin" loading={saving} className="justify-self-end">
        {t('account.changePassword')}
      </Button>
    </form>
  )
}

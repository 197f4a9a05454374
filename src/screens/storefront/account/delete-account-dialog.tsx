import { useId, useState, type SubmitEvent } from 'react'
import { useTranslations } from '@/i18n'
import { AlertDialog } from '@/ui/alert-dialog'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'
import { FocusNote } from '../shared/focus-note'
import type { SaveState } from './profile-types'

interface DeleteAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  state: SaveState
  onDelete: (password: string) => void
}

/** Confirms the deletion of the account with the password. */
export function DeleteAccountDialog({ open, onOpenChange, state, onDelete }: DeleteAccountDialogProps) {
  const t = useTranslations('account')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  /** Result of an attempt before the dialog was closed, which no longer matters. */
  const [earlier, setEarlier] = useState<SaveState>()
  const form = useId()
  const handleOpenChange = (next: boolean) => {
    setPassword('')
    setMissing(false)
    setEarlier(state)
    onOpenChange(next)
  }
  const handleConfirm = () => {
    setMissing(password === '')
    if (password !== '' && state.status !== 'saving') onDelete(password)
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    handleConfirm()
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={handleOpenChange}
      title={t('profile.privacy.askTitle')}
      description={t('profile.privacy.askText')}
      confirmLabel={t('profile.privacy.confirm')}
      cancelLabel={t('profile.privacy.keep')}
      busy={state.status === 'saving'}
      onConfirm={handleConfirm}
    >
      <form id={form} noValidate className="mt-3 grid gap-3" onSubmit={handleSubmit}>
        {state.status === 'failed' && state !== earlier && (
          <FocusNote size="s" signal={state}>
            {state.message || t('profile.privacy.deleteFailed')}
          </FocusNote>
        )}
        <Field
          label={t('profile.privacy.password')}
          error={missing ? t('profile.privacy.passwordRequired') : undefined}
        >
          <PasswordInput
            autoComplete="current-password"
            value={password}
            readOnly={state.status === 'saving'}
            onChange={({ target }) => {
              setPassword(target.value)
              setMissing(false)
            }}
          />
        </Field>
      </form>
    </AlertDialog>
  )
}

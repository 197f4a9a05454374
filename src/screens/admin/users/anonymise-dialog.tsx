import { useState, type SubmitEvent } from 'react'
import { useTranslations } from '@/i18n'
import type { UserDetail } from '@/shop/users/users'
import { isolated } from '@/shop/shared/isolated'
import { AlertDialog } from '@/ui/alert-dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'

interface AnonymiseDialogProps {
  user: UserDetail
  onConfirm: () => void
  onCancel: () => void
}

/** Irreversible, so the customer's email must be typed to confirm. */
export function AnonymiseDialog({ user, onConfirm, onCancel }: AnonymiseDialogProps) {
  const t = useTranslations('adminUsers')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const handleConfirm = () => {
    const isRight = typed.trim().toLowerCase() === user.email.toLowerCase()
    setWrong(!isRight)
    if (isRight) onConfirm()
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    handleConfirm()
  }
  return (
    <AlertDialog
      size="admin"
      open
      title={t('privacy.askTitle', { name: isolated(user.name) })}
      description={t('privacy.askText')}
      confirmLabel={t('privacy.anonymise')}
      onConfirm={handleConfirm}
      onOpenChange={(open) => !open && onCancel()}
    >
      <form noValidate className="mt-3" onSubmit={handleSubmit}>
        <Field
          size="admin"
          label={t('privacy.type', { email: user.email })}
          error={wrong ? t('privacy.wrong') : undefined}
        >
          <Input
            size="admin"
            type="email"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setWrong(false)
            }}
          />
        </Field>
      </form>
    </AlertDialog>
  )
}

import { useState } from 'react'
import { BanIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { BAN_REASON_LENGTH } from '@/shop/users/users'
import { isolated } from '@/shop/shared/isolated'
import { AlertDialog } from '@/ui/alert-dialog'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'

interface BanQuestionProps {
  name: string
  /** Called with the reason; undefined if none was given. */
  onConfirm: (reason: string | undefined) => void
  onCancel: () => void
}

/** Confirms a ban and asks for its reason, which may be left out. */
export function BanQuestion({ name, onConfirm, onCancel }: BanQuestionProps) {
  const t = useTranslations('adminUsers')
  const [reason, setReason] = useState('')
  return (
    <AlertDialog
      size="admin"
      open
      icon={BanIcon}
      title={t('questions.banTitle', { name: isolated(name) })}
      description={t('questions.banText')}
      confirmLabel={t('modal.ban')}
      onConfirm={() => onConfirm(reason.trim() || undefined)}
      onOpenChange={(open) => !open && onCancel()}
    >
      <Field
        size="admin"
        className="mt-3"
        label={t('questions.banReason')}
        hint={t('questions.banReasonHint')}
        counter={{ count: reason.trim().length, max: BAN_REASON_LENGTH }}
        optional
      >
        <Textarea
          rows={3}
          maxLength={BAN_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </AlertDialog>
  )
}

import { CrownIcon, RefreshIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { AlertDialog } from '@/ui/alert-dialog'

export type Question = 'unban' | 'deactivate'

interface UserQuestionProps {
  question: Question
  name: string
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms the lifting of a ban or the end of Premium. */
export function UserQuestion({ question, name, onConfirm, onCancel }: UserQuestionProps) {
  const t = useTranslations('adminUsers')
  const confirm = {
    unban: t('modal.unban'),
    deactivate: t('questions.deactivateConfirm'),
  }
  return (
    <AlertDialog
      size="admin"
      open
      tone={question === 'unban' ? 'neutral' : 'danger'}
      icon={{ unban: RefreshIcon, deactivate: CrownIcon }[question]}
      title={t(`questions.${question}Title`, { name })}
      description={t(`questions.${question}Text`)}
      confirmLabel={confirm[question]}
      onConfirm={onConfirm}
      onOpenChange={(open) => !open && onCancel()}
    />
  )
}

import { BanIcon, CrownIcon, RefreshIcon } from '../../../icons'
import { useWords } from '../../../i18n'
import { AlertDialog } from '../../../ui/alert-dialog'

export type Question = 'ban' | 'unban' | 'deactivate'

interface UserQuestionProps {
  question: Question
  name: string
  onConfirm: () => void
  onCancel: () => void
}

/** What A4 asks before it happens. */
export function UserQuestion({ question, name, onConfirm, onCancel }: UserQuestionProps) {
  const words = useWords('adminUsers')
  const confirm = {
    ban: words('modal.ban'),
    unban: words('modal.unban'),
    deactivate: words('questions.deactivateConfirm'),
  }
  return (
    <AlertDialog
      open
      tone={question === 'unban' ? 'neutral' : 'danger'}
      icon={{ ban: BanIcon, unban: RefreshIcon, deactivate: CrownIcon }[question]}
      title={words(`questions.${question}Title`, { name })}
      description={words(`questions.${question}Text`)}
      confirmLabel={confirm[question]}
      onConfirm={onConfirm}
      onOpenChange={(open) => !open && onCancel()}
    />
  )
}

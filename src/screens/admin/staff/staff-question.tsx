import type { ComponentType, SubmitEvent } from 'react'
import { BanIcon, CheckIcon, MailIcon, ShieldIcon, type IconProps } from '../../../icons'
import { useTranslations } from '../../../i18n'
import { AlertDialog } from '../../../ui/alert-dialog'
import { OwnPasswordField, useOwnPassword } from '../shared/forms/own-password'
import type { StaffQuestion } from './staff-types'

interface StaffQuestionDialogProps {
  question: StaffQuestion
  onConfirm: (question: StaffQuestion, currentPassword: string) => void
  onClose: () => void
}

const icons: Readonly<Record<StaffQuestion['kind'], ComponentType<IconProps>>> = {
  activate: CheckIcon,
  deactivate: BanIcon,
  reset: MailIcon,
  removeFactor: ShieldIcon,
}

/** Confirms with the own password what decides who may enter. */
export function StaffQuestionDialog({ question, onConfirm, onClose }: StaffQuestionDialogProps) {
  const t = useTranslations('adminStaff')
  const { kind, member, busy = false } = question
  const password = useOwnPassword(question)
  const handleConfirm = () => {
    const typed = busy ? undefined : password.take()
    if (typed !== undefined) onConfirm(question, typed)
  }
  return (
    <AlertDialog
      open
      busy={busy}
      icon={icons[kind]}
      tone={kind === 'deactivate' || kind === 'removeFactor' ? 'danger' : 'neutral'}
      title={t(`questions.${kind}Title`, { name: member.name })}
      description={t(`questions.${kind}Text`, { email: member.email })}
      confirmLabel={t(`questions.${kind}Confirm`)}
      onConfirm={handleConfirm}
      onOpenChange={(open) => !open && onClose()}
    >
      <form
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          handleConfirm()
        }}
      >
        <OwnPasswordField password={password} />
      </form>
    </AlertDialog>
  )
}

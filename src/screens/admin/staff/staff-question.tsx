import type { ComponentType, SubmitEvent } from 'react'
import { BanIcon, CheckIcon, MailIcon, ShieldIcon, type IconProps } from '@/icons'
import { useTranslations } from '@/i18n'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { AlertDialog } from '@/ui/alert-dialog'
import { OwnProofField, useOwnProof } from '../shared/forms/own-proof'
import type { StaffQuestion } from './staff-types'

interface StaffQuestionDialogProps {
  question: StaffQuestion
  onConfirm: (question: StaffQuestion, proof: OwnProof) => void
  onClose: () => void
}

const icons: Readonly<Record<StaffQuestion['kind'], ComponentType<IconProps>>> = {
  activate: CheckIcon,
  deactivate: BanIcon,
  reset: MailIcon,
  removeFactor: ShieldIcon,
}

/** Confirms with a proof what decides who may enter. */
export function StaffQuestionDialog({ question, onConfirm, onClose }: StaffQuestionDialogProps) {
  const t = useTranslations('adminStaff')
  const { kind, member, busy = false } = question
  const proof = useOwnProof(question)
  const handleConfirm = () => {
    const given = busy ? undefined : proof.take()
    if (given) onConfirm(question, given)
  }
  return (
    <AlertDialog
      size="admin"
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
        <OwnProofField proof={proof} />
      </form>
    </AlertDialog>
  )
}

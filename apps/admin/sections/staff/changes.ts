import { useState } from 'react'
import type { StaffNotice, StaffQuestion, StaffRow } from '@/screens/admin/staff/staff-types'
import type { OwnProof } from '@/shop/second-factor/own-proof'
import { refusedLoadMessage, saveFailure } from '../../shared/query-states'
import { useRemoveFactor, useResetMember, useSetActive } from './queries'

/** Deactivates and reactivates administrators and mails password links; each asks for a proof first. */
export function useStaffChanges(show: (notice: StaffNotice) => void) {
  const active = useSetActive()
  const resetting = useResetMember()
  const removing = useRemoveFactor()
  const [asked, setAsked] = useState<StaffQuestion>()
  const ask = (kind: StaffQuestion['kind'], member: StaffRow) => {
    active.reset()
    resetting.reset()
    removing.reset()
    setAsked({ kind, member })
  }
  const close = () => setAsked(undefined)
  /** What the proof's fields are told stays in the question; anything else is said after it. */
  const failed = (code: 'changeFailed' | 'resetFailed') => (error: Error) => {
    if (saveFailure(error).fieldErrors?.length) return
    close()
    show({ code, message: refusedLoadMessage(error) })
  }
  const done = (notice: StaffNotice) => () => {
    close()
    show(notice)
  }
  const { fieldErrors } = saveFailure(active.error ?? resetting.error ?? removing.error)
  return {
    question: asked && {
      ...asked,
      busy: active.isPending || resetting.isPending || removing.isPending,
      fieldErrors,
    },
    onToggle: (member: StaffRow) => ask(member.isActive ? 'deactivate' : 'activate', member),
    onRemoveFactor: (member: StaffRow) => ask('removeFactor', member),
    onReset: (member: StaffRow) => ask('reset', member),
    onConfirm: ({ kind, member }: StaffQuestion, proof: OwnProof) => {
      const { id, email } = member
      if (kind === 'reset')
        resetting.mutate(
          { id, ...proof },
          { onSuccess: done({ code: 'resetSent', email }), onError: failed('resetFailed') },
        )
      else if (kind === 'removeFactor')
        removing.mutate(
          { id, ...proof },
          { onSuccess: done({ code: 'factorRemoved', email }), onError: failed('changeFailed') },
        )
      else
        active.mutate(
          { id, isActive: kind === 'activate', ...proof },
          {
            onSuccess: done({ code: kind === 'activate' ? 'activated' : 'deactivated' }),
            onError: failed('changeFailed'),
          },
        )
    },
    onQuestionClose: close,
  }
}

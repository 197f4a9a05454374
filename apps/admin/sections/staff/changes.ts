import { useState } from 'react'
import type { StaffNotice, StaffQuestion, StaffRow } from '@/screens/admin/staff/staff-types'
import { refusalMessage, saveFailure } from '../../shared/query-states'
import { useResetMember, useSetActive } from './queries'

/** Deactivates and reactivates administrators and mails password links; each asks for the own password first. */
export function useStaffChanges(show: (notice: StaffNotice) => void) {
  const active = useSetActive()
  const resetting = useResetMember()
  const [asked, setAsked] = useState<StaffQuestion>()
  const ask = (kind: StaffQuestion['kind'], member: StaffRow) => {
    active.reset()
    resetting.reset()
    setAsked({ kind, member })
  }
  const close = () => setAsked(undefined)
  /** What the password field is told stays in the question; anything else is said after it. */
  const failed = (code: 'changeFailed' | 'resetFailed') => (error: Error) => {
    if (saveFailure(error).fieldErrors?.length) return
    close()
    show({ code, message: refusalMessage(error) })
  }
  const done = (notice: StaffNotice) => () => {
    close()
    show(notice)
  }
  const { fieldErrors } = saveFailure(active.error ?? resetting.error)
  return {
    question: asked && { ...asked, busy: active.isPending || resetting.isPending, fieldErrors },
    onToggle: (member: StaffRow) => ask(member.isActive ? 'deactivate' : 'activate', member),
    onReset: (member: StaffRow) => ask('reset', member),
    onConfirm: ({ kind, member }: StaffQuestion, currentPassword: string) => {
      const { id, email } = member
      if (kind === 'reset')
        resetting.mutate(
          { id, currentPassword },
          { onSuccess: done({ code: 'resetSent', email }), onError: failed('resetFailed') },
        )
      else
        active.mutate(
          { id, isActive: kind === 'activate', currentPassword },
          {
            onSuccess: done({ code: kind === 'activate' ? 'activated' : 'deactivated' }),
            onError: failed('changeFailed'),
          },
        )
    },
    onQuestionClose: close,
  }
}

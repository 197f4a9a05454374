import { useState } from 'react'
import type { StaffNotice, StaffQuestion, StaffRow } from '@/screens/admin/staff/staff-types'
import { refusalMessage } from '../../shared/query-states'
import { useResetMember, useSetActive } from './queries'

/** Deactivates and reactivates administrators and mails password links; asks before deactivating. */
export function useStaffChanges(show: (notice: StaffNotice) => void) {
  const active = useSetActive()
  const resetting = useResetMember()
  const [asked, setAsked] = useState<StaffQuestion>()
  const setActive = (member: StaffRow, isActive: boolean) =>
    active.mutate(
      { id: member.id, isActive },
      {
        onSuccess: () => show({ code: isActive ? 'activated' : 'deactivated' }),
        onError: (error) => show({ code: 'changeFailed', message: refusalMessage(error) }),
        onSettled: () => setAsked(undefined),
      },
    )
  const reset = ({ id, email }: StaffRow) =>
    resetting.mutate(id, {
      onSuccess: () => show({ code: 'resetSent', email }),
      onError: (error) => show({ code: 'resetFailed', message: refusalMessage(error) }),
      onSettled: () => setAsked(undefined),
    })
  return {
    question: asked && { ...asked, busy: active.isPending || resetting.isPending },
    onToggle: (member: StaffRow) =>
      member.isActive ? setAsked({ kind: 'deactivate', member }) : setActive(member, true),
    onReset: (member: StaffRow) => setAsked({ kind: 'reset', member }),
    onConfirm: ({ kind, member }: StaffQuestion) =>
      kind === 'reset' ? reset(member) : setActive(member, false),
    onQuestionClose: () => setAsked(undefined),
  }
}

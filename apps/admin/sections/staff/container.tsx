import { useState } from 'react'
import * as z from 'zod/mini'
import { StaffEditor } from '@/screens/admin/staff/staff-editor'
import { StaffQuestionDialog } from '@/screens/admin/staff/staff-question'
import { StaffScreen } from '@/screens/admin/staff/staff-screen'
import type { StaffInput, StaffNotice } from '@/screens/admin/staff/staff-types'
import { useAdminSession } from '../../app/application'
import { useDraftStorage } from '../../app/draft-storage'
import { listState, saveFailure } from '../../shared/query-states'
import { itemId, NEW, useSectionParams } from '../../shared/section-params'
import { afterEnd } from '../../shared/use-notice'
import { FactorDemandContainer } from './factor-demand'
import { useRoles } from '../roles/queries'
import { useStaffChanges } from './changes'
import { useSaveMember, useStaff } from './queries'

const PARAMS = z.object({ member: itemId })

export default function StaffContainer() {
  const ownId = useAdminSession(({ admin }) => admin?._id ?? '')
  const { params, change } = useSectionParams(PARAMS)
  const [notice, show] = useState<StaffNotice>()
  const staff = useStaff()
  const roles = useRoles()
  const saving = useSaveMember()
  const changes = useStaffChanges(show)
  const draft = useDraftStorage('member', params.member ?? NEW)
  const member = staff.data?.items.find(({ id }) => id === params.member)
  const isOpen = params.member === NEW || member !== undefined
  const open = (id: string | undefined) => {
    saving.reset()
    change({ member: id }, { replace: id === undefined })
  }
  const save = (input: StaffInput) =>
    saving.mutate(
      { id: member?.id, input },
      {
        onSuccess: () => {
          draft.clear()
          open(undefined)
          show({ code: member ? 'updated' : 'invited', email: input.email })
        },
      },
    )
  return (
    <StaffScreen
      demand={<FactorDemandContainer />}
      state={listState(staff)}
      ownId={ownId}
      roles={roles.data?.items ?? []}
      notice={notice}
      onRetry={() => void staff.refetch()}
      onInvite={() => open(NEW)}
      onEdit={({ id }) => open(id)}
      onToggle={changes.onToggle}
      onReset={changes.onReset}
      onRemoveFactor={changes.onRemoveFactor}
      onNoticeEnd={() => show(afterEnd(notice))}
      dialogs={
        <>
          {isOpen && (
            <StaffEditor
              key={member?.id ?? NEW}
              state={{ member, draft, submitting: saving.isPending, ...saveFailure(saving.error) }}
              roles={roles.data?.items ?? []}
              onSave={save}
              onClose={() => open(undefined)}
            />
          )}
          {changes.question && (
            <StaffQuestionDialog
              key={`${changes.question.kind}-${changes.question.member.id}`}
              question={changes.question}
              onConfirm={changes.onConfirm}
              onClose={changes.onQuestionClose}
            />
          )}
        </>
      }
    />
  )
}

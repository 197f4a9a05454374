import { useState } from 'react'
import * as z from 'zod/mini'
import { StaffScreen } from '@/screens/admin/staff/staff-screen'
import type { StaffNotice } from '@/screens/admin/staff/staff-types'
import { useAdminSession } from '../../app/application'
import { listState, saveFailure } from '../../shared/query-states'
import { itemId, NEW, useSectionParams } from '../../shared/section-params'
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
  const member = staff.data?.items.find(({ id }) => id === params.member)
  const isOpen = params.member === NEW || member !== undefined
  const open = (id: string | undefined) => {
    saving.reset()
    change({ member: id }, { replace: id === undefined })
  }
  return (
    <StaffScreen
      {...changes}
      demand={<FactorDemandContainer />}
      state={listState(staff)}
      ownId={ownId}
      roles={roles.data?.items ?? []}
      editor={isOpen ? { member, submitting: saving.isPending, ...saveFailure(saving.error) } : undefined}
      notice={notice}
      onRetry={() => void staff.refetch()}
      onInvite={() => open(NEW)}
      onEdit={({ id }) => open(id)}
      onSave={(input, edited) =>
        saving.mutate(
          { id: edited?.id, input },
          {
            onSuccess: () => {
              open(undefined)
              show({ code: edited ? 'updated' : 'invited', email: input.email })
            },
          },
        )
      }
      onEditorClose={() => open(undefined)}
      onNoticeEnd={() => show(undefined)}
    />
  )
}

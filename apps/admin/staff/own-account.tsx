import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeAdminPassword,
  updateAdminProfile,
  type Admin,
  type VerifiedAdmin,
} from '@/shop/staff/admin-auth.client'
import type { Body } from '@/contract/shared/dto'
import type { ProvenStaffForm } from '@/shop/staff/staff-forms'
import { OwnAccountDialog } from '@/screens/admin/staff/own-account-dialog'
import type { AccountSave } from '@/screens/admin/staff/save-note'
import { FactorContainer } from './factor'
import { SessionsContainer } from './sessions'
import { useAdminApplication, verifiedKey } from '../app/application'
import { refusedLoadMessage, saveFailure } from '../shared/query-states'

interface OwnAccountProps {
  admin: Admin
  onClose: () => void
}

interface Attempt {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: Error | null
}

function saveOf({ isPending, isSuccess, error }: Attempt): AccountSave {
  if (isPending) return { status: 'saving' }
  if (error) {
    const message = refusedLoadMessage(error)
    const { fieldErrors } = saveFailure(error)
    return { status: 'failed', ...(message !== undefined && { message }), fieldErrors }
  }
  return { status: isSuccess ? 'saved' : 'idle' }
}

export default function OwnAccountContainer({ admin, onClose }: OwnAccountProps) {
  const { http, session, queries } = useAdminApplication()
  const [held, setHeld] = useState(false)
  const profile = useMutation({
    mutationFn: (input: ProvenStaffForm) => updateAdminProfile(http, input),
    onSuccess: (changed) => {
      const { token } = session.getState()
      if (token !== null) session.getState().signIn(token, changed)
      queries.setQueryData<VerifiedAdmin>(
        verifiedKey(token),
        (verified) => verified && { ...verified, ...changed },
      )
      return queries.invalidateQueries({ queryKey: ['staff'] })
    },
  })
  const password = useMutation({
    mutationFn: (input: Body<'changeAdminPassword'>) => changeAdminPassword(http, input),
  })
  return (
    <OwnAccountDialog
      admin={admin}
      profile={saveOf(profile)}
      password={saveOf(password)}
      passwordChanges={password.isSuccess ? password.submittedAt : 0}
      onProfileSave={(input) => profile.mutate(input)}
      onPasswordSave={(input) => password.mutate(input)}
      held={held}
      onClose={onClose}
    >
      <hr className="border-border" />
      <FactorContainer onCodesShown={setHeld} />
      <hr className="border-border" />
      <SessionsContainer />
    </OwnAccountDialog>
  )
}

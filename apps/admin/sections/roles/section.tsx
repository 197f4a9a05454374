import { useState } from 'react'
import * as z from 'zod/mini'
import { RoleEditor } from '@/screens/admin/roles/role-editor'
import { RoleRemoval } from '@/screens/admin/roles/role-removal'
import { RolesScreen, type RoleNoticeCode } from '@/screens/admin/roles/roles-screen'
import type { RoleInput } from '@/shop/roles/role-form'
import type { RoleRecord } from '@/shop/roles/roles'
import { createRole, deleteRole, updateRole } from '@/shop/roles/roles.client'
import { listState, saveFailure } from '../../shared/query-states'
import { itemId, NEW, useSectionParams } from '../../shared/section-params'
import { useNotice } from '../../shared/use-notice'
import { usePermissions } from '../../staff/queries'
import { useRoleChange, useRoles } from './queries'

const PARAMS = z.object({ role: itemId })

export default function RolesSection() {
  const { params, change } = useSectionParams(PARAMS)
  const list = useRoles()
  const { notice, show, clear, announce } = useNotice<RoleNoticeCode>()
  const [removed, setRemoved] = useState<RoleRecord>()
  const role = list.data?.items.find(({ id, updatedAt }) => id === params.role && updatedAt !== null)
  const open = (id?: string) => change({ role: id }, { replace: id === undefined })
  const isOpen = params.role === NEW || role !== undefined
  return (
    <RolesScreen
      state={listState(list)}
      notice={notice}
      onRetry={() => void list.refetch()}
      onNoticeEnd={clear}
      onCreate={() => open(NEW)}
      onEdit={({ id }) => open(id)}
      onRemove={setRemoved}
      dialogs={
        <>
          {isOpen && (
            <EditRole
              key={`${role?.id ?? NEW}-${role?.updatedAt}`}
              role={role}
              onDone={(code) => show({ code })}
              onClose={() => open()}
            />
          )}
          {removed && (
            <RemoveRole
              role={removed}
              outcome={announce('removed', 'removeFailed')}
              onClose={() => setRemoved(undefined)}
            />
          )}
        </>
      }
    />
  )
}

interface EditRoleProps {
  /** Missing for a new role. */
  role: RoleRecord | undefined
  onDone: (code: 'created' | 'updated') => void
  onClose: () => void
}

function EditRole({ role, onDone, onClose }: EditRoleProps) {
  const own = usePermissions()
  const saving = useRoleChange((http, input: RoleInput) =>
    role
      ? updateRole(http, role, input)
      : createRole(http, { name: input.name, permissions: input.permissions }),
  )
  const onSuccess = () => {
    onClose()
    onDone(role ? 'updated' : 'created')
  }
  return (
    <RoleEditor
      state={{ role, submitting: saving.isPending, ...saveFailure(saving.error) }}
      own={own}
      onSave={(input) => saving.mutate(input, { onSuccess })}
      onClose={onClose}
    />
  )
}

interface RemoveRoleProps {
  role: RoleRecord
  /** Tells the outcome. */
  outcome: { readonly onSuccess: () => void; readonly onError: (error: Error) => void }
  onClose: () => void
}

function RemoveRole({ role, outcome, onClose }: RemoveRoleProps) {
  const deletion = useRoleChange(deleteRole)
  return (
    <RoleRemoval
      role={role}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(role.id, { ...outcome, onSettled: onClose })}
      onCancel={onClose}
    />
  )
}

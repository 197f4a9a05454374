import { useState } from 'react'
import type { UserDetail } from '@/shop/users/users'
import { CustomerEditor } from '@/screens/admin/users/customer-editor'
import { useDraftStorage } from '../../app/draft-storage'
import { editorActions } from '../../shared/editor'
import { saveFailure } from '../../shared/query-states'
import { useCustomerGroups, useUpdateUser } from './queries'

interface EditCustomerProps {
  user: UserDetail
  onReload: () => Promise<UserDetail | undefined>
  onClose: () => void
  onDone: () => void
}

/** The form of a customer; closes after saving. */
export function EditCustomer({ user, onReload, onClose, onDone }: EditCustomerProps) {
  // The customer is read again while the form is open; what nobody has seen here is not saved over.
  const [seen, setSeen] = useState(user)
  const saving = useUpdateUser()
  const draft = useDraftStorage('customer', user.id)
  const reload = async () => setSeen((await onReload()) ?? seen)
  const actions = editorActions({ saving, draft, reload, onClose, onDone })
  return (
    <CustomerEditor
      key={seen.updatedAt}
      state={{
        user: seen,
        groups: useCustomerGroups(),
        draft,
        submitting: saving.isPending,
        ...saveFailure(saving.error),
      }}
      onSave={(input) => actions.save({ before: seen, input })}
      onClose={actions.close}
      onReload={actions.reload}
    />
  )
}

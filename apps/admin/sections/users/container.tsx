import { useState } from 'react'
import { UserModal } from '@/screens/admin/users/user-modal'
import { UsersScreen } from '@/screens/admin/users/users-screen'
import { useListViews } from '../../shared/list-views'
import { itemState, listState } from '../../shared/query-states'
import { usePageInRange } from '../../shared/use-page-in-range'
import { useUserChanges } from './changes'
import { useUserPrivacy } from './privacy'
import { useUsersParams } from './params'
import { useUser, useUserOrders, useUsers } from './queries'

export default function UsersContainer() {
  const params = useUsersParams()
  const { filters, query, managedId, setFilters, setPage, manage } = params
  const views = useListViews('users', params)
  const users = useUsers(query, filters.premiumOnly === true)
  usePageInRange(users, setPage)
  const user = useUser(managedId)
  const changes = useUserChanges()
  const privacy = useUserPrivacy(changes.show, () => manage(undefined))
  const [ordersPage, setOrdersPage] = useState<{ readonly of: string | undefined; readonly page: number }>()
  const orders = useUserOrders(managedId, ordersPage?.of === managedId ? (ordersPage?.page ?? 1) : 1)
  return (
    <UsersScreen
      state={listState(users)}
      counts={users.data?.counts}
      filters={filters}
      listViews={views}
      // While a customer is open, their dialog shows it.
      notice={managedId === undefined ? changes.notice : undefined}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void users.refetch()}
      onManage={(id) => {
        // A failure that is still shown concerns the customer managed before.
        changes.clear()
        manage(id)
      }}
      onNoticeEnd={changes.clear}
      dialogs={
        managedId !== undefined && (
          <UserModal
            state={itemState(user)}
            orders={listState(orders)}
            saving={changes.saving ?? privacy.saving}
            notice={changes.notice}
            onOrdersPage={(page) => setOrdersPage({ of: managedId, page })}
            onRetry={() => void user.refetch()}
            onClose={() => manage(undefined)}
            onStatusChange={changes.setStatus}
            onPremiumChange={changes.setPremium}
            onDataExport={privacy.exportData}
            onAnonymise={privacy.anonymise}
            onNoticeEnd={changes.clear}
          />
        )
      }
    />
  )
}

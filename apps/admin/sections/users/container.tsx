import { useState } from 'react'
import { UsersScreen } from '@/screens/admin/users/users-screen'
import { itemState, listState } from '../../shared/query-states'
import { usePageInRange } from '../../shared/use-page-in-range'
import { useUserChanges } from './changes'
import { useUserPrivacy } from './privacy'
import { useUsersParams } from './params'
import { useUser, useUserOrders, useUsers } from './queries'

export default function UsersContainer() {
  const { filters, query, managedId, setFilters, setPage, manage } = useUsersParams()
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
      managed={managedId === undefined ? undefined : itemState(user)}
      userOrders={listState(orders)}
      saving={changes.saving ?? privacy.saving}
      notice={changes.notice}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void users.refetch()}
      onManage={(id) => {
        // A failure that is still shown concerns the customer managed before.
        changes.clear()
        manage(id)
      }}
      onUserOrdersPage={(page) => setOrdersPage({ of: managedId, page })}
      onManageRetry={() => void user.refetch()}
      onManageClose={() => manage(undefined)}
      onStatusChange={changes.setStatus}
      onPremiumChange={changes.setPremium}
      onDataExport={privacy.exportData}
      onAnonymise={privacy.anonymise}
      onNoticeEnd={changes.clear}
    />
  )
}

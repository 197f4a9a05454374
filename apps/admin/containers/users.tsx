import { UsersScreen } from '@/screens/admin/users/users-screen'
import { itemState, listState } from '../queries/states'
import { useUserAddress } from '../queries/user-address'
import { useUserChanges } from '../queries/user-changes'
import { useUser, useUsers } from '../queries/users'

export default function UsersContainer() {
  const { filters, query, managedId, setFilters, setPage, manage } = useUserAddress()
  const users = useUsers(query, filters.premiumOnly === true)
  const user = useUser(managedId)
  const changes = useUserChanges()
  return (
    <UsersScreen
      state={listState(users)}
      counts={users.data?.counts}
      filters={filters}
      managed={managedId === undefined ? undefined : itemState(user)}
      saving={changes.saving}
      notice={changes.notice}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void users.refetch()}
      onManage={manage}
      onManageRetry={() => void user.refetch()}
      onManageClose={() => manage(undefined)}
      onStatusChange={changes.setStatus}
      onPremiumChange={changes.setPremium}
      onNoticeEnd={changes.end}
    />
  )
}

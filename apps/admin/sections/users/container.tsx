import { UsersScreen } from '@/screens/admin/users/users-screen'
import { itemState, listState } from '../../shared/query-states'
import { useUserChanges } from './changes'
import { useUsersParams } from './params'
import { useUser, useUsers } from './queries'

export default function UsersContainer() {
  const { filters, query, managedId, setFilters, setPage, manage } = useUsersParams()
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
      onNoticeEnd={changes.clear}
    />
  )
}

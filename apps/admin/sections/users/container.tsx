import { use, useState } from 'react'
import { useTranslations } from '@/i18n'
import { sectionHref } from '@/screens/admin/layout/sections'
import { LeaveGuardContext } from '@/screens/admin/shared/forms/leave-guard'
import type { AddressWork } from '@/screens/admin/users/user-addresses'
import { UserModal } from '@/screens/admin/users/user-modal'
import { USER_COLUMNS } from '@/screens/admin/users/users-table'
import { UserOrders } from '@/screens/admin/users/user-orders'
import { UsersScreen } from '@/screens/admin/users/users-screen'
import { exportUsers } from '@/shop/users/users.client'
import { useHttp } from '../../app/application'
import { useListViews } from '../../shared/list-views'
import { itemState, listState } from '../../shared/query-states'
import { useColumns } from '../../shared/use-columns'
import { usePageInRange } from '../../shared/use-page-in-range'
import { AddressDialogs } from './addresses'
import { useUserChanges } from './changes'
import { CreateCustomer } from './create'
import { EditCustomer } from './edit'
import { useUsersExport } from './export'
import { Guests } from './guests'
import { useUserPrivacy } from './privacy'
import { useUsersParams, type UsersParams } from './params'
import { useCustomerGroups, useUser, useOrdersOf, useUsers } from './queries'

export default function UsersContainer() {
  const params = useUsersParams()
  return params.filters.guestsOnly ? <Guests params={params} /> : <Customers params={params} />
}

function Customers({ params }: { params: UsersParams }) {
  const { filters, query, managedId, setFilters, setPage, manage } = params
  const http = useHttp()
  const views = useListViews('users', params)
  const columns = useColumns('users', Object.keys(USER_COLUMNS))
  const users = useUsers(query, filters.premiumOnly === true)
  usePageInRange(users, setPage)
  const groups = useCustomerGroups()
  const user = useUser(managedId)
  const [isCreating, setCreating] = useState(false)
  const [editing, setEditing] = useState<string>()
  const [address, setAddress] = useState<AddressWork>()
  // The dialog may contain a note that has not been added yet.
  const { leave } = use(LeaveGuardContext)
  const changes = useUserChanges(managedId)
  const privacy = useUserPrivacy(changes.show, () => manage(undefined))
  const { page: _page, ...filtered } = query
  const fileQuery = { ...filtered, ...(filters.premiumOnly && { premium: 'true' as const }) }
  const file = useUsersExport(
    useTranslations('adminUsers')('export.file'),
    (options) => exportUsers(http, fileQuery, options),
    changes.show,
  )
  const [ordersPage, setOrdersPage] = useState<{ readonly of: string | undefined; readonly page: number }>()
  const orders = useOrdersOf(
    managedId === undefined ? undefined : { user: managedId },
    ordersPage?.of === managedId ? (ordersPage?.page ?? 1) : 1,
  )
  return (
    <UsersScreen
      state={listState(users)}
      counts={users.data?.counts}
      filters={filters}
      groups={groups}
      columns={columns}
      file={file}
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
      onCreate={() => setCreating(true)}
      dialogs={
        isCreating ? (
          <CreateCustomer
            platform={filters.platform}
            onClose={() => setCreating(false)}
            onDone={(id) => {
              manage(id)
              changes.show({ code: 'created' })
            }}
          />
        ) : (
          managedId !== undefined && (
            <>
              <UserModal
                state={itemState(user)}
                saving={changes.saving ?? privacy.saving}
                notice={changes.notice}
                orders={
                  <UserOrders
                    orders={listState(orders)}
                    all={`${sectionHref('orders')}&customer=${managedId}`}
                    onPageChange={(page) => setOrdersPage({ of: managedId, page })}
                  />
                }
                onRetry={() => void user.refetch()}
                onClose={() => leave(() => manage(undefined))}
                addedNotes={changes.addedNotes}
                noteDraft={changes.noteDraft}
                onNoteAdd={changes.addNote}
                onEdit={() => setEditing(managedId)}
                onAddress={setAddress}
                onStatusChange={changes.setStatus}
                onPremiumChange={changes.setPremium}
                onDataExport={privacy.exportData}
                onAnonymise={privacy.anonymise}
                onNoticeEnd={changes.clear}
              />
              {address && user.data && (
                <AddressDialogs
                  user={user.data}
                  work={address}
                  onClose={() => setAddress(undefined)}
                  onDone={changes.show}
                />
              )}
              {editing === managedId && user.data && (
                <EditCustomer
                  user={user.data}
                  onReload={async () => (await user.refetch()).data}
                  onClose={() => setEditing(undefined)}
                  onDone={() => changes.show({ code: 'edited' })}
                />
              )}
            </>
          )
        )
      }
    />
  )
}

import { useState } from 'react'
import { useTranslations } from '@/i18n'
import { exportGuests } from '@/shop/users/guests.client'
import { sectionHref } from '@/screens/admin/layout/sections'
import { GuestModal } from '@/screens/admin/users/guest-modal'
import { GUEST_COLUMNS } from '@/screens/admin/users/guests-table'
import { GuestsScreen } from '@/screens/admin/users/guests-screen'
import { UserOrders } from '@/screens/admin/users/user-orders'
import type { UserNotice } from '@/screens/admin/users/users-types'
import { useHttp } from '../../app/application'
import { useListViews } from '../../shared/list-views'
import { itemState, listState } from '../../shared/query-states'
import { useNotice } from '../../shared/use-notice'
import { useColumns } from '../../shared/use-columns'
import { usePageInRange } from '../../shared/use-page-in-range'
import { useUsersExport } from './export'
import type { UsersParams } from './params'
import { useGuest, useGuests, useOrdersOf } from './queries'

/** Who ordered without an account. */
export function Guests({ params }: { params: UsersParams }) {
  const http = useHttp()
  const t = useTranslations('adminUsers')
  const { filters, guestId, setFilters, setPage, openGuest } = params
  const { page, search, platform } = params.query
  const views = useListViews('users', params)
  const columns = useColumns('guests', Object.keys(GUEST_COLUMNS))
  const guests = useGuests({ page, search, platform })
  usePageInRange(guests, setPage)
  const { notice, show, clear } = useNotice<UserNotice>()
  const file = useUsersExport(
    t('guests.file'),
    (options) => exportGuests(http, { search, platform }, options),
    show,
  )
  return (
    <GuestsScreen
      state={listState(guests)}
      filters={filters}
      columns={columns}
      file={file}
      listViews={views}
      notice={notice}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void guests.refetch()}
      onOpen={openGuest}
      onNoticeEnd={clear}
      dialogs={
        guestId !== undefined && <OpenGuest key={guestId} id={guestId} onClose={() => openGuest(undefined)} />
      }
    />
  )
}

function OpenGuest({ id, onClose }: { id: string; onClose: () => void }) {
  const guest = useGuest(id)
  const [page, setPage] = useState(1)
  const orders = useOrdersOf(guest.data && { search: guest.data.email }, page)
  return (
    <GuestModal
      state={itemState(guest)}
      orders={
        guest.data && (
          <UserOrders
            orders={listState(orders)}
            all={`${sectionHref('orders')}&search=${encodeURIComponent(guest.data.email)}`}
            onPageChange={setPage}
          />
        )
      }
      onRetry={() => void guest.refetch()}
      onClose={onClose}
    />
  )
}

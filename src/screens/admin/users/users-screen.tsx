/**
 * Customers and Premium. States of the list: loading, error, empty, ready (optionally updating); of the counts: loading
 * or ready; of the opened customer: loading, error, ready (optionally saving status or Premium, exporting data,
 * anonymising).
 */
import { CrownIcon, UsersIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { OrderSummary } from '@/shop/orders/order'
import { USER_STATUSES, type UserDetail, type UserRow, type UserStatus } from '@/shop/users/users'
import { PLATFORMS } from '@/shop/shared/platform'
import { Button } from '@/ui/button'
import { optionsOf } from '../shared/lists/filter-description'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { ItemState, ListState, Notice } from '../shared/lists/list-state'
import { usePhone } from '../shared/use-narrow'
import { UserCountCards } from './user-counts'
import { UserModal } from './user-modal'
import type { UserPrivacyActions } from './user-privacy'
import { useUserNotice } from './user-notice'
import { UserRows, UsersTable } from './users-table'
import {
  isUserFailure,
  NO_USER_FILTERS,
  type PremiumDecision,
  type UserCounts,
  type UserFilters,
  type UserNotice,
  type UserSaving,
} from './users-types'

export interface UsersScreenProps extends ListProps<UserRow, UserFilters>, UserPrivacyActions {
  /** Undefined while loading. */
  counts?: UserCounts
  /** The customer whose dialog is open. */
  managed?: ItemState<UserDetail>
  /** One page of that customer's orders. @default loading */
  userOrders?: ListState<OrderSummary>
  saving?: UserSaving
  notice?: Notice<UserNotice>
  onManage: (id: string) => void
  onUserOrdersPage: (page: number) => void
  onManageRetry: () => void
  onManageClose: () => void
  onStatusChange: (id: string, status: UserStatus) => void
  onPremiumChange: (id: string, change: PremiumDecision) => void
}

export function UsersScreen(props: UsersScreenProps) {
  const t = useTranslations('adminUsers')
  const common = useTranslations('admin')
  const textOf = useUserNotice()
  const { filters, managed, notice } = props
  const List = usePhone() ? UserRows : UsersTable
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'table', columns: 7 }}
      title={t('title')}
      actions={
        <>
          <Button
            variant="outline"
            size="admin"
            aria-pressed={!filters.premiumOnly}
            className="aria-pressed:border-text"
            onClick={() => props.onFiltersChange(NO_USER_FILTERS)}
          >
            <UsersIcon size="s" />
            {t('all')}
          </Button>
          <Button
            variant="outline"
            size="admin"
            aria-pressed={filters.premiumOnly === true}
            className="aria-pressed:border-text"
            onClick={() => props.onFiltersChange({ ...filters, premiumOnly: true })}
          >
            <CrownIcon size="s" />
            {t('premiumOnly')}
          </Button>
        </>
      }
      summary={props.state.status !== 'error' && <UserCountCards counts={props.counts} />}
      search={t('search')}
      filterBy={[
        {
          name: 'platform',
          label: t('platform'),
          all: t('allPlatforms'),
          options: optionsOf(PLATFORMS, (value) => common(`platforms.${value}`)),
        },
        {
          name: 'status',
          label: t('status'),
          all: t('allStatuses'),
          options: optionsOf(USER_STATUSES, (value) => t(`statuses.${value}`)),
        },
      ]}
      noFilters={NO_USER_FILTERS}
      rows={(items) => <List users={items} onManage={props.onManage} />}
      icon={UsersIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
      message={{
        notice,
        tone: notice && isUserFailure(notice.code) ? 'danger' : 'success',
        // Shown by the dialog instead while one is open.
        text: managed ? undefined : notice && textOf(notice),
      }}
    >
      {managed && (
        <UserModal
          state={managed}
          saving={props.saving}
          notice={notice}
          orders={props.userOrders ?? { status: 'loading' }}
          onOrdersPage={props.onUserOrdersPage}
          onRetry={props.onManageRetry}
          onClose={props.onManageClose}
          onStatusChange={props.onStatusChange}
          onPremiumChange={props.onPremiumChange}
          onDataExport={props.onDataExport}
          onAnonymise={props.onAnonymise}
          onNoticeEnd={props.onNoticeEnd}
        />
      )}
    </ListScreen>
  )
}

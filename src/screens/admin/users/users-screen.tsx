/**
 * Users and premium (A2, A4). States of the list: loading, error, empty, ready (also updating); of the counts:
 * coming or there; of the managed user: loading, error, ready (also saving status or premium).
 */
import { CrownIcon, UsersIcon } from '../../../icons'
import { useFormat, useTranslations } from '../../../i18n'
import { USER_STATUSES, type UserDetail, type UserRow, type UserStatus } from '../../../domain/users/user'
import { PLATFORMS } from '../../../domain/shared/platform'
import { Button } from '../../../ui/button'
import { StatCard } from '../../../ui/stat-card'
import { figureGrid } from '../shared/figure-grid'
import { ListBody } from '../shared/lists/list-body'
import { filterChoice, ListFilters } from '../shared/lists/list-filters'
import { ListSkeleton } from '../shared/lists/list-skeleton'
import type { ItemState, ListState, Notice } from '../shared/lists/list-state'
import { NoticeToast } from '../shared/notice-toast'
import { Panel } from '../shared/panel'
import { ScreenHeader } from '../shared/screen-header'
import { usePhone } from '../shared/use-narrow'
import { useUserSentence } from './user-sentence'
import { UserModal } from './user-modal'
import { UserRows, UsersTable } from './users-table'
import {
  isUserFailure,
  NO_USER_FILTERS,
  type PremiumChange,
  type UserCounts,
  type UserFilters,
  type UserNotice,
  type UserSaving,
} from './users-types'

export interface UsersScreenProps {
  state: ListState<UserRow>
  /** Still coming where left out. */
  counts?: UserCounts
  filters: UserFilters
  /** The user whose dialog is open. */
  managed?: ItemState<UserDetail>
  saving?: UserSaving
  notice?: Notice<UserNotice>
  onFiltersChange: (filters: UserFilters) => void
  onPageChange: (page: number) => void
  onRetry: () => void
  onManage: (id: string) => void
  onManageRetry: () => void
  onManageClose: () => void
  onStatusChange: (id: string, status: UserStatus) => void
  onPremiumChange: (id: string, change: PremiumChange) => void
  onNoticeEnd: () => void
}

export function UsersScreen(props: UsersScreenProps) {
  const t = useTranslations('adminUsers')
  const sentence = useUserSentence()
  const phone = usePhone()
  const { state, filters, managed, notice } = props
  const List = phone ? UserRows : UsersTable
  return (
    <>
      <ScreenHeader title={t('title')}>
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
      </ScreenHeader>
      <UserFigures counts={props.counts} />
      <Panel className="mt-4 max-md:border-0 max-md:bg-transparent">
        <UserFiltersBar filters={filters} onChange={props.onFiltersChange} />
        <ListBody
          state={state}
          skeleton={<ListSkeleton columns={7} />}
          rows={(items) => <List users={items} onManage={props.onManage} />}
          errorText={t('loadFailed')}
          onRetry={props.onRetry}
          filtered={Object.values(filters).some(Boolean)}
          onClearFilters={() => props.onFiltersChange(NO_USER_FILTERS)}
          icon={<UsersIcon size="l" />}
          empty={{ title: t('noneYet'), text: t('noneYetHint') }}
          onPageChange={props.onPageChange}
        />
      </Panel>
      {managed && (
        <UserModal
          state={managed}
          saving={props.saving}
          notice={notice}
          onRetry={props.onManageRetry}
          onClose={props.onManageClose}
          onStatusChange={props.onStatusChange}
          onPremiumChange={props.onPremiumChange}
          onNoticeEnd={props.onNoticeEnd}
        />
      )}
      <NoticeToast
        notice={notice}
        tone={notice && isUserFailure(notice.code) ? 'danger' : 'success'}
        // An open dialog says it itself.
        text={managed ? undefined : notice && sentence(notice)}
        onEnd={props.onNoticeEnd}
      />
    </>
  )
}

function UserFigures({ counts }: { counts: UserCounts | undefined }) {
  const t = useTranslations('adminUsers')
  const format = useFormat()
  const share = (part: number) =>
    counts && counts.total > 0
      ? t('counts.share', { percent: Math.round((part / counts.total) * 100) })
      : undefined
  const hints = {
    total: t('counts.allPlatforms'),
    active: counts && share(counts.active),
    premium: counts && share(counts.premium),
    newThisMonth: counts && share(counts.newThisMonth),
  }
  return (
    <section aria-label={t('counts.label')} className={figureGrid}>
      {(['total', 'active', 'premium', 'newThisMonth'] as const).map((name) => (
        <StatCard
          key={name}
          label={t(`counts.${name}`)}
          loading={!counts}
          value={counts ? format.number(counts[name]) : ''}
          hint={hints[name]}
        />
      ))}
    </section>
  )
}

interface UserFiltersBarProps {
  filters: UserFilters
  onChange: (filters: UserFilters) => void
}
function UserFiltersBar({ filters, onChange }: UserFiltersBarProps) {
  const t = useTranslations('adminUsers')
  const common = useTranslations('admin')
  return (
    <ListFilters
      label={common('list.filters')}
      search={{
        label: t('search'),
        value: filters.search,
        onChange: (search) => onChange({ ...filters, search }),
      }}
      choices={[
        filterChoice({
          label: t('platform'),
          all: t('allPlatforms'),
          value: filters.platform,
          options: PLATFORMS.map((value) => ({ value, label: common(`platforms.${value}`) })),
          onChange: (platform) => onChange({ ...filters, platform }),
        }),
        filterChoice({
          label: t('status'),
          all: t('allStatuses'),
          value: filters.status,
          options: USER_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
          onChange: (status) => onChange({ ...filters, status }),
        }),
      ]}
    />
  )
}

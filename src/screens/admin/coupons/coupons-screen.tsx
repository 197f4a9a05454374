/**
 * Coupons (A2). States of the list: loading, error, empty, ready (also updating); the form: create, edit,
 * submitting, refused; the statistics: loading, error, ready; the question before deleting.
 */
import { PlusIcon, TagIcon, TrashIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import type { CouponRecord } from '../../../domain/coupons/coupon-record'
import { COUPON_STATUSES, COUPON_TYPES } from '../../../domain/coupons/coupon-types'
import { PLATFORMS } from '../../../domain/shared/platform'
import { AlertDialog } from '../../../ui/alert-dialog'
import { Button } from '../../../ui/button'
import type { RemovalState } from '../cargo/cargo-types'
import { CardGrid, CardGridSkeleton } from '../shared/lists/card-grid'
import { CouponCard } from './coupon-card'
import { CouponEditor } from './coupon-editor'
import { CouponStatsModal } from './coupon-stats-modal'
import {
  NO_COUPON_FILTERS,
  type CouponEditorState,
  type CouponFilters,
  type CouponInput,
  type CouponNotice,
  type CouponStatsState,
} from './coupons-types'
import { ListBody } from '../shared/lists/list-body'
import { filterChoice, ListFilters } from '../shared/lists/list-filters'
import type { ListState, Notice } from '../shared/lists/list-state'
import { NoticeToast } from '../shared/notice-toast'
import { ScreenHeader } from '../shared/screen-header'

export interface CouponsScreenProps {
  state: ListState<CouponRecord>
  filters: CouponFilters
  editor?: CouponEditorState
  statistics?: CouponStatsState
  removal?: RemovalState<CouponRecord>
  notice?: Notice<CouponNotice>
  onFiltersChange: (filters: CouponFilters) => void
  onPageChange: (page: number) => void
  onRetry: () => void
  onCreate: () => void
  onEdit: (coupon: CouponRecord) => void
  onSave: (input: CouponInput, coupon?: CouponRecord) => void
  onEditorClose: () => void
  onStats: (coupon: CouponRecord) => void
  onStatsRetry: () => void
  onStatsClose: () => void
  /** Asks first. */
  onRemove: (coupon: CouponRecord) => void
  onRemoveConfirm: (coupon: CouponRecord) => void
  onRemoveCancel: () => void
  onNoticeEnd: () => void
}

export function CouponsScreen(props: CouponsScreenProps) {
  const t = useTranslations('adminCoupons')
  const { state, filters, editor, statistics, removal, notice } = props
  const create = (
    <Button size="admin" onClick={props.onCreate}>
      <PlusIcon size="s" />
      {t('create')}
    </Button>
  )
  return (
    <>
      <ScreenHeader title={t('title')}>{create}</ScreenHeader>
      <CouponFiltersBar filters={filters} onChange={props.onFiltersChange} />
      <CardGrid state={state}>
        <ListBody
          state={state}
          skeleton={<CardGridSkeleton />}
          rows={(items) => (
            <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {items.map((coupon) => (
                <li key={coupon.id} className="grid">
                  <CouponCard
                    coupon={coupon}
                    onStats={props.onStats}
                    onEdit={props.onEdit}
                    onRemove={props.onRemove}
                  />
                </li>
              ))}
            </ul>
          )}
          errorText={t('loadFailed')}
          onRetry={props.onRetry}
          filtered={Object.values(filters).some(Boolean)}
          onClearFilters={() => props.onFiltersChange(NO_COUPON_FILTERS)}
          icon={<TagIcon size="l" />}
          empty={{ title: t('noneYet'), text: t('noneYetHint'), action: create }}
          onPageChange={props.onPageChange}
          pagerOnlyIfNeeded
        />
      </CardGrid>
      {editor && (
        <CouponEditor
          key={editor.coupon?.id ?? 'new'}
          state={editor}
          onSave={(input) => props.onSave(input, editor.coupon)}
          onClose={props.onEditorClose}
        />
      )}
      {statistics && (
        <CouponStatsModal state={statistics} onRetry={props.onStatsRetry} onClose={props.onStatsClose} />
      )}
      {removal && (
        <AlertDialog
          open
          icon={TrashIcon}
          title={t('confirm.title')}
          description={t('confirm.text', { code: removal.item.code })}
          confirmLabel={t('confirm.action')}
          busy={removal.busy}
          onConfirm={() => props.onRemoveConfirm(removal.item)}
          onOpenChange={(open) => !open && props.onRemoveCancel()}
        />
      )}
      <NoticeToast
        notice={notice}
        tone={notice?.code === 'deleteFailed' ? 'danger' : 'success'}
        text={notice && (notice.message ?? t(`notices.${notice.code}`))}
        onEnd={props.onNoticeEnd}
      />
    </>
  )
}

interface CouponFiltersBarProps {
  filters: CouponFilters
  onChange: (filters: CouponFilters) => void
}
function CouponFiltersBar({ filters, onChange }: CouponFiltersBarProps) {
  const t = useTranslations('adminCoupons')
  const common = useTranslations('admin')
  return (
    <ListFilters
      bare
      label={common('list.filters')}
      search={{
        label: t('search'),
        value: filters.search,
        onChange: (search) => onChange({ ...filters, search }),
      }}
      choices={[
        filterChoice({
          label: t('status'),
          all: t('allStatuses'),
          value: filters.status,
          options: COUPON_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
          onChange: (status) => onChange({ ...filters, status }),
        }),
        filterChoice({
          label: t('type'),
          all: t('allTypes'),
          value: filters.type,
          options: COUPON_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
          onChange: (type) => onChange({ ...filters, type }),
        }),
        filterChoice({
          label: t('platform'),
          all: t('allPlatforms'),
          value: filters.platform,
          options: PLATFORMS.map((value) => ({ value, label: common(`platforms.${value}`) })),
          onChange: (platform) => onChange({ ...filters, platform }),
        }),
      ]}
    />
  )
}

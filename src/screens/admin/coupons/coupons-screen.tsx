/**
 * Coupons. States of the list: loading, error, empty, ready (optionally updating); the form: create, edit, submitting,
 * rejected; the statistics: loading, error, ready; the delete confirmation.
 */
import { PlusIcon, TagIcon } from '../../../icons'
import { useTranslations } from '../../../i18n'
import type { CouponRecord } from '../../../domain/coupons/coupon-record'
import { COUPON_STATUSES, COUPON_TYPES } from '../../../domain/coupons/coupon-types'
import { PLATFORMS } from '../../../domain/shared/platform'
import { Button } from '../../../ui/button'
import { optionsOf } from '../shared/lists/filter-description'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { RemovalDialog, type RemovalProps } from '../shared/lists/removal-dialog'
import { useMessageWithReason } from '../shared/use-message-with-reason'
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

export interface CouponsScreenProps
  extends ListProps<CouponRecord, CouponFilters>, RemovalProps<CouponRecord> {
  editor?: CouponEditorState
  statistics?: CouponStatsState
  notice?: Notice<CouponNotice>
  onCreate: () => void
  onEdit: (coupon: CouponRecord) => void
  onSave: (input: CouponInput, coupon?: CouponRecord) => void
  onEditorClose: () => void
  /** Refetches the stored version and keeps unsaved input. */
  onEditorReload: () => void
  /** Searches products for the form's product picker. */
  onProductSearch: (text: string) => void
  onStats: (coupon: CouponRecord) => void
  onStatsRetry: () => void
  onStatsClose: () => void
}

export function CouponsScreen(props: CouponsScreenProps) {
  const t = useTranslations('adminCoupons')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const { editor, statistics, notice } = props
  const textOf = ({ code, message }: Notice<CouponNotice>) =>
    code === 'openFailed' ? withReason(t('notices.openFailed'), message) : (message ?? t(`notices.${code}`))
  const create = (
    <Button size="admin" onClick={props.onCreate}>
      <PlusIcon size="s" />
      {t('create')}
    </Button>
  )
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'cards' }}
      title={t('title')}
      actions={create}
      search={t('search')}
      filterBy={[
        {
          name: 'status',
          label: t('status'),
          all: t('allStatuses'),
          options: optionsOf(COUPON_STATUSES, (value) => t(`statuses.${value}`)),
        },
        {
          name: 'type',
          label: t('type'),
          all: t('allTypes'),
          options: optionsOf(COUPON_TYPES, (value) => t(`types.${value}`)),
        },
        {
          name: 'platform',
          label: t('platform'),
          all: t('allPlatforms'),
          options: optionsOf(PLATFORMS, (value) => common(`platforms.${value}`)),
        },
      ]}
      noFilters={NO_COUPON_FILTERS}
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
      icon={TagIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint'), action: create }}
      message={{
        notice,
        tone: notice?.code === 'deleteFailed' || notice?.code === 'openFailed' ? 'danger' : 'success',
        text: notice && textOf(notice),
      }}
    >
      {editor && (
        <CouponEditor
          key={`${editor.coupon?.id ?? 'new'}-${editor.coupon?.updatedAt}`}
          state={editor}
          onSave={(input) => props.onSave(input, editor.coupon)}
          onClose={props.onEditorClose}
          onReload={props.onEditorReload}
          onProductSearch={props.onProductSearch}
        />
      )}
      {statistics && (
        <CouponStatsModal state={statistics} onRetry={props.onStatsRetry} onClose={props.onStatsClose} />
      )}
      <RemovalDialog
        removal={props.removal}
        title={() => t('confirm.title')}
        description={({ code }) => t('confirm.text', { code })}
        confirmLabel={t('confirm.action')}
        onRemoveConfirm={props.onRemoveConfirm}
        onRemoveCancel={props.onRemoveCancel}
      />
    </ListScreen>
  )
}

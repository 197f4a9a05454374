import type { ReactNode } from 'react'
import { TagIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import {
  COUPON_STATUSES,
  COUPON_TYPES,
  type CouponRecord,
  type CouponStatus,
  type CouponType,
} from '@/shop/coupons/coupon-types'
import { PLATFORMS, type Platform } from '@/shop/shared/platform'
import { useMay } from '../shared/permissions'
import { optionsOf } from '../shared/lists/filter-description'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { CouponCard } from './coupon-card'
import { RowList } from '../shared/lists/row-list'

interface CouponFilters {
  readonly search: string
  readonly status?: CouponStatus
  readonly type?: CouponType
  readonly platform?: Platform
}
const NO_COUPON_FILTERS: CouponFilters = { search: '' }

export type CouponNotice = 'created' | 'updated' | 'deleted' | 'deleteFailed' | 'openFailed'

export interface CouponsScreenProps extends ListProps<CouponRecord, CouponFilters> {
  notice?: Notice<CouponNotice>
  onCreate: () => void
  onEdit: (coupon: CouponRecord) => void
  onCopy: (coupon: CouponRecord) => void
  onStats: (coupon: CouponRecord) => void
  onCodes: (coupon: CouponRecord) => void
  onRemove: (coupon: CouponRecord) => void
  /** The open dialog: form, statistics or confirmation of a removal. */
  dialogs?: ReactNode
}

/** Where coupons are made, changed and copied, a card each. */
export function CouponsScreen(props: CouponsScreenProps) {
  const t = useTranslations('adminCoupons')
  const common = useTranslations('admin')
  const withReason = useMessageWithReason()
  const { notice } = props
  const textOf = ({ code, message }: Notice<CouponNotice>) =>
    code === 'openFailed' ? withReason(t('notices.openFailed'), message) : (message ?? t(`notices.${code}`))
  const mayWrite = useMay('coupons.write')
  const create = mayWrite && { label: t('create'), onPress: props.onCreate }
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'cards' }}
      title={t('title')}
      create={create}
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
        <RowList className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {items.map((coupon) => (
            <li key={coupon.id} data-row={coupon.id} className="grid">
              <CouponCard
                coupon={coupon}
                onStats={props.onStats}
                onEdit={props.onEdit}
                onCopy={props.onCopy}
                onCodes={props.onCodes}
                onRemove={props.onRemove}
              />
            </li>
          ))}
        </RowList>
      )}
      icon={TagIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
      message={{
        notice,
        tone: notice?.code === 'deleteFailed' || notice?.code === 'openFailed' ? 'danger' : 'success',
        text: notice && textOf(notice),
      }}
    >
      {props.dialogs}
    </ListScreen>
  )
}

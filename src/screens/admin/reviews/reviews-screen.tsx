import { useState, type ReactNode } from 'react'
import { StarIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import type { AdminReview, QueueCounts } from '@/shop/reviews/admin-reviews'
import { REVIEW_QUEUES, type ReviewQueue } from '@/shop/reviews/reviews'
import { Button } from '@/ui/button'
import { Switch } from '@/ui/switch'
import { optionsOf } from '../shared/lists/filter-description'
import { ListScreen, type ListProps } from '../shared/lists/list-screen'
import type { Notice } from '../shared/lists/list-state'
import { useMay } from '../shared/permissions'
import { useMessageWithReason } from '../shared/use-message-with-reason'
import { usePhone } from '../shared/use-narrow'
import { ReviewRows } from './review-rows'

export const RATINGS = ['5', '4', '3', '2', '1'] as const
export const PHOTO_FILTER = ['true'] as const

export interface ReviewFilters {
  readonly search: string
  readonly queue?: ReviewQueue
  readonly rating?: (typeof RATINGS)[number]
  readonly photo?: (typeof PHOTO_FILTER)[number]
}
const NO_REVIEW_FILTERS: ReviewFilters = { search: '' }

export type ReviewNotice = 'approved' | 'hidden' | 'answered' | 'removed' | 'setting' | 'failed'

export interface ReviewsScreenProps extends ListProps<AdminReview, ReviewFilters> {
  /** Number of reviews in each queue; undefined while loading. */
  counts: QueueCounts | undefined
  /** Whether new reviews wait for approval; undefined while loading. */
  approveFirst: boolean | undefined
  notice?: Notice<ReviewNotice>
  /** True while reviews are being approved. */
  approving: boolean
  onApproveFirstChange: (approveFirst: boolean) => void
  onApprove: (ids: readonly string[]) => void
  onOpen: (id: string) => void
  /** The open dialog. */
  dialogs?: ReactNode
}

/** Customers' reviews, in queues. */
export function ReviewsScreen(props: ReviewsScreenProps) {
  const t = useTranslations('adminReviews')
  const format = useFormat()
  const withReason = useMessageWithReason()
  const mayWrite = useMay('reviews.write')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const { state, counts, notice, approveFirst } = props
  const items = state.status === 'ready' ? state.items : []
  // What has left the list is not approved unseen.
  const selected = items.filter(({ id }) => ticked.includes(id)).map(({ id }) => id)
  const queueName = (queue: ReviewQueue) =>
    counts
      ? t('queueCount', { name: t(`queues.${queue}`), count: format.number(counts[queue]) })
      : t(`queues.${queue}`)
  const phone = usePhone()
  const approval = mayWrite && approveFirst !== undefined && (
    <Switch
      size="admin"
      checked={approveFirst}
      onChange={(event) => props.onApproveFirstChange(event.target.checked)}
    >
      {t('approveFirst')}
    </Switch>
  )
  const choice = selected.length > 0 && (
    <>
      <Button
        size="admin"
        loading={props.approving}
        onClick={() => {
          props.onApprove(selected)
          setTicked([])
        }}
      >
        {t('approveSelected', { count: selected.length })}
      </Button>
      <Button variant="ghost" size="admin" onClick={() => setTicked([])}>
        {t('clear')}
      </Button>
    </>
  )
  return (
    <ListScreen
      list={props}
      layout={{ kind: 'table', columns: 3 }}
      title={t('title')}
      search={t('search')}
      filterBy={[
        {
          name: 'queue',
          label: t('queue'),
          all: t('allQueues'),
          options: optionsOf(REVIEW_QUEUES, queueName),
        },
        {
          name: 'rating',
          label: t('rating'),
          all: t('allRatings'),
          options: optionsOf(RATINGS, (value) => t('stars', { count: Number(value) })),
        },
        {
          name: 'photo',
          label: t('photo'),
          all: t('allPhotos'),
          options: optionsOf(PHOTO_FILTER, () => t('withPhoto')),
        },
      ]}
      noFilters={NO_REVIEW_FILTERS}
      // Beside the title, so that no row moves away from the pointer that ticks it.
      actions={!phone && (choice || approval)}
      toolbar={
        phone &&
        choice && <div className="flex flex-wrap gap-2 border-t border-border px-4 py-2.5">{choice}</div>
      }
      rows={(reviews) => (
        <ReviewRows
          reviews={reviews}
          selected={mayWrite ? selected : undefined}
          onSelect={(id, isSelected) =>
            setTicked(isSelected ? [...selected, id] : selected.filter((each) => each !== id))
          }
          onOpen={props.onOpen}
        />
      )}
      icon={StarIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
      message={{
        notice,
        tone: notice?.code === 'failed' ? 'danger' : 'success',
        text: notice && withReason(t(`notices.${notice.code}`), notice.message),
      }}
    >
      {/* Seldom used, below the list it lets that begin higher. */}
      {phone && approval && <div className="py-4">{approval}</div>}
      {props.dialogs}
    </ListScreen>
  )
}

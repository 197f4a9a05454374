import * as z from 'zod/mini'
import {
  PHOTO_FILTER,
  RATINGS,
  ReviewsScreen,
  type ReviewNotice,
} from '@/screens/admin/reviews/reviews-screen'
import { decideReviews, saveReviewSettings } from '@/shop/reviews/admin-reviews.client'
import { REVIEW_QUEUES } from '@/shop/reviews/reviews'
import { useListViews } from '../../shared/list-views'
import { listState } from '../../shared/query-states'
import { itemId, oneOfParam, textParam, useListParams } from '../../shared/section-params'
import { useNotice } from '../../shared/use-notice'
import { usePageInRange } from '../../shared/use-page-in-range'
import { OpenReview } from './open-review'
import { useReviewChange, useReviews } from './queries'

const FILTERS = z.object({
  search: textParam,
  queue: oneOfParam(REVIEW_QUEUES),
  rating: oneOfParam(RATINGS),
  photo: oneOfParam(PHOTO_FILTER),
})
const OPEN = z.object({ review: itemId })

/** The list; the open review is in the URL. */
export default function ReviewsSection() {
  const address = useListParams(FILTERS, OPEN)
  const { filters, params, page, setFilters, setPage, open } = address
  const views = useListViews('reviews', address)
  const list = useReviews({ ...filters, page, search: filters.search.trim() })
  usePageInRange(list, setPage)
  const { notice, show, clear, announce } = useNotice<ReviewNotice>()
  const approving = useReviewChange((http, ids: readonly string[]) =>
    decideReviews(http, { decision: 'approve', ids: [...ids] }),
  )
  const setting = useReviewChange((http, approveFirst: boolean) => saveReviewSettings(http, { approveFirst }))
  const opened = list.data?.items.find(({ id }) => id === params.review)
  return (
    <ReviewsScreen
      state={listState(list)}
      filters={filters}
      listViews={views}
      notice={notice}
      counts={list.data?.counts}
      approveFirst={setting.isPending ? setting.variables : list.data?.approveFirst}
      approving={approving.isPending}
      onApproveFirstChange={(approveFirst) => setting.mutate(approveFirst, announce('setting', 'failed'))}
      onApprove={(ids) => approving.mutate(ids, announce('approved', 'failed'))}
      onFiltersChange={setFilters}
      onPageChange={setPage}
      onRetry={() => void list.refetch()}
      onNoticeEnd={clear}
      onOpen={(id) => open('review', id)}
      dialogs={
        opened && (
          <OpenReview
            key={opened.id}
            review={opened}
            onDone={(code) => show({ code })}
            onClose={() => open('review', undefined)}
          />
        )
      }
    />
  )
}

import { ReviewDialog } from '@/screens/admin/reviews/review-dialog'
import type { ReviewNotice } from '@/screens/admin/reviews/reviews-screen'
import {
  answerReview,
  decideReviews,
  eraseReview,
  type ReviewAnswer,
  type ReviewDecision,
} from '@/shop/reviews/admin-reviews.client'
import type { AdminReview } from '@/shop/reviews/admin-reviews'
import { useDraftStorage } from '../../app/draft-storage'
import { saveFailure } from '../../shared/query-states'
import { useReviewChange } from './queries'

interface OpenReviewProps {
  review: AdminReview
  onDone: (code: ReviewNotice) => void
  onClose: () => void
}

/** Shows a review, answers it and decides about it; closes after each change. */
export function OpenReview({ review, onDone, onClose }: OpenReviewProps) {
  const { id } = review
  const draft = useDraftStorage('review', id)
  const answering = useReviewChange((http, answer: ReviewAnswer) => answerReview(http, answer))
  const deciding = useReviewChange((http, decision: ReviewDecision) => decideReviews(http, decision))
  const removing = useReviewChange((http, removed: string) => eraseReview(http, removed))
  const then = (code: ReviewNotice) => ({
    onSuccess: () => {
      draft.clear()
      onClose()
      onDone(code)
    },
  })
  const changes = [answering, deciding, removing]
  const { serverError } = saveFailure(changes.find(({ error }) => error)?.error ?? null)
  const start = () => {
    for (const change of changes) change.reset()
  }
  const decide = (decision: ReviewDecision, code: ReviewNotice) => {
    start()
    deciding.mutate(decision, then(code))
  }
  const awaits = review.state !== 'shown' || review.photosAwait
  return (
    <ReviewDialog
      review={review}
      draft={draft}
      submitting={changes.some(({ isPending }) => isPending)}
      serverError={serverError}
      onAnswer={(answer) => {
        start()
        answering.mutate({ id, answer, approve: awaits }, then('answered'))
      }}
      onApprove={(withPhotos) =>
        decide({ decision: withPhotos ? 'approve' : 'withoutPhotos', ids: [id] }, 'approved')
      }
      onHide={(reason) => decide({ decision: 'hide', ids: [id], reason }, 'hidden')}
      onRemove={() => {
        start()
        removing.mutate(id, then('removed'))
      }}
      onClose={onClose}
    />
  )
}

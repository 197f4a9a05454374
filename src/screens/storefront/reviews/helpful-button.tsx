import type { Review } from '@/shop/catalogue/product'
import { CheckIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'

/** What became of a visitor's mark. */
export type HelpfulMark =
  | { readonly status: 'sending' }
  | { readonly status: 'failed' }
  /** With the number of all marks. */
  | { readonly status: 'done'; readonly helpful: number }

interface HelpfulButtonProps {
  review: Review
  mark: HelpfulMark | undefined
  onHelpful: (id: string) => void
}

/** Marks a review as helpful, once. */
export function HelpfulButton({ review, mark, onHelpful }: HelpfulButtonProps) {
  const t = useTranslations('reviews')
  const isDone = mark?.status === 'done'
  const count = isDone ? mark.helpful : (review.helpful ?? 0)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <Button
        variant="outline"
        size="s"
        aria-pressed={isDone}
        loading={mark?.status === 'sending'}
        onClick={() => {
          if (!isDone) onHelpful(review.id)
        }}
      >
        {isDone && <CheckIcon size="s" />}
        {count === 0 ? t('helpful') : t('helpfulCount', { count })}
        <span className="sr-only">: {review.user || t('nameless')}</span>
      </Button>
      <p role="status" className="text-small text-text-muted">
        {isDone && t('thanks')}
        {mark?.status === 'failed' && t('helpfulFailed')}
      </p>
    </div>
  )
}

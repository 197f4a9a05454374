/** The customer's review of a delivered product. States: idle, saving, failed, done. */
import { useId, useState } from 'react'
import { StarIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Note } from '@/ui/note'
import type { LineReviewProps } from './line-review-types'
import { ReviewForm } from './review-form'

const DONE = { nothing: 'review.done', text: 'review.waits', photos: 'review.photosWait' } as const

export function LineReview({ name, own, state, onSave }: LineReviewProps) {
  const t = useTranslations('account')
  const [isOpen, setOpen] = useState(false)
  const formId = useId()
  const isDone = state.status === 'done'
  const [seen, setSeen] = useState(state.status)
  if (seen !== state.status) {
    setSeen(state.status)
    if (isDone) setOpen(false)
  }
  return (
    <div data-slot="line-review" className="col-span-full">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
        <Button
          variant="outline"
          size="s"
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <StarIcon size="s" />
          {t(own ? 'review.edit' : 'review.write')}
          <span className="sr-only">: {name}</span>
        </Button>
        <div role="status">
          {isDone && !isOpen && (
            <Note tone="success" size="s">
              {t(DONE[state.waits ?? 'nothing'])}
            </Note>
          )}
        </div>
      </div>
      {isOpen && <ReviewForm id={formId} name={name} own={own} state={state} onSave={onSave} />}
    </div>
  )
}

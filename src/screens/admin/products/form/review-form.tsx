import { useRef, useState, type KeyboardEvent } from 'react'
import { PlusIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { REVIEW_COMMENT_LENGTH, reviewForm } from '@/shop/reviews/review-form'
import { omit } from '@/shop/shared/omit'
import { validate, type Problems } from '@/shop/shared/problem'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Note } from '@/ui/note'
import { RatingInput } from '@/ui/rating-input'
import { Textarea } from '@/ui/textarea'
import { useDirtyReport } from '../../shared/forms/use-dirty-report'
import type { ReviewInput } from '../products-types'

interface ReviewDraft {
  readonly user: string
  /** Null until selected. */
  readonly rating: number | null
  readonly comment: string
}

interface ReviewFormProps {
  submitting: boolean
  /** Joined error messages of the server; '' if it sent none. */
  serverError: string | undefined
  onAdd: (review: ReviewInput) => void
  /** Called when the form starts or stops having unsaved input. */
  onDirtyChange: (dirty: boolean) => void
}

/** Adds a review on behalf of the shop. Not a <form>, because it is nested in the product form. */
export function ReviewForm({ submitting, serverError, onAdd, onDirtyChange }: ReviewFormProps) {
  const t = useTranslations('adminProducts')
  const common = useTranslations('admin')
  const [draft, setDraft] = useState<ReviewDraft>({ user: '', rating: null, comment: '' })
  const [problems, setProblems] = useState<Problems>({})
  const box = useRef<HTMLDivElement>(null)
  const dirty = draft.user !== '' || draft.comment !== '' || draft.rating !== null
  useDirtyReport(dirty, onDirtyChange)
  const change = <Name extends keyof ReviewDraft>(name: Name, value: ReviewDraft[Name]) => {
    setDraft({ ...draft, [name]: value })
    setProblems(omit(problems, name))
  }
  const submit = () => {
    if (submitting) return
    const { data, problems: found = {} } = validate(reviewForm, draft)
    setProblems(found)
    if (data) {
      onAdd(data)
      return
    }
    const [first] = Object.keys(found)
    box.current?.querySelector<HTMLElement>(`[name="review-${first}"]`)?.focus()
  }
  const handleEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }
  const texts: Readonly<Record<keyof ReviewDraft, string>> = {
    user: t(problems.user === 'tooLong' ? 'reviews.problems.userTooLong' : 'reviews.problems.userTooShort'),
    rating: t('reviews.problems.ratingRange'),
    comment: t(
      problems.comment === 'tooLong' ? 'reviews.problems.commentTooLong' : 'reviews.problems.commentTooShort',
    ),
  }
  // 'Required' errors are summarised once above the fields.
  const errorOf = (name: keyof ReviewDraft) =>
    problems[name] && problems[name] !== 'required' ? texts[name] : undefined
  const missing = Object.values(problems).includes('required')
  const error = missing
    ? t('reviews.problems.allRequired')
    : serverError !== undefined && (serverError || t('reviews.failed'))
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('reviews.add')}
      aria-busy={submitting}
      className="grid gap-x-4 gap-y-3 rounded-b-s border-t border-border bg-surface-sunken p-3.5 sm:grid-cols-2"
    >
      {error && (
        <Note tone="danger" size="admin" role="alert" className="sm:col-span-2">
          {error}
        </Note>
      )}
      <Field label={t('reviews.user')} error={errorOf('user')} required>
        <Input
          name="review-user"
          value={draft.user}
          aria-invalid={Boolean(problems.user)}
          onChange={(event) => change('user', event.target.value)}
          onKeyDown={handleEnter}
        />
      </Field>
      <Field label={t('reviews.rating')} error={errorOf('rating')} group>
        <RatingInput
          size="admin"
          name="review-rating"
          label={t('reviews.rating')}
          value={draft.rating ?? 0}
          onValueChange={(value) => change('rating', value)}
        />
      </Field>
      <Field
        label={t('reviews.comment')}
        error={errorOf('comment')}
        counter={{ count: draft.comment.trim().length, max: REVIEW_COMMENT_LENGTH }}
        className="sm:col-span-2"
        required
      >
        <Textarea
          name="review-comment"
          rows={2}
          value={draft.comment}
          aria-invalid={Boolean(problems.comment)}
          onChange={(event) => change('comment', event.target.value)}
        />
      </Field>
      <Button
        variant="outline"
        size="admin"
        loading={submitting}
        onClick={submit}
        className="justify-self-start"
        aria-label={submitting ? common('form.sending') : undefined}
      >
        <PlusIcon size="s" />
        {t('reviews.add')}
      </Button>
    </div>
  )
}

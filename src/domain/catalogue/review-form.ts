import { isWhole, type Entry } from '../shared/entries'
import { problemsOf, type Problems } from '../shared/field-rules'

export interface ReviewForm {
  readonly user: string
  readonly rating: Entry
  readonly comment: string
}
export type ReviewProblem =
  'allRequired' | 'userTooShort' | 'userTooLong' | 'ratingRange' | 'commentTooShort' | 'commentTooLong'

const lengthProblem = (
  text: string,
  [least, most]: readonly [number, number],
  [tooShort, tooLong]: readonly [ReviewProblem, ReviewProblem],
): ReviewProblem | undefined => {
  const { length } = text.trim()
  if (length === 0) return 'allRequired'
  if (length < least) return tooShort
  return length > most ? tooLong : undefined
}

/** Name 2 to 50, comment 10 to 500 characters, rating 1 to 5. */
export const reviewErrors = (form: ReviewForm): Problems<keyof ReviewForm, ReviewProblem> =>
  problemsOf<keyof ReviewForm, ReviewProblem>([
    ['user', lengthProblem(form.user, [2, 50], ['userTooShort', 'userTooLong'])],
    ['rating', form.rating === null ? 'allRequired' : !isWhole(form.rating, 1, 5) && 'ratingRange'],
    ['comment', lengthProblem(form.comment, [10, 500], ['commentTooShort', 'commentTooLong'])],
  ])

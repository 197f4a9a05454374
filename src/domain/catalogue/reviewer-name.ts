import { REVIEWER_LENGTH } from './review-form'

/** How a customer signs a review: 'Sabine K.', since everybody reads it. */
export function reviewerName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  const short = initial === undefined ? first : `${first} ${initial}.`
  return [...short].slice(0, REVIEWER_LENGTH).join('')
}

import { REVIEWER_LENGTH } from './review-form'

/** Public form of a reviewer's name, with the surname abbreviated: 'Sabine K.'. */
export function reviewerName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const initial = [...(others.at(-1) ?? '')][0]
  const short = initial === undefined ? first : `${first} ${initial}.`
  return [...short].slice(0, REVIEWER_LENGTH).join('')
}

import type { DemoReview } from '../types'

/** A review: author, stars, ISO date, text. */
export const review = (
  user: string,
  rating: DemoReview['rating'],
  date: string,
  comment: string,
): DemoReview => ({ user, rating, date, comment })

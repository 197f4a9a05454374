import type { DemoReview } from '../types'

/** One review on one or two lines: who, how many stars, when (ISO date), what. */
export const review = (
  user: string,
  rating: DemoReview['rating'],
  date: string,
  comment: string,
): DemoReview => ({ user, rating, date, comment })

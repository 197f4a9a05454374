import { createStore } from 'zustand'
import type { Opened } from '@/shop/events/events'

/** What the stream of events has told, and what it tells the others. */
export interface NewsState {
  /** False: lists ask for news at intervals. */
  readonly isLive: boolean
  readonly opened: Opened | undefined
  /** Names of the others who have the same open. */
  readonly others: readonly string[]
  /** Ids of what others have just changed. */
  readonly changed: readonly string[]
}

export const createNews = () =>
  createStore<NewsState>()(() => ({ isLive: false, opened: undefined, others: [], changed: [] }))
export type News = ReturnType<typeof createNews>

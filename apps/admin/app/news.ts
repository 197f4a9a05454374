import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import type { Opened, OpenedKind } from '@/shop/events/events'
import { useAdminApplication } from './application'

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

/** Asks at this interval while there is no stream, and seldom where there is one, in ms. */
export const usePolling = (): number => (useStore(useAdminApplication().news).isLive ? 300_000 : 30_000)

export const useChanged = (): readonly string[] => useStore(useAdminApplication().news).changed

/** Tells others what is open here. @returns the names of those who have it open, too */
export function useOthersHere(kind: OpenedKind, id: string | undefined): readonly string[] {
  const { news } = useAdminApplication()
  useEffect(() => {
    if (id === undefined) return
    news.setState({ opened: { kind, id } })
    return () => news.setState({ opened: undefined, others: [] })
  }, [news, kind, id])
  return useStore(news).others
}

import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { OpenedKind } from '@/shop/events/events'
import { useAdminApplication } from './application'

/** Asks at this interval while there is no stream, and seldom where there is one, in ms. */
export const usePolling = (): number =>
  useStore(useAdminApplication().news, ({ isLive }) => isLive) ? 300_000 : 30_000

export const useChanged = (): readonly string[] =>
  useStore(useAdminApplication().news, ({ changed }) => changed)

/** Tells others what is open here. @returns the names of those who have it open, too */
export function useOthersHere(kind: OpenedKind, id: string | undefined): readonly string[] {
  const { news } = useAdminApplication()
  useEffect(() => {
    if (id === undefined) return
    news.setState({ opened: { kind, id } })
    return () => news.setState({ opened: undefined, others: [] })
  }, [news, kind, id])
  return useStore(news, ({ others }) => others)
}

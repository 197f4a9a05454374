import { useEffect, useEffectEvent } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Page } from '@/client'

/** A page beyond the end, by an old link or after a deletion, becomes the last one. */
export function usePageInRange(
  { data, isPlaceholderData }: Pick<UseQueryResult<Page<unknown>>, 'data' | 'isPlaceholderData'>,
  setPage: (page: number, options: { replace: boolean }) => void,
): void {
  const last =
    data && !isPlaceholderData && data.page > Math.max(1, data.pages) ? Math.max(1, data.pages) : undefined
  const turn = useEffectEvent((page: number) => setPage(page, { replace: true }))
  useEffect(() => {
    if (last !== undefined) turn(last)
  }, [last])
}

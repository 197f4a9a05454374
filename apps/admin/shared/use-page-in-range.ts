import { useEffect, useEffectEvent } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Page } from '@/client'

/** Switches from a page beyond the end (an old link, a deletion) to the last page. */
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

import type { UseQueryResult } from '@tanstack/react-query'
import { isFailure, type Page } from '@/client'
import type { ItemState, ListState } from '@/screens/admin/list-state'

/** The server's own sentence, where it gave one. */
export const sentenceOf = (error: unknown): string | undefined =>
  isFailure(error) && error.status > 0 && error.status < 500 ? error.message : undefined

export function listState<Row>(query: UseQueryResult<Page<Row>>): ListState<Row> {
  const { data, isError, error, isFetching, isPlaceholderData } = query
  if (isError && !data) return { kind: 'error', message: sentenceOf(error), retrying: isFetching }
  if (!data) return { kind: 'loading' }
  if (data.total === 0) return { kind: 'empty' }
  const { items, page, pages, total } = data
  return { kind: 'ready', items, page, pages, total, updating: isPlaceholderData }
}

export function itemState<Item>({ data, isError, error, isFetching }: UseQueryResult<Item>): ItemState<Item> {
  if (data !== undefined) return { kind: 'ready', item: data }
  return isError ? { kind: 'error', message: sentenceOf(error), retrying: isFetching } : { kind: 'loading' }
}

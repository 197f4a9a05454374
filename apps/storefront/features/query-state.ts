import type { UseQueryResult } from '@tanstack/react-query'

export type QueryState<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly data: Data }

/** Maps a query to the state union of the screens. Data is shown even if refetching failed. */
export function toQueryState<Data>(query: UseQueryResult<Data>): QueryState<Data> {
  if (query.data !== undefined) return { status: 'ready', data: query.data }
  // During a retry the status is pending again; only the count tells that the last attempt failed.
  return query.errorUpdateCount > 0 ? { status: 'error', retrying: query.isFetching } : { status: 'loading' }
}

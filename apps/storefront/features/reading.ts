import type { UseQueryResult } from '@tanstack/react-query'

export type Reading<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly data: Data }

/** A query as the screens' states tell it. What is known is shown, even when reading it again failed. */
export function readingOf<Data>(query: UseQueryResult<Data>): Reading<Data> {
  if (query.data !== undefined) return { status: 'ready', data: query.data }
  // A new attempt is pending again: only the count shows that the last one failed.
  return query.errorUpdateCount > 0 ? { status: 'error', retrying: query.isFetching } : { status: 'loading' }
}

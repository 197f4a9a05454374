import { QueryCache, QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { offerLogin } from '../stores/offer-login'
import { useSession } from '../stores/session'

/** What belongs to a customer. Keys hold the owner's id; a 401 of any of these calls offers the login. */
export const accountQueries = new QueryClient({
  queryCache: new QueryCache({ onError: offerLogin }),
  // Offline is an answer, too: without it a list would load for ever.
  defaultOptions: { queries: { retry: false, networkMode: 'always' } },
})

// After the session nothing of it stays, but what is still on the screen.
useSession.subscribe(({ user }) => {
  if (!user) accountQueries.removeQueries({ predicate: (query) => query.getObserversCount() === 0 })
})

/** Whose things are shown; after a 401 still the last one's, who is asked to log in again. */
export function useOwner(): { readonly owner: string | undefined; readonly signedIn: boolean } {
  const id = useSession(({ user }) => user?.id)
  const [last, setLast] = useState(id)
  if (id !== undefined && id !== last) setLast(id)
  return { owner: id ?? last, signedIn: id !== undefined }
}

export type Reading<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly data: Data }

/** What is known is shown, even when reading it again failed. */
export function readingOf<Data>(query: UseQueryResult<Data>): Reading<Data> {
  if (query.data !== undefined) return { status: 'ready', data: query.data }
  // A new attempt is pending again: only the count tells that the last one failed.
  return query.errorUpdateCount > 0 ? { status: 'error', retrying: query.isFetching } : { status: 'loading' }
}

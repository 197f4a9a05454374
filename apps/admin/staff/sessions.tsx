import { useMutation, useQuery } from '@tanstack/react-query'
import { SessionList, type SessionListState } from '@/screens/admin/staff/session-list'
import { endOtherSessions, endSession, listSessions } from '@/shop/sessions/sessions.client'
import { useAdminApplication } from '../app/application'

const KEY = ['own-sessions'] as const

/** The own sessions, in the account. */
export function SessionsContainer() {
  const { http, queries } = useAdminApplication()
  const query = useQuery({ queryKey: KEY, queryFn: () => listSessions(http) })
  const ending = useMutation({
    mutationFn: (id: string) => (id === 'others' ? endOtherSessions(http) : endSession(http, id)),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
  const state: SessionListState = query.data
    ? { status: 'ready', sessions: query.data }
    : { status: query.isError ? 'error' : 'loading' }
  return (
    <SessionList
      state={state}
      ending={ending.isPending ? ending.variables : undefined}
      failed={ending.isError}
      onRetry={() => void query.refetch()}
      onEnd={ending.mutate}
      onEndOthers={() => ending.mutate('others')}
    />
  )
}

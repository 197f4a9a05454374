import { lazy, Suspense, use, useState } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand'
import { ShellScreen, type ShellState } from '@/screens/admin/layout/shell-screen'
import { LeaveGuardContext } from '@/screens/admin/shared/forms/leave-guard'
import { useApplication, useSession } from '../app/application'
import { sectionOf, sections } from '../sections'
import { useLogout, useVerified } from '../staff/queries'
import { useCommandKey } from './command-key'

const CommandPalette = lazy(() => import('./command-palette'))

export function ShellContainer() {
  const session = useSession((state) => state)
  const theme = useStore(useApplication().theme)
  const verified = useVerified()
  const logout = useLogout()
  const { leave } = use(LeaveGuardContext)
  const [searching, setSearching] = useState(false)
  useCommandKey(() => setSearching((before) => !before))
  const [params] = useSearchParams()
  const { pathname, search } = useLocation()
  if (session.token === null || !session.admin)
    return <Navigate to="/" replace state={logout.isIdle ? { from: pathname + search } : null} />
  const section = sectionOf(params.get('section'))
  const state: ShellState = verified.isPending
    ? { status: 'checking' }
    : verified.isError
      ? { status: 'error', retrying: verified.isFetching }
      : { status: 'ready', admin: verified.data }
  return (
    <ShellScreen
      state={state}
      sections={sections}
      section={section.id}
      loggingOut={!logout.isIdle}
      onLogout={() => leave(() => logout.mutate())}
      onRetry={() => void verified.refetch()}
      onSearch={() => setSearching(true)}
      theme={{ current: theme.choice, onChange: theme.choose }}
    >
      <Outlet />
      <Suspense fallback={null}>
        {searching && <CommandPalette onClose={() => setSearching(false)} />}
      </Suspense>
    </ShellScreen>
  )
}

import { lazy, Suspense, use, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand'
import { NewOrdersToast } from '@/screens/admin/layout/new-orders-toast'
import { sectionHref } from '@/screens/admin/layout/sections'
import { ShellScreen, type ShellState } from '@/screens/admin/layout/shell-screen'
import { LeaveGuardContext } from '@/screens/admin/shared/forms/leave-guard'
import { OwnFactorsContext } from '@/screens/admin/shared/forms/own-factors'
import { PermissionsContext } from '@/screens/admin/shared/permissions'
import { SessionEndContext } from '@/screens/admin/shared/session-end'
import { useAdminApplication, useAdminSession } from '../app/application'
import { routeOf } from '../app/inner-links'
import { lazyWithTexts } from '../app/lazy-with-texts'
import { mayOpen, sectionOf, sections } from '../sections'
import { useLogout, useOwnFactors, usePermissions, useVerified } from '../staff/queries'
import { useCommandKey } from './command-key'
import { PartFailure } from './route-failure'
import { createSectionCommands, SectionCommandsContext } from './section-commands'
import { useSessionEnd } from './session-end'
import { useTasks } from './tasks'

/** When the stream of events begins after the first view, with which it does not compete, in ms. */
const NEWS_AFTER = 2_000
/** When its code is asked for again if it could not be loaded, in ms; the lists are polled meanwhile. */
const NEWS_AGAIN = 60_000
const loadNewsStream = async (after: number): Promise<{ default: () => null }> => {
  await new Promise((resolve) => setTimeout(resolve, after))
  return import('./news-stream').catch(() => loadNewsStream(NEWS_AGAIN))
}
const NewsStream = lazy(() => loadNewsStream(NEWS_AFTER))
const OwnAccount = lazyWithTexts({
  namespaces: ['adminAccess'],
  load: () => import('../staff/own-account'),
  failure: PartFailure,
})
const FactorNeeded = lazyWithTexts({
  namespaces: ['adminAccess'],
  load: () => import('../staff/factor-needed'),
})
const CommandPalette = lazyWithTexts({
  namespaces: ['adminPalette'],
  load: () => import('./command-palette'),
  failure: PartFailure,
})

export function ShellContainer() {
  const [params] = useSearchParams()
  const permissions = usePermissions()
  const section = sectionOf(params.get('section'), permissions)
  const tasks = useTasks(section.id)
  const navigate = useNavigate()
  const session = useAdminSession((state) => state)
  const theme = useStore(useAdminApplication().theme)
  const verified = useVerified()
  const factors = useOwnFactors()
  const sessionEnd = useSessionEnd(verified.data?.endsAt)
  const logout = useLogout()
  const { leave } = use(LeaveGuardContext)
  const [commands] = useState(createSectionCommands)
  const [searching, setSearching] = useState(false)
  const [accountOpen, setAccountOpen] = useState(false)
  useCommandKey(() => setSearching((before) => !before))
  const { pathname, search } = useLocation()
  if (session.token === null || !session.admin)
    return <Navigate to="/" replace state={logout.isIdle ? { from: pathname + search } : null} />
  const state: ShellState = verified.isPending
    ? { status: 'checking' }
    : verified.isError
      ? { status: 'error', retrying: verified.isFetching }
      : { status: 'ready', admin: verified.data }
  if (verified.data?.needsSecondFactor === true)
    return (
      <Suspense fallback={null}>
        <FactorNeeded onLogout={() => logout.mutate()} />
      </Suspense>
    )
  return (
    <PermissionsContext value={permissions}>
      <OwnFactorsContext value={factors}>
        <SessionEndContext value={sessionEnd}>
          <SectionCommandsContext value={commands}>
            <ShellScreen
              state={state}
              sections={sections.filter((each) => mayOpen(each, permissions))}
              section={section.id}
              counts={tasks.counts}
              loggingOut={!logout.isIdle}
              onAccount={() => setAccountOpen(true)}
              onLogout={() => leave(() => logout.mutate())}
              onRetry={() => void verified.refetch()}
              onSearch={() => setSearching(true)}
              theme={{ current: theme.choice, onChange: theme.choose }}
            >
              <Outlet />
              <NewOrdersToast
                count={tasks.news}
                onOpen={() => void navigate(routeOf(sectionHref('orders')))}
                onDismiss={tasks.markRead}
              />
              <Suspense fallback={null}>{verified.data && <NewsStream />}</Suspense>
              <Suspense fallback={null}>
                {accountOpen && verified.data && (
                  <OwnAccount admin={verified.data} onClose={() => setAccountOpen(false)} />
                )}
                {searching && <CommandPalette onClose={() => setSearching(false)} />}
              </Suspense>
            </ShellScreen>
          </SectionCommandsContext>
        </SessionEndContext>
      </OwnFactorsContext>
    </PermissionsContext>
  )
}

import { lazy, Suspense, useState } from 'react'
import type { AbstractIntlMessages } from 'use-intl'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import type { Language } from '@/i18n'
import { leaveSafely } from '@/screens/admin/shared/forms/leave-guard'
import { isSection, type Section } from '@/screens/admin/layout/sections'
import { ShellScreen, type ShellState } from '@/screens/admin/layout/shell-screen'
import { useCommandKey } from '../command-key'
import { logout, useVerified } from '../queries/session'
import { sectionView } from '../sections'
import { useSession } from '../stores/session'
import { chooseTheme, useTheme } from '../stores/theme'

const CommandPalette = lazy(() => import('./command-palette'))

interface ShellContainerProps {
  language: Language
  words: AbstractIntlMessages
}

interface SectionContentProps extends ShellContainerProps {
  section: Section
}

/** Mounted anew for every section. */
function SectionContent({ section, language, words }: SectionContentProps) {
  const [View] = useState(() => sectionView(section, language, words))
  return <Suspense fallback={null}>{View && <View />}</Suspense>
}

export function ShellContainer({ language, words }: ShellContainerProps) {
  const { admin, token } = useSession()
  const { choice } = useTheme()
  const verified = useVerified()
  const [leaving, setLeaving] = useState(false)
  const [searching, setSearching] = useState(false)
  useCommandKey(() => setSearching((before) => !before))
  const [params] = useSearchParams()
  const { pathname, search } = useLocation()
  if (token === null || !admin) {
    return <Navigate to="/" replace state={leaving ? null : { from: pathname + search }} />
  }
  const asked = params.get('section')
  const section = isSection(asked) ? asked : 'dashboard'
  const state: ShellState = verified.isPending
    ? { status: 'checking' }
    : verified.isError
      ? { status: 'error', retrying: verified.isFetching }
      : { status: 'ready', admin: verified.data }
  const handleLogout = () => {
    setLeaving(true)
    void logout()
  }
  return (
    <ShellScreen
      state={state}
      section={section}
      loggingOut={leaving}
      onLogout={() => leaveSafely(handleLogout)}
      onRetry={() => void verified.refetch()}
      onSearch={() => setSearching(true)}
      theme={{ current: choice, onChange: chooseTheme }}
    >
      <SectionContent key={section} {...{ section, language, words }} />
      <Suspense fallback={null}>
        {searching && <CommandPalette onClose={() => setSearching(false)} />}
      </Suspense>
    </ShellScreen>
  )
}

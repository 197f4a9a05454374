/**
 * Layout of all sections: navigation, greeting, logout. States: checking (the stored token is being
 * verified), error (verification failed), ready.
 */
import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Spinner } from '@/ui/spinner'
import { SessionEndNote } from '../shared/session-end'
import { sectionHref } from './sections'
import { ShellBar } from './shell-bar'
import { ShellNavigation, type ShellNavigationProps } from './shell-navigation'

export type ShellState =
  | { readonly status: 'checking' }
  | { readonly status: 'error'; readonly retrying?: boolean }
  | { readonly status: 'ready'; readonly admin: { readonly name: string; readonly email: string } }

export interface ShellScreenProps extends Omit<
  ShellNavigationProps,
  'admin' | 'branded' | 'className' | 'hrefOf'
> {
  state: ShellState
  hrefOf?: ShellNavigationProps['hrefOf']
  onRetry: () => void
  /** The current section. */
  children?: ReactNode
}

export function ShellScreen({ state, hrefOf = sectionHref, onRetry, children, ...rest }: ShellScreenProps) {
  const t = useTranslations('admin')
  if (state.status === 'checking')
    return (
      <main className="grid min-h-dvh place-items-center bg-bg text-text-brand">
        <Spinner size="l" label={t('shell.checking')} />
      </main>
    )
  if (state.status === 'error')
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center bg-bg text-text">
        <ErrorState
          density="admin"
          title={t('shell.checkFailed')}
          onRetry={onRetry}
          retrying={state.retrying}
        >
          {t('shell.checkFailedHint')}
        </ErrorState>
        <Button variant="ghost" size="admin" loading={rest.loggingOut} onClick={rest.onLogout}>
          {t('shell.logout')}
        </Button>
      </main>
    )
  const navigation = { ...rest, hrefOf, admin: state.admin }
  return (
    <div className="min-h-dvh bg-bg text-a-body text-text lg:grid lg:grid-cols-[15.25rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="fixed inset-s-3 top-3 z-toast rounded-admin bg-primary px-4 py-2.5 font-semibold text-on-primary not-focus:sr-only"
      >
        {t('shell.skip')}
      </a>
      <ShellNavigation {...navigation} className="sticky top-0 h-dvh! border-e border-border max-lg:hidden" />
      <ShellBar {...navigation} />
      <main id="content" tabIndex={-1} className="min-w-0 px-8 pb-12 outline-none max-lg:px-6 max-md:px-4">
        <SessionEndNote className="pt-4" />
        {children}
      </main>
    </div>
  )
}

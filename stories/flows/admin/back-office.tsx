import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, screen, waitFor, within } from '@storybook/test'
import { useState } from 'react'
import { HashRouter, MemoryRouter, useLocation } from 'react-router-dom'
import { useLanguage } from '@/i18n'
import { allMessages } from '@/i18n/all-messages'
import { admin } from '@/mocks/fixtures/staff'
import { App } from '@apps/admin/app'
import { body } from '../../admin/shared/body'
import { dropDrafts } from '@apps/admin/stores/drafts'
import { endSession, signIn } from '@apps/admin/stores/session'

/** Code and words of a section come with its first use. */
/** Queries of the dialog of that name, once the server has answered what it shows. */
export const openedDialog = async (canvasElement: HTMLElement, name: string) =>
  within(await body(canvasElement).findByRole('dialog', { name }))

/** A browser in which the administrator has just logged in. */
export function freshAdmin(): void {
  localStorage.clear()
  dropDrafts()
  endSession()
  signIn('admin-token-for-stories', admin)
}

/** A browser that was never here. */
export function freshVisitor(): void {
  localStorage.clear()
  endSession()
}

/** What the address bar would say, for plays to read. */
export const address = (): string => document.querySelector('[data-slot=story-address]')?.textContent ?? ''

/** A message that fades in, wherever on the page it stands. */
export async function said(text: string): Promise<void> {
  const message = await screen.findByText(text)
  await waitFor(() => expect(message).toBeVisible())
}

function Address() {
  const { pathname, search } = useLocation()
  return (
    <span hidden data-slot="story-address">
      {pathname + search}
    </span>
  )
}

interface BackOfficeProps {
  /** Address that is opened first, without /admin. */
  path: string
  /** In the browser's own history, below `#`, for its Back button; the play opens the address itself. */
  browser?: boolean
}

/** The real back office on mocked calls; nothing is asked twice, so that a refusal shows at once. */
export function BackOffice({ path, browser = false }: BackOfficeProps) {
  const language = useLanguage()
  const [queries] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache(),
        mutationCache: new MutationCache(),
        defaultOptions: { queries: { retry: false, staleTime: 10_000 } },
      }),
  )
  const office = (
    <>
      <App language={language} words={allMessages[language]} />
      <Address />
    </>
  )
  return (
    <QueryClientProvider client={queries}>
      {browser ? (
        <HashRouter>{office}</HashRouter>
      ) : (
        <MemoryRouter initialEntries={[path]}>{office}</MemoryRouter>
      )}
    </QueryClientProvider>
  )
}

import { expect, screen, waitFor, within } from '@storybook/test'
import { useState } from 'react'
import { createHashRouter, createMemoryRouter, useLocation, type RouteObject } from 'react-router-dom'
import { admin } from '@/mocks/fixtures/staff'
import { App } from '@apps/admin/app/app'
import { createApplication } from '@apps/admin/app/application'
import { routes } from '@apps/admin/app/routes'
import { body } from '../../fixtures/body'

/** Queries of the dialog of that name, once the server has answered what it shows. */
export const openedDialog = async (canvasElement: HTMLElement, name: string) =>
  within(await body(canvasElement).findByRole('dialog', { name }))

/** Writes into storage, as another tab of the same browser does. */
export function storeInOtherTab(entries: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(entries)) {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  }
  for (const key of Object.keys(entries)) window.dispatchEvent(new StorageEvent('storage', { key }))
}

export const signIn = (token: string, as = admin): void =>
  storeInOtherTab({ adminToken: token, adminData: JSON.stringify(as) })

export const endSession = (): void => storeInOtherTab({ adminToken: null, adminData: null })

/** A browser that was never here. */
export function freshVisitor(): void {
  localStorage.clear()
  sessionStorage.clear()
}

/** A browser in which the administrator has just logged in. */
export function freshAdmin(): void {
  freshVisitor()
  signIn('admin-token-for-stories')
}

/** What the browser's URL would say, for plays to read. */
export const currentUrl = (): string => document.querySelector('[data-slot=story-url]')?.textContent ?? ''

/** A message that fades in, wherever on the page it stands. */
export async function said(text: string | RegExp): Promise<void> {
  const message = await screen.findByText(text)
  await waitFor(() => expect(message).toBeVisible())
}

function CurrentUrl() {
  const { pathname, search } = useLocation()
  return (
    <span hidden data-slot="story-url">
      {pathname + search}
    </span>
  )
}

const withCurrentUrl: RouteObject[] = routes.map(({ element, ...route }) => ({
  ...route,
  element: (
    <>
      {element}
      <CurrentUrl />
    </>
  ),
}))

interface BackOfficeProps {
  /** Where it is opened first, without /admin. */
  path: string
  /** In the browser's own history, below `#`, for its Back button; the play opens the URL itself. */
  browser?: boolean
}

/** The real back office on mocked calls; nothing is asked twice, so that a refusal shows at once. */
export function BackOffice({ path, browser = false }: BackOfficeProps) {
  const [application] = useState(() => createApplication({ retry: false }))
  const [router] = useState(() =>
    browser
      ? createHashRouter(withCurrentUrl)
      : createMemoryRouter(withCurrentUrl, { initialEntries: [path] }),
  )
  return <App application={application} router={router} />
}

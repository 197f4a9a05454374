import { expect, screen, waitFor } from '@storybook/test'
import { useEffect, useState } from 'react'
import { createHashRouter, createMemoryRouter, useLocation, type RouteObject } from 'react-router-dom'
import { admin } from '@/shop/staff/staff-data.mocks'
import { AdminApp } from '@apps/admin/app/app'
import { createAdminApplication } from '@apps/admin/app/application'
import { adminRoutes } from '@apps/admin/app/routes'
import { callUntilLeft } from '../../fixtures/call-until-left'

/** Writes to localStorage and fires `storage` events, as another tab of the same browser would. */
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

/** Does something while the browser reports that it is offline. */
export async function withoutConnection(action: () => Promise<void>): Promise<void> {
  window.dispatchEvent(new Event('offline'))
  try {
    await action()
  } finally {
    window.dispatchEvent(new Event('online'))
  }
}

/** A first-time visitor with empty storage. */
export function freshVisitor(): void {
  localStorage.clear()
  sessionStorage.clear()
}

/** An administrator who has just logged in. */
export function freshAdmin(): void {
  freshVisitor()
  signIn('admin-token-for-stories')
}

/** The path and query the browser would show, for play functions to assert on. */
export const currentUrl = (): string => document.querySelector('[data-slot=story-url]')?.textContent ?? ''

/** Waits until a message with this text has faded in, anywhere on the page. */
export async function said(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
}

function CurrentUrl() {
  const { pathname, search } = useLocation()
  return (
    <span hidden data-slot="story-url">
      {pathname + search}
    </span>
  )
}

const withCurrentUrl: RouteObject[] = adminRoutes.map(({ element, ...route }) => ({
  ...route,
  element: (
    <>
      {element}
      <CurrentUrl />
    </>
  ),
}))

interface BackOfficeProps {
  /** Initial path and query, including /dashboard but not /admin. */
  path: string
  /**
   * Uses the browser's history through the URL hash, so that Back works; the play function sets the URL
   * itself.
   */
  browser?: boolean
}

/** The real back office with mocked requests. Retries are off, so that errors show at once. */
export function BackOffice({ path, browser = false }: BackOfficeProps) {
  const [{ application, leave }] = useState(() => {
    const created = createAdminApplication({ retry: false })
    return { application: created, leave: callUntilLeft(created) }
  })
  const [router] = useState(() =>
    browser
      ? createHashRouter(withCurrentUrl)
      : createMemoryRouter(withCurrentUrl, { initialEntries: [path] }),
  )
  useEffect(
    () => () => {
      application.queries.clear()
      leave()
    },
    [application, leave],
  )
  return <AdminApp application={application} router={router} />
}

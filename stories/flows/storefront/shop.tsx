import { useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { allMessages } from '@/i18n/all-messages'
import { useLanguage } from '@/i18n'
import { App } from '@apps/storefront/app/app'
import { createApplication, type Application } from '@apps/storefront/features/application'
import { knownWishes } from '@apps/storefront/features/wishlist/wishlist-queries'

/** A browser that was never here; every flow makes its own application. */
export function freshShopper(): void {
  localStorage.clear()
  sessionStorage.clear()
}

/** The application of the story on the page, for what no screen shows. */
let running: Application | undefined
export function runningShop(): Application {
  if (!running) throw new Error('no storefront is running')
  return running
}

/** What the hearts of the shop know. */
export const wished = () => knownWishes(runningShop())

interface ShopProps {
  /** Path and query that are opened first. */
  path: string
}

/** The real storefront on mocked calls. */
export function Shop({ path }: ShopProps) {
  const language = useLanguage()
  const [application] = useState(() => createApplication({ origin: window.location.origin }))
  useEffect(() => {
    running = application
    return () => {
      running = undefined
      application.queries.clear()
    }
  }, [application])
  return (
    <MemoryRouter initialEntries={[path]}>
      <App application={application} language={language} messages={allMessages[language]} />
    </MemoryRouter>
  )
}

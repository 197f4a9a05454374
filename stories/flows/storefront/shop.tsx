import { useEffect, useState } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { allMessages } from '@/i18n/all-messages'
import { useLanguage } from '@/i18n'
import { App } from '@apps/storefront/app/app'
import { createApplication, type Application } from '@apps/storefront/features/application'
import { knownWishes } from '@apps/storefront/features/wishlist/wishlist-queries'
import { callUntilLeft } from '../../fixtures/call-until-left'

/** A first-time visitor with empty storage. */
export function freshShopper(): void {
  localStorage.clear()
  sessionStorage.clear()
}

/** The application of the story on the page, for state that no screen shows. */
let running: Application | undefined
export function runningShop(): Application {
  if (!running) throw new Error('no storefront is running')
  return running
}

/** The wishlist as the product cards see it. */
export const wished = () => knownWishes(runningShop())

let navigate: ReturnType<typeof useNavigate> | undefined

/** Presses the browser's Back button. */
export const goBack = () => navigate?.(-1)

function BackButton() {
  const current = useNavigate()
  useEffect(() => {
    navigate = current
  }, [current])
  return null
}

interface ShopProps {
  /** Initial path and query. */
  path: string
}

/** The real storefront with mocked requests. */
export function Shop({ path }: ShopProps) {
  const language = useLanguage()
  const [{ application, leave }] = useState(() => {
    const created = createApplication({ origin: window.location.origin })
    const { http, stores } = created
    return { application: created, leave: callUntilLeft({ http, session: stores.session }) }
  })
  useEffect(() => {
    running = application
    return () => {
      running = undefined
      application.queries.clear()
      leave()
    }
  }, [application, leave])
  return (
    <MemoryRouter initialEntries={[path]}>
      <App application={application} language={language} messages={allMessages[language]} />
      <BackButton />
    </MemoryRouter>
  )
}

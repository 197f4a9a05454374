import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import type { Language } from '@/i18n'
import { pageAt } from '../pages'

const createState = () => {
  const history = createBrowserHistory({ v5Compat: true })
  return { history, start: { action: history.action, location: history.location } }
}

/**
 * Browser router that renders a page whose code is there at once. Others are rendered in a transition, so that the old page
 * stays until they are loaded, and so is a change within a page.
 */
export function ShopRouter({ language, children }: { language: Language; children: ReactNode }) {
  const [{ history, start }] = useState(createState)
  const [shown, setShown] = useState(start)
  useLayoutEffect(() => {
    let { pathname } = history.location
    return history.listen(({ action, location }) => {
      const isAtOnce =
        location.pathname !== pathname && pageAt(location.pathname)?.page.View.isReady(language) === true
      pathname = location.pathname
      if (isAtOnce) setShown({ action, location })
      else startTransition(() => setShown({ action, location }))
    })
  }, [history, language])
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  )
}

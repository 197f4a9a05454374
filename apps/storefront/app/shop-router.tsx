import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import type { Language } from '@/i18n'
import { pageAt } from '../pages'
import { servedUrl } from './early-press'

/** @returns the history, and where the page was when it was served: Back may have been pressed before it is hydrated */
const createState = () => {
  const history = createBrowserHistory({ v5Compat: true })
  const { action, location } = history
  const { pathname, search, hash } = servedUrl()
  const isThere = location.pathname === pathname && location.search === search
  return {
    history,
    start: { action, location: isThere ? location : { ...location, pathname, search, hash } },
  }
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
    const show = ({ action, location }: Pick<typeof history, 'action' | 'location'>) => {
      const isAtOnce =
        location.pathname !== pathname && pageAt(location.pathname)?.page.View.isReady(language) === true
      pathname = location.pathname
      if (isAtOnce) setShown({ action, location })
      else startTransition(() => setShown({ action, location }))
    }
    if (history.createHref(history.location) !== history.createHref(start.location)) show(history)
    return history.listen(show)
  }, [history, start, language])
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  )
}

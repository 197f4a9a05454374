import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ahead } from './use-idle-work'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented

/** URL of a link to be handled by the router; null if the browser should navigate. */
function innerUrl(event: MouseEvent): URL | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor || !isPlainClick(event) || anchor.target !== '' || anchor.hasAttribute('download')) return null
  const url = new URL(anchor.href, window.location.href)
  const leaves = url.origin !== window.location.origin || /^\/(admin|api|media)(\/|$)/.test(url.pathname)
  // A language change needs a page load, because the server renders the page in the chosen language.
  return leaves || url.searchParams.has('lang') ? null : url
}

/** A change of language keeps the page's other parameters, for example a search or the token of a mail. */
function keepParams({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
  if (!link) return
  const params = new URLSearchParams(window.location.search)
  params.set('lang', link.hreflang)
  link.href = `?${params.toString()}`
}

/** The pressed card's picture. */
const pictureOf = (event: MouseEvent): HTMLImageElement | null =>
  event.target instanceof Element
    ? (event.target.closest('[data-slot=product-card]')?.querySelector('img') ?? null)
    : null

/** Turns clicks on plain links of the screens into client-side navigation. */
export function useInnerLinks(): void {
  const navigate = useNavigate()
  const location = useLocation()
  const pressed = useRef<DOMRect>(undefined)
  useLayoutEffect(() => {
    const from = pressed.current
    pressed.current = undefined
    if (from) ahead.moveFrom?.(from)
  }, [location])
  // A passive effect would run after the first paint, when links can be pressed: the browser would load the page.
  useLayoutEffect(() => {
    const handle = (event: MouseEvent) => {
      keepParams(event)
      const url = innerUrl(event)
      if (!url) return
      const samePage = url.pathname === window.location.pathname && url.search === window.location.search
      if (samePage && url.hash !== '') return
      event.preventDefault()
      const picture = pictureOf(event)
      const keepsPlace =
        event.target instanceof Element && event.target.closest('[data-keeps-place]') !== null
      pressed.current = picture?.closest('[data-slot=pack-picture]')?.getBoundingClientRect()
      // A link to the page that is shown leaves no entry in the history, as everywhere in the browser.
      void navigate(url.pathname + url.search + url.hash, {
        replace: samePage,
        state: keepsPlace ? { keepsPlace } : picture && { picture: picture.currentSrc },
      })
    }
    document.addEventListener('click', handle)
    return () => document.removeEventListener('click', handle)
  }, [navigate])
}

import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

const BASE = '/admin'

/** Path relative to the router's base: '/admin/dashboard?section=orders' becomes '/dashboard?section=orders'. */
export const routeOf = (href: string): string => href.replace(/^\/admin(?=\/|$)/, '') || '/'

/** Screens render plain links; clicks on links within the back office become client-side navigation. */
export function useInnerLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const handle = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null
      const special = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
      if (!anchor || special || event.defaultPrevented || anchor.target !== '') return
      const url = new URL(anchor.href, window.location.href)
      if (url.origin !== window.location.origin || !url.pathname.startsWith(`${BASE}/`) || url.hash !== '')
        return
      event.preventDefault()
      void navigate(routeOf(url.pathname) + url.search)
    }
    document.addEventListener('click', handle)
    return () => document.removeEventListener('click', handle)
  }, [navigate])
}

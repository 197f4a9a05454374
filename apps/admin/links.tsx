import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { leaveSafely } from '@/screens/admin/shared/forms/leave-guard'

const BASE = '/admin'

/** Screens write plain links; those into the back office become navigation within the page. */
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
      leaveSafely(() => void navigate(url.pathname.slice(BASE.length) + url.search))
    }
    document.addEventListener('click', handle)
    return () => document.removeEventListener('click', handle)
  }, [navigate])
}

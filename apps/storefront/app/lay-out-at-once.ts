/**
 * Inline script of server-rendered pages: lays out what the stylesheet skips (index.css) if a place is to be found on the page,
 * by a link to one of its parts, or by the browser after a reload or going back. Only such a link scrolls smoothly
 * (base.css): the list to which one goes back would fly by.
 */
export const LAY_OUT_AT_ONCE = `{
  const { dataset } = document.documentElement
  const [visit] = performance.getEntriesByType('navigation')
  if (location.hash || visit?.type !== 'navigate') dataset.laidOut = ''
  let path
  const toPart = (event) => {
    if (!event.target.closest?.('a[href*="#"]')) return
    path = location.pathname
    dataset.laidOut = dataset.smooth = ''
  }
  addEventListener('click', toPart, true)
  addEventListener('popstate', () => location.pathname === path || delete dataset.smooth)
}`

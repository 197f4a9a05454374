/**
 * Inline script of server-rendered pages: lays out what the stylesheet skips (index.css) if a place is to be found on the page,
 * by a link to one of its parts, or by the browser after a reload or going back.
 */
export const LAY_OUT_AT_ONCE = `{
  const { dataset } = document.documentElement
  const [visit] = performance.getEntriesByType('navigation')
  if (location.hash || visit?.type !== 'navigate') dataset.laidOut = ''
  const toPart = (event) => event.target.closest?.('a[href*="#"]') && (dataset.laidOut = '')
  addEventListener('click', toPart, true)
}`

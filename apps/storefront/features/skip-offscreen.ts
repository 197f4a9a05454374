/** Parts of a page that usually lie outside the window and contain many elements. */
const PARTS = [
  '[data-slot=product-grid] > li',
  '[data-slot=testimonials]',
  '[data-slot=features]',
  '[data-slot=about]',
  '[data-slot=contact]',
  '#product-tabs',
  '[data-slot=footer]',
].join()

const setStyles = (style: Partial<CSSStyleDeclaration>) => {
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) Object.assign(part.style, style)
}

/** Lays out what the stylesheet skips on a page from the server: a part a frame, because all at once would take long. */
async function layOut(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.laidOut !== undefined) return
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    if (getComputedStyle(part).contentVisibility !== 'auto') continue
    part.style.contentVisibility = 'visible'
    await new Promise(requestAnimationFrame)
  }
  dataset.laidOut = ''
}

function skip(): void {
  // Containment would otherwise cut off focus rings.
  setStyles({ containIntrinsicHeight: 'auto none', overflowClipMargin: '1rem' })
  // Called after the frame in which the browser remembers heights; skipped parts keep them, so that nothing moves.
  // Parts inside the window would disappear for a frame.
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting && target instanceof HTMLElement) target.style.contentVisibility = 'auto'
    }
  })
  for (const part of document.querySelectorAll(PARTS)) observer.observe(part)
}

let width = 0

/** Remembered heights hold for the width at which they were taken. */
function onResize(): void {
  if (window.innerWidth === width) return
  width = window.innerWidth
  setStyles({ contentVisibility: '' })
  skip()
}

/**
 * The browser skips styles and layout of parts outside the window from now on. A dialog that opens would otherwise
 * restyle the whole page. Call it again after a navigation.
 * @param page path for which it was asked; a page left meanwhile is ignored
 */
export async function skipOffscreen(page: string): Promise<void> {
  await layOut()
  if (page !== window.location.pathname) return
  width = window.innerWidth
  addEventListener('resize', onResize)
  skip()
}

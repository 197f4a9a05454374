/** Length of the flight, ms. */
export const FLY_MS = 800

/** `--ease-fly`; the animation API takes no custom property. */
const EASING = 'cubic-bezier(0.45, -0.12, 0.25, 1)'
const END_SCALE = 0.18
const STEPS = 16

/**
 * Points of the arc: a quadratic curve that rises first and then goes across. It tops the target by no more
 * than `headroom`, because the cart button stands at the upper edge of the window.
 */
function arc(dx: number, dy: number, headroom: number): Keyframe[] {
  const top = { x: dx * 0.3, y: Math.min(dy, 0) - Math.min(80, headroom) }
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS
    const x = 2 * (1 - t) * t * top.x + t * t * dx
    const y = 2 * (1 - t) * t * top.y + t * t * dy
    const scale = 1 - (1 - END_SCALE) * t
    return { offset: t, transform: `translate(${x}px, ${y}px) scale(${scale})` }
  })
}

const FADE: Keyframe[] = [{ opacity: 1 }, { offset: 0.7, opacity: 1 }, { opacity: 0 }]

/**
 * Sends a copy of the pack picture in an arc to the cart button; done when it has landed. Under
 * reduced motion nothing flies and it is done at once.
 */
export async function flyToCart(picture: HTMLElement, target: HTMLElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = picture.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  if (from.width === 0 || to.width === 0) return

  const copy = picture.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return
  copy.removeAttribute('id')
  copy.setAttribute('aria-hidden', 'true')
  copy.dataset.slot = 'flying-picture'
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: 'var(--z-toast)',
  })
  document.body.append(copy)
  const centre = { x: to.left + to.width / 2, y: to.top + to.height / 2 }
  const dx = centre.x - (from.left + from.width / 2)
  const dy = centre.y - (from.top + from.height / 2)
  copy.animate(FADE, { duration: FLY_MS, fill: 'forwards' })
  const flight = copy.animate(arc(dx, dy, Math.max(0, centre.y)), {
    duration: FLY_MS,
    easing: EASING,
    fill: 'forwards',
  })
  try {
    await flight.finished
  } catch {
    // Cancelled, for example because the page went away: there is nothing left to show.
  } finally {
    copy.remove()
  }
}

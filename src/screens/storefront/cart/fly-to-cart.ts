/** Duration of the animation in ms. */
export const FLY_MS = 800

/** Same as `--verda-ease-fly`; the Web Animations API does not accept custom properties. */
const EASING = 'cubic-bezier(0.45, -0.12, 0.25, 1)'
const END_SCALE = 0.18
const STEPS = 16

/**
 * Keyframes along a quadratic curve that rises first. It rises above the target by at most `headroom` px,
 * because the cart button is at the top of the window.
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

/** Animates a copy of the product image to the cart button; resolves when it arrives, or at once with reduced motion. */
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
    zIndex: 'var(--verda-z-toast)',
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
    // Cancelled, for example because the page was hidden; nothing to clean up but the copy.
  } finally {
    copy.remove()
  }
}

/** In ms. */
const DURATION = 260

/** Lets the product's picture come from the place of the pressed card's, if motion is wanted. */
export function moveFrom(card: DOMRect): void {
  const picture = document.querySelector('[data-slot=product-picture]')
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { left, top, width } = picture.getBoundingClientRect()
  const transform = `translate(${card.left - left}px, ${card.top - top}px) scale(${card.width / width})`
  picture.animate(
    [
      { transform, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    {
      duration: DURATION,
      easing: 'ease-out',
    },
  )
}

import { idle } from './use-when-idle'

/** Parts that the stylesheet skips on a page from the server (index.css). */
const PARTS = ['testimonials', 'features', 'about', 'contact', 'footer']

/**
 * Lays out what the stylesheet skips, a part a frame, because all at once would take long, and loads the pictures that
 * the window does not show yet. From then on the page is whole, also for a picture of all of it.
 */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.laidOut !== undefined) return
  const pictures = document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')
  for (const part of document.querySelectorAll<HTMLElement>(
    PARTS.map((name) => `[data-slot=${name}]`).join(),
  )) {
    part.style.contentVisibility = 'visible'
    await new Promise(requestAnimationFrame)
  }
  dataset.laidOut = ''
  await idle()
  for (const picture of pictures) picture.loading = 'eager'
}

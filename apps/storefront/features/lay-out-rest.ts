import { idle } from './use-when-idle'

/** Parts that the stylesheet skips on a page from the server (index.css). */
const PARTS = ['testimonials', 'features', 'about', 'contact', 'footer']

/** Loads the pictures that the window does not show yet, and those of what is shown later. */
function loadPictures(): void {
  const observer = new MutationObserver(() => {
    observer.disconnect()
    void idle().then(loadPictures)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    picture.loading = 'eager'
}

/**
 * Lays out what the stylesheet skips, a part a frame, because all at once would take long. From then on the page is
 * whole, also for a picture of all of it.
 */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.laidOut !== undefined) return
  for (const part of document.querySelectorAll<HTMLElement>(
    PARTS.map((name) => `[data-slot=${name}]`).join(),
  )) {
    part.style.contentVisibility = 'visible'
    await new Promise(requestAnimationFrame)
  }
  dataset.laidOut = ''
  void idle().then(loadPictures)
}

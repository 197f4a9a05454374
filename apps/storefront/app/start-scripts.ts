/** For how long after the first paint scripts wait for the first pictures, in ms. */
const PICTURES_MS = 1_000

/**
 * Inline script of server-rendered pages: loads their scripts once the first view with its pictures has been painted, so
 * that on a slow connection stylesheet, fonts and pictures come first. A page in a hidden tab is not painted, so its scripts
 * start at once.
 */
export const START_SCRIPTS = `{
  const { entry, scripts, ahead } = document.currentScript.dataset
  const preload = (files) => {
    for (const href of files.split(' ')) {
      const rel = 'modulepreload'
      document.head.append(Object.assign(document.createElement('link'), { rel, crossOrigin: '', href }))
    }
  }
  window.preloadAhead = () => navigator.connection?.saveData || preload(ahead)
  const start = () => {
    preload(scripts)
    import(entry)
  }
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const shown = (picture) => picture.decode().catch(() => undefined)
  if (document.hidden) start()
  else {
    const pictures = Promise.all([...document.querySelectorAll('img[fetchpriority=high]')].map(shown))
    const limit = () => new Promise((resolve) => setTimeout(resolve, ${PICTURES_MS}))
    painted().then(() => Promise.race([pictures, limit()])).then(painted).then(start)
  }
}`

declare global {
  interface Window {
    /** Loads the cart's files in one go, without running them, except with Save-Data. */
    preloadAhead?: () => void
  }
}

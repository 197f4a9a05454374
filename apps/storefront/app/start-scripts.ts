/**
 * Inline script of server-rendered pages: loads their scripts after the first paint, so that on a slow connection
 * stylesheet, fonts and pictures come first. A page in a hidden tab is not painted, so its scripts start at once.
 */
export const START_SCRIPTS = `{
  const { entry, scripts, ahead } = document.currentScript.dataset
  const preload = (files) => {
    for (const href of files.split(' ')) {
      const rel = href.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'style' }
      document.head.append(Object.assign(document.createElement('link'), { ...rel, crossOrigin: '', href }))
    }
  }
  window.preloadAhead = () => navigator.connection?.saveData || preload(ahead)
  const start = () => {
    preload(scripts)
    import(entry)
  }
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}`

declare global {
  interface Window {
    /** Loads the cart's files in one go, without running them, except with Save-Data. */
    preloadAhead?: () => void
  }
}

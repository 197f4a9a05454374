const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>\s*/g
const ENTRY = /<script type="module"[^>]*? src="([^"]+)"[^>]*><\/script>\s*/g

/**
 * Runs in the browser when the markup is there: fetches the code once the first picture has been painted, or at once
 * for somebody who touches the page earlier.
 */
const beginner = (entry: string, files: readonly string[]) => `
  {
    document.getElementById('root').dataset.early = ''
    let begun = false
    const begin = () => {
      if (begun) return
      begun = true
      for (const href of ${JSON.stringify(files)}) {
        const link = document.createElement('link')
        document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }))
      }
      const script = document.createElement('script')
      document.head.append(
        Object.assign(script, { type: 'module', crossOrigin: '', fetchPriority: 'low', src: ${JSON.stringify(entry)} }),
      )
    }
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, begin, { once: true })
    const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }))
    const picture = document.querySelector('img[fetchpriority="high"]')
    Promise.race([picture?.decode(), loaded])
      .catch(() => {})
      .then(() => new PerformanceObserver(begin).observe({ type: 'paint', buffered: true }))
  }
`

/**
 * For a page that shows its content already: what is to be seen goes over the line before what makes it react.
 * @param html index.html as built, still without markup
 * @throws Error where it has not exactly one script: any other would run early, or never
 */
export function scriptsLast(html: string): string {
  const files = [...html.matchAll(PRELOAD)].flatMap(([, file]) => file ?? [])
  const [entry, ...others] = [...html.matchAll(ENTRY)].flatMap(([, file]) => file ?? [])
  if (entry === undefined || others.length > 0) throw new Error('the built index.html has not one script')
  return html
    .replaceAll(PRELOAD, '')
    .replaceAll(ENTRY, '')
    .replace('</body>', () => `<script>${beginner(entry, files)}</script></body>`)
}

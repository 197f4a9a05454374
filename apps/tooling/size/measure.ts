import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Response } from 'playwright-core'

export const FILE_KINDS = ['js', 'css', 'fonts', 'html'] as const
export type Kind = (typeof FILE_KINDS)[number]
/** KiB gzip, except for fonts, which are compressed already. */
export type Sizes = Record<Kind, number>

const kinds: Readonly<Record<string, Kind>> = {
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  document: 'html',
}

async function sizeOf(response: Response, kind: Kind): Promise<number> {
  const body = await response.body()
  return (kind === 'fonts' ? body.length : gzipSync(body, { level: 9 }).length) / 1024
}

/** Waits until React has hydrated all controls of the page; throws on timeout. */
const hydrated = (page: Page) =>
  page.waitForFunction(
    () => {
      const controls = [...document.querySelectorAll('button, input, select, textarea')]
      return (
        document.readyState === 'complete' &&
        controls.length > 0 &&
        controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))
      )
    },
    undefined,
    { timeout: 30_000 },
  )

async function total(responses: readonly [Kind, Response][]): Promise<Sizes> {
  const sizes: Sizes = { js: 0, css: 0, fonts: 0, html: 0 }
  for (const [kind, response] of responses) sizes[kind] += await sizeOf(response, kind)
  return sizes
}

/** Enables Save-Data, which disables preloading, so that only what the page needs is loaded. */
export const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

/** Sizes a page loads without interaction, until `settled` is visible and all controls are hydrated. */
export async function measure(context: BrowserContext, url: string, settled: string): Promise<Sizes> {
  const page = await context.newPage()
  const responses: [Kind, Response][] = []
  // A stream never comes to rest.
  await page.route('**/api/admin/events*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  )
  page.on('response', (response) => {
    const kind = kinds[response.request().resourceType()]
    if (kind !== undefined && response.status() === 200) responses.push([kind, response])
  })
  await page.goto(url)
  await page.locator(settled).first().waitFor({ timeout: 30_000 })
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return total(responses)
}

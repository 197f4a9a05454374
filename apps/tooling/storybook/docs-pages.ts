import type { Browser, Page } from 'playwright-core'
import { entriesOf, forEachInStorybook } from './built-storybook'

const THEMES = ['light', 'dark'] as const
const VIEWPORT = { width: 1200, height: 900 }
/** Timeout in ms of a page's title, of its frames and of its images. */
const TIMEOUT = 60_000

/** Ids of a built Storybook's documentation pages. */
export const docsPages = (folder: string): readonly string[] =>
  entriesOf(folder).flatMap(({ id, type }) => (type === 'docs' ? [id] : []))

/** Scrolls half a window down. @returns whether the end of the page was reached */
const scrolled = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' })
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
  })

/** Scrolls to the end, because the stories in frames are loaded once they are seen, and waits for each. */
async function readThrough(page: Page): Promise<void> {
  for (let isAtEnd = false; !isAtEnd;) {
    isAtEnd = await scrolled(page)
    for (const frame of page.frames()) await frame.waitForLoadState('networkidle', { timeout: TIMEOUT })
  }
  const areImagesLoaded = () => [...document.images].every(({ complete }) => complete)
  await page.waitForFunction(areImagesLoaded, undefined, { timeout: TIMEOUT })
}

/** What the browser's console says of a page, and what the page throws. */
async function errorsOf(browser: Browser, address: string): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: VIEWPORT, timezoneId: 'UTC', locale: 'de-DE' })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  try {
    await page.goto(address)
    await page.locator('#storybook-docs h1').first().waitFor({ timeout: TIMEOUT })
    await readThrough(page)
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error))
  } finally {
    await page.close()
  }
  return errors
}

/**
 * Opens documentation pages of a built Storybook in both themes and reads them to their ends.
 * @param onFailure called with each page that logs an error @returns number of such pages
 */
export async function runDocsPages(
  folder: string,
  ids: readonly string[],
  onFailure: (page: string, errors: readonly string[]) => void,
): Promise<number> {
  let failed = 0
  const pages = ids.flatMap((id) => THEMES.map((theme) => ({ id, theme })))
  await forEachInStorybook(folder, pages, async ({ id, theme }, { browser, root }) => {
    const errors = await errorsOf(browser, `${root}iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`)
    if (errors.length === 0) return
    failed += 1
    onFailure(`${id}, ${theme}`, errors)
  })
  return failed
}

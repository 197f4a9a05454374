import { availableParallelism } from 'node:os'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { z } from 'zod'
import { CHROMIUM_FLAGS, ensureTestChromium } from '../chromium'
import { serveStorybook } from './serve-storybook'

const THEMES = ['light', 'dark'] as const
const VIEWPORT = { width: 1200, height: 900 }
/** Timeout in ms of a page's title and of its requests. */
const TIMEOUT = 60_000

const index = z.object({ entries: z.record(z.string(), z.object({ type: z.string() })) })

/** Ids of a built Storybook's documentation pages. */
export function docsPages(folder: string): readonly string[] {
  const { entries } = index.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))
  return Object.entries(entries).flatMap(([id, { type }]) => (type === 'docs' ? [id] : []))
}

/** Scrolls to the end, because a page's frames are loaded once they are seen. */
async function readThrough(page: Page): Promise<void> {
  for (let seen = -1, now = 0; now > seen;) {
    seen = now
    await page.mouse.wheel(0, VIEWPORT.height / 2)
    await page.waitForLoadState('networkidle', { timeout: TIMEOUT })
    now = await page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      return window.scrollY
    })
  }
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
  const { root, close } = await serveStorybook(folder)
  const browser = await chromium.launch({ executablePath: await ensureTestChromium(), args: CHROMIUM_FLAGS })
  const waiting = ids.flatMap((id) => THEMES.map((theme) => [id, theme] as const))
  let failed = 0
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [id, theme] = next
      const errors = await errorsOf(
        browser,
        `${root}iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`,
      )
      if (errors.length === 0) continue
      failed += 1
      onFailure(`${id}, ${theme}`, errors)
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  } finally {
    await browser.close()
    await close()
  }
  return failed
}

import { availableParallelism } from 'node:os'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { preview } from 'vite'
import { z } from 'zod'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium'

const VIEWPORT = { width: 1200, height: 800 }
const PHONE = { width: 390, height: 844 }
/** ms. A play waits up to 10 s for each thing that it needs. */
const TIMEOUT = 60_000

const index = z.object({ entries: z.record(z.string(), z.object({ type: z.string() })) })
const outcome = z.object({
  status: z.string(),
  messages: z.array(z.string()),
})

/** Ids of the stories in a built Storybook. */
export function storyIds(folder: string): string[] {
  const { entries } = index.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))
  return Object.entries(entries).flatMap(([id, { type }]) => (type === 'story' ? [id] : []))
}

/** How far the page stands out of a phone's window, in px. */
async function overflowOf(page: Page): Promise<number> {
  await page.setViewportSize(PHONE)
  return page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    return document.documentElement.scrollWidth - window.innerWidth
  })
}

/** Opens one story alone. @returns what was wrong */
async function problemsOf(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  try {
    await page.goto(address)
    const ended = await page.waitForFunction((): unknown => Reflect.get(window, 'storyOutcome'), undefined, {
      timeout: TIMEOUT,
    })
    const { status, messages } = outcome.parse(await ended.jsonValue())
    if (status !== 'success') problems.push(...(messages.length > 0 ? messages : [`ended with '${status}'`]))
    const overflow = await overflowOf(page)
    if (overflow > 0) problems.push(`stands ${overflow} px out of a window of ${PHONE.width} px`)
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  } finally {
    await page.close()
  }
  return problems
}

async function contextOf(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    timezoneId: 'UTC',
    locale: 'de-DE',
  })
  await context.addInitScript({ path: join(import.meta.dirname, 'note-outcome.js') })
  return context
}

/** Opens stories of a built Storybook alone in a bare frame. @param onFailure as soon as one has failed @returns how many have */
export async function runFrames(
  folder: string,
  ids: readonly string[],
  onFailure: (id: string, problems: readonly string[]) => void,
): Promise<number> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  let failed = 0
  const waiting = [...ids]
  try {
    const work = async () => {
      const context = await contextOf(browser)
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const root = server.resolvedUrls?.local[0] ?? ''
        const problems = await problemsOf(context, `${root}iframe.html?viewMode=story&id=${id}`)
        if (problems.length === 0) continue
        failed += 1
        onFailure(id, problems)
      }
      await context.close()
    }
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  } finally {
    await browser.close()
    await new Promise((resolve) => server.httpServer.close(resolve))
  }
  return failed
}

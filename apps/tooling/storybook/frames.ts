import { availableParallelism } from 'node:os'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { preview } from 'vite'
import { z } from 'zod'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium'

const VIEWPORT = { width: 1200, height: 800 }
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

/** Runs in the frame before Storybook does, and notes how its one story ends. */
function noteOutcome(): void {
  const messages: string[] = []
  const note = (error: unknown) => {
    const isError = typeof error === 'object' && error !== null && 'message' in error
    messages.push(String(isError ? error.message : error))
  }
  let channel: unknown
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: { on: (event: string, listener: (payload: unknown) => void) => void }) => {
      channel = made
      for (const event of [
        'playFunctionThrewException',
        'storyThrewException',
        'storyErrored',
        'storyMissing',
      ])
        made.on(event, (error) => {
          note(error)
          Object.assign(window, { storyOutcome: { status: 'error', messages } })
        })
      made.on('unhandledErrorsWhilePlaying', (errors) => {
        for (const error of Array.isArray(errors) ? errors : []) note(error)
      })
      made.on('storyFinished', (ended) => {
        const status =
          typeof ended === 'object' && ended !== null && 'status' in ended ? ended.status : 'error'
        Object.assign(window, { storyOutcome: { status, messages } })
      })
    },
  })
}

/** Opens one story alone. @returns what was wrong */
async function problemsOf(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  try {
    await page.goto(address)
    const ended = await page.waitForFunction(() => Reflect.get(window, 'storyOutcome'), undefined, {
      timeout: TIMEOUT,
    })
    const { status, messages } = outcome.parse(await ended.jsonValue())
    if (status !== 'success') problems.push(...(messages.length > 0 ? messages : [`ended with '${status}'`]))
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
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'de-DE',
  })
  await context.addInitScript(noteOutcome)
  return context
}

/** Opens every story of a built Storybook alone in a bare frame. @returns the problems of those that fail, by id */
export async function runFrames(folder: string, ids: readonly string[]): Promise<Map<string, string[]>> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  const failed = new Map<string, string[]>()
  const waiting = [...ids]
  try {
    const work = async () => {
      const context = await contextOf(browser)
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const root = server.resolvedUrls?.local[0] ?? ''
        const problems = await problemsOf(context, `${root}iframe.html?viewMode=story&id=${id}`)
        if (problems.length > 0) failed.set(id, problems)
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

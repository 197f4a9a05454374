import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'

declare global {
  interface Window {
    /** Set by note-outcome.js when the story has ended. */
    storyOutcome?: unknown
    showStory: (id: string) => void
  }
}

/** Timeout in ms. A play waits up to 10 s per element. */
const TIMEOUT = 60_000

const outcome = z.object({
  status: z.string(),
  messages: z.array(z.string()),
})
export type Outcome = z.output<typeof outcome>

/** Makes pages of this context record the outcome of their stories. */
export async function noteOutcomes(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: join(import.meta.dirname, 'note-outcome.js') })
}

/** Waits until the page's story is rendered and its play has ended. */
export async function outcomeOf(page: Page): Promise<Outcome> {
  const ended = await page.waitForFunction(() => window.storyOutcome, undefined, { timeout: TIMEOUT })
  return outcome.parse(await ended.jsonValue())
}

/** Switches a page to another story. */
export const showStory = (page: Page, id: string): Promise<void> =>
  page.evaluate((storyId) => window.showStory(storyId), id)

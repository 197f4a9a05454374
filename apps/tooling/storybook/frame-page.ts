import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'

declare global {
  interface Window {
    /** Set by note-outcome.js once the story has ended. */
    storyOutcome?: unknown
    showStory: (id: string) => void
  }
}

/** ms. A play waits up to 10 s for each thing that it needs. */
const TIMEOUT = 60_000

const outcome = z.object({
  status: z.string(),
  messages: z.array(z.string()),
})
export type Outcome = z.output<typeof outcome>

/** Pages of this context note how their stories end. */
export async function noteOutcomes(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: join(import.meta.dirname, 'note-outcome.js') })
}

/** Waits until the story on a page has been drawn, and its play is over. */
export async function outcomeOf(page: Page): Promise<Outcome> {
  const ended = await page.waitForFunction(() => window.storyOutcome, undefined, { timeout: TIMEOUT })
  return outcome.parse(await ended.jsonValue())
}

/** Shows another story on a page that has shown one. */
export const showStory = (page: Page, id: string): Promise<void> =>
  page.evaluate((storyId) => window.showStory(storyId), id)

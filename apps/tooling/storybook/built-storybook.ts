import { availableParallelism } from 'node:os'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { z } from 'zod'
import { CHROMIUM_FLAGS, ensureTestChromium } from '../chromium'
import { serveStorybook } from './serve-storybook'

const index = z.object({
  entries: z.record(z.string(), z.object({ id: z.string(), type: z.string(), importPath: z.string() })),
})
type Entry = z.output<typeof index>['entries'][string]

/** Stories and documentation pages of a built Storybook. */
export const entriesOf = (folder: string): readonly Entry[] =>
  Object.values(index.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))).entries)

/** What is opened: a browser, and the address of the Storybook with a slash at its end. */
export interface Opened {
  readonly browser: Browser
  readonly root: string
}

/** Serves a built Storybook and works on all items in a browser, as many at a time as there are cores. */
export async function forEachInStorybook<Item>(
  folder: string,
  items: readonly Item[],
  work: (item: Item, opened: Opened) => Promise<void>,
): Promise<void> {
  const { root, close } = await serveStorybook(folder)
  const browser = await chromium.launch({ executablePath: await ensureTestChromium(), args: CHROMIUM_FLAGS })
  // One iterator for all workers: each takes the next item.
  const waiting = items.values()
  try {
    await Promise.all(
      Array.from({ length: availableParallelism() }, async () => {
        for (const item of waiting) await work(item, { browser, root })
      }),
    )
  } finally {
    await browser.close()
    await close()
  }
}

import type { Browser, BrowserContext, Page } from 'playwright-core'
import { entriesOf, forEachInStorybook } from './built-storybook'
import { noteOutcomes, outcomeOf, showStory } from './frame-page'

const VIEWPORT = { width: 1200, height: 800 }
const PHONE = { width: 390, height: 844 }
/** A flow runs axe here, since its story test leaves it out. */
const isFlow = (id: string | undefined): boolean => id?.startsWith('flows-') === true
const globalsOf = (id: string): string => (isFlow(id) ? '' : 'a11y.manual:!true')

/** Story ids of a built Storybook, grouped by file. */
export function storiesByFile(folder: string): readonly (readonly string[])[] {
  const files = new Map<string, string[]>()
  for (const { id, type, importPath } of entriesOf(folder))
    if (type === 'story') files.set(importPath, [...(files.get(importPath) ?? []), id])
  return [...files.values()]
}

/** Horizontal overflow on a phone in px. */
async function overflowOf(page: Page): Promise<number> {
  await page.setViewportSize(PHONE)
  return page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    return document.documentElement.scrollWidth - window.innerWidth
  })
}

/** A page in which stories are opened. */
class Frame {
  private page: Page | undefined
  private errors: string[] = []

  constructor(
    private readonly context: BrowserContext,
    private readonly root: string,
  ) {}

  async close(): Promise<void> {
    await this.page?.close()
    this.page = undefined
  }

  /** Opens a story in a new page. @returns problems */
  async open(id: string): Promise<readonly string[]> {
    await this.close()
    const page = await this.context.newPage()
    this.page = page
    page.on('pageerror', (error) => this.errors.push(error.message))
    return this.problemsOf(page, () =>
      page.goto(`${this.root}iframe.html?viewMode=story&globals=${globalsOf(id)}&id=${id}`),
    )
  }

  /** Switches to a story of the same file in the same page. @returns problems */
  async goOn(id: string): Promise<readonly string[]> {
    const { page } = this
    if (!page) return this.open(id)
    await page.setViewportSize(VIEWPORT)
    return this.problemsOf(page, () => showStory(page, id))
  }

  private async problemsOf(page: Page, show: () => Promise<unknown>): Promise<readonly string[]> {
    this.errors = []
    try {
      await show()
      const { status, messages } = await outcomeOf(page)
      if (status !== 'success')
        this.errors.push(...(messages.length > 0 ? messages : [`ended with '${status}'`]))
      const overflow = await overflowOf(page)
      if (overflow > 0) this.errors.push(`stands ${overflow} px out of a window of ${PHONE.width} px`)
    } catch (error) {
      this.errors.push(error instanceof Error ? error.message : String(error))
    }
    return this.errors
  }
}

async function contextOf(browser: Browser, id: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    // Axe would measure the contrast of what is still fading in.
    reducedMotion: isFlow(id) ? 'reduce' : 'no-preference',
    timezoneId: 'UTC',
    locale: 'de-DE',
  })
  await noteOutcomes(context)
  return context
}

/**
 * Opens stories of a built Storybook in bare pages: the first of a file and any that fails in a new page, the others in the
 * same page. @param onFailure called on each failure @returns number of failures
 */
export async function runFrames(
  folder: string,
  files: readonly (readonly string[])[],
  onFailure: (id: string, problems: readonly string[]) => void,
): Promise<number> {
  let failed = 0
  await forEachInStorybook(folder, files, async (ids, { browser, root }) => {
    const context = await contextOf(browser, ids[0])
    const frame = new Frame(context, root)
    for (const id of ids) {
      const problems = await frame.goOn(id)
      // A failure counts only if it is reproduced in a new page.
      const alone = problems.length > 0 ? await frame.open(id) : problems
      if (alone.length === 0) continue
      failed += 1
      onFailure(id, alone)
    }
    await context.close()
  })
  return failed
}

import { availableParallelism } from 'node:os'
import { chromium, type Browser, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureTestChromium } from '../chromium'
import { noteOutcomes, outcomeOf, showStory } from '../storybook/frame-page'
import { serveStorybook } from '../storybook/serve-storybook'
import { picturesOf, storiesOn, type DrawnStory } from './visual-stories'

const WIDTHS = [390, 1440] as const
const THEMES = ['light', 'dark'] as const
/** Fixed time, same as in the stories' fixtures. */
const NOW = new Date('2026-11-21T10:00:00.000Z')
/** Chromium flags for deterministic rendering. */
const FLAGS = [...CHROMIUM_FLAGS, '--disable-partial-raster', '--disable-skia-runtime-opts']
/** Stories that share a page. */
const PER_PAGE = 25
/** Attempts until two consecutive screenshots of a story are identical. */
const ATTEMPTS = 6

interface Job {
  readonly stories: readonly DrawnStory[]
  readonly width: (typeof WIDTHS)[number]
  readonly theme: (typeof THEMES)[number]
}

/** True if a story has its own appearance in this theme; stories with a fixed theme are taken once. */
const isNew = ({ globals }: DrawnStory, theme: string) => theme === 'light' || globals.theme === undefined

/** Screenshot after fonts and images have loaded and animations have ended. */
async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    window.scrollTo(0, 0)
    await document.fonts.ready
    await Promise.all(
      [...document.images].map((image) => {
        // A lazy image far below would never load, and its decode() never settle.
        image.loading = 'eager'
        return image.decode().catch(() => undefined)
      }),
    )
  })
  let last: Buffer | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    const next = await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    })
    if (last?.equals(next)) return next
    last = next
  }
  throw new Error('never stands still')
}

/** Takes screenshots of stories one after the other in one page, each after its play. */
async function drawAll(
  browser: Browser,
  root: string,
  { stories, width, theme }: Job,
  add: (name: string, png: Buffer) => void,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'de-DE',
  })
  await context.clock.setFixedTime(NOW)
  await noteOutcomes(context)
  const page = await context.newPage()
  for (const [index, { id }] of stories.entries()) {
    if (index === 0)
      await page.goto(`${root}iframe.html?viewMode=story&globals=theme:${theme};a11y.manual:!true&id=${id}`)
    else await showStory(page, id)
    await outcomeOf(page)
    try {
      add(`${id}.${theme}.${width}`, await shoot(page))
    } catch (error) {
      throw new Error(`${id} in ${theme} at ${width} px`, { cause: error })
    }
  }
  await context.close()
}

/** Splits stories into those that share a page, whose loading takes as long as several stories. */
const shared = (stories: readonly DrawnStory[]): readonly (readonly DrawnStory[])[] =>
  Array.from({ length: Math.ceil(stories.length / PER_PAGE) }, (_, at) =>
    stories.slice(at * PER_PAGE, (at + 1) * PER_PAGE),
  )

/** Screenshots of a built Storybook in both themes and widths, by name. @param only part of an id */
export async function shootStories(folder: string, only: string): Promise<Map<string, Buffer>> {
  const { root, close } = await serveStorybook(folder)
  const browser = await chromium.launch({ executablePath: await ensureTestChromium(), args: FLAGS })
  const shots = new Map<string, Buffer>()
  try {
    const page = await browser.newPage()
    await page.goto(`${root}iframe.html`)
    const stories = picturesOf(await storiesOn(page)).filter(({ id }) => id.includes(only))
    await page.close()
    const waiting: Job[] = WIDTHS.flatMap((width) =>
      THEMES.flatMap((theme) =>
        shared(stories.filter((each) => isNew(each, theme))).map((group) => ({
          stories: group,
          width,
          theme,
        })),
      ),
    )
    const work = async () => {
      for (let job = waiting.shift(); job !== undefined; job = waiting.shift())
        await drawAll(browser, root, job, (name, png) => shots.set(name, png))
    }
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  } finally {
    await browser.close()
    await close()
  }
  return shots
}

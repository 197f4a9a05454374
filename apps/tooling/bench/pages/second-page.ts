import { chromium, type Browser, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium'
import { figure, median, withTarget, type TableRow } from '../table'
import { LIMIT_MS, PHONE, slowDown } from './press'

const LISTS = { landing: '/', catalogue: '/products' } as const
/** From the press to the painted effect. */
const MAX_MS = 100

type Times = Readonly<Record<'product' | 'back', number>>

declare global {
  interface Window {
    shownAfter: (event: string, isShown: () => boolean) => void
    shownMs?: number
  }
}

/** Runs in the page: time from the next such event to the painted frame in which `isShown` is true. */
function measureShown(): void {
  window.shownAfter = (event, isShown) => {
    delete window.shownMs
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (!isShown()) return void requestAnimationFrame(look)
        // Runs after this frame has been painted, before what the page itself puts off until then.
        const show = () => (window.shownMs = performance.now() - timeStamp)
        void scheduler.postTask(show, { priority: 'user-blocking' })
      }
      requestAnimationFrame(look)
    }
    addEventListener(event, begin, { capture: true, once: true })
  }
}

async function shownMs(page: Page): Promise<number> {
  await page.waitForFunction(() => window.shownMs !== undefined, undefined, { timeout: LIMIT_MS })
  return (await page.evaluate(() => window.shownMs)) ?? NaN
}

/** Name, price and picture of the pressed card stand on the product's page. */
const watchProduct = (page: Page) =>
  page.evaluate(() =>
    window.shownAfter('click', () => {
      const picture = document.querySelector('[data-slot=product-gallery] [data-slot=picture]')
      const image = picture?.querySelector('img')
      return (
        document.querySelector('[data-slot=product-price]')?.checkVisibility() === true &&
        picture instanceof HTMLElement &&
        (picture.style.backgroundImage !== '' || image?.complete === true)
      )
    }),
  )

/** The list stands at the place where it was left. */
const watchList = async (page: Page) => {
  const top = await page.evaluate(() => scrollY)
  await page.evaluate((before) => {
    window.shownAfter(
      'popstate',
      () =>
        document.querySelector('[data-slot=product-card]')?.checkVisibility() === true &&
        Math.abs(scrollY - before) < 2,
    )
  }, top)
}

async function visit(browser: Browser, url: string): Promise<Times> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    // The compiler's helper for function names does not exist in the page.
    await page.addInitScript({ content: 'globalThis.__name = (each) => each' })
    await page.addInitScript(measureShown)
    await slowDown(context, page)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const card = page.locator('[data-slot=product-card]').nth(2)
    await card.scrollIntoViewIfNeeded()
    await watchProduct(page)
    await watchList(page)
    const box = await card.boundingBox()
    if (!box) throw new Error(`${url} has no third card`)
    // Not the locator's tap, whose own checks run in the page during the press.
    await page.touchscreen.tap(box.x + 60, box.y + 60)
    const product = await shownMs(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => delete window.shownMs)
    await page.evaluate(() => history.back())
    return { product, back: await shownMs(page) }
  } finally {
    await context.close()
  }
}

/** The value that 95 of 100 do not exceed. */
const slowest = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? NaN

const cell = (times: readonly number[]) => {
  const [middle, slow] = [median(times), slowest(times)]
  return withTarget(`${figure(middle)}, p95 ${figure(slow)}`, `≤ ${MAX_MS}`, middle <= MAX_MS)
}

/** From a list to a product and back, three seconds and more after the first page: medians and 95th percentiles. */
export async function measureSecondPages(url: string, runs: number): Promise<TableRow[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  const rows: TableRow[] = []
  try {
    for (const [list, path] of Object.entries(LISTS)) {
      const visits: Times[] = []
      for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url + path))
      rows.push({
        list,
        'product shown, ms': cell(visits.map(({ product }) => product)),
        'list shown again, ms': cell(visits.map(({ back }) => back)),
      })
    }
  } finally {
    await browser.close()
  }
  return rows
}

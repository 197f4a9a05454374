import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { devices } from 'playwright-core'

/**
 * Average phone on a slow connection: 1.6 Mbit/s in both directions, 150 ms latency, a quarter of this machine's CPU speed.
 */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const SLOWER = 4
export const PHONE: BrowserContextOptions = devices['Pixel 7'] ?? {}
export const LIMIT_MS = 30_000

export interface Target {
  /** Selector of the button to press. */
  readonly button: string
  /** Selector of the press's effect; with `adds`, of the changed number. */
  readonly effect: string
  /** True if the press adds a unit to the cart. */
  readonly adds?: boolean
}

export interface Press {
  /** Time from the press to the frame that shows its effect, in ms; undefined if the press was lost. */
  readonly ms: number | undefined
  readonly isOnce: boolean
}

interface Clock {
  pressed?: number
  shown?: number
  times: number
}
declare global {
  interface Window {
    pressClock: Clock
    storedUnits: () => number
  }
}

/** Units in the stored cart; runs in the page. */
function countStoredUnits(): void {
  window.storedUnits = () => {
    const cart: unknown = JSON.parse(localStorage.getItem('cartItems') ?? '[]')
    const units = (line: unknown) =>
      typeof line === 'object' && line !== null && 'quantity' in line ? Number(line.quantity) : 0
    return Array.isArray(cart) ? cart.reduce<number>((sum, line) => sum + units(line), 0) : 0
  }
}

/** Runs in the page and measures from the press's timestamp to the frame after its effect. */
function startClock({ button, effect, adds }: Target): void {
  const clock: Clock = { times: 0 }
  window.pressClock = clock
  const isPressed = ({ target }: Event) => target instanceof Element && target.closest(button) !== null
  addEventListener('click', (event) => isPressed(event) && (clock.pressed ??= event.timeStamp), true)
  // A cart that was filled before shows its number on hydration, without a press.
  const units = adds === true ? window.storedUnits() : 0
  let was = units > 0 ? String(units) : undefined
  const look = () => {
    const found = document.querySelector(effect)
    const is = found === null ? undefined : adds === true ? (found.textContent ?? '') : 'there'
    if (is !== undefined && is !== was && clock.pressed !== undefined) {
      clock.times += 1
      const show = () => (clock.shown ??= performance.now())
      // Runs after the frame has been painted, before what the page itself puts off until then.
      requestAnimationFrame(() => void scheduler.postTask(show, { priority: 'user-blocking' }))
    }
    // A number that is not shown yet is still the one before the press.
    was = is ?? (adds === true ? was : undefined)
  }
  new MutationObserver(look).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
}

const unitsInCart = (page: Page) => page.evaluate(() => window.storedUnits())

export async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

const painted = (page: Page, msAgo: number) =>
  page.waitForFunction(
    (ms) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return paint !== undefined && performance.now() >= paint.startTime + ms
    },
    msAgo,
    { polling: 'raf', timeout: LIMIT_MS },
  )

/** Presses the middle of the button without waiting for it to be actionable, so that a press before hydration counts. */
async function pressOn(page: Page, button: string): Promise<void> {
  const box = await page.locator(button).locator('visible=true').first().boundingBox()
  if (!box) throw new Error(`${page.url()} has no ${button}`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** One visit with one press. @param msAfterPaint 0: right after the first paint */
export async function pressOnce(
  context: BrowserContext,
  url: string,
  target: Target,
  msAfterPaint: number,
): Promise<Press> {
  const page = await context.newPage()
  try {
    // The compiler's helper for function names does not exist in the page.
    await page.addInitScript({ content: 'globalThis.__name = (each) => each' })
    await page.addInitScript(countStoredUnits)
    await page.addInitScript(startClock, target)
    await slowDown(context, page)
    await page.goto(url, { waitUntil: 'commit' })
    await painted(page, msAfterPaint)
    const before = await unitsInCart(page)
    await pressOn(page, target.button)
    const isShown = () => page.evaluate(() => window.pressClock.shown !== undefined)
    await page
      .waitForFunction(() => window.pressClock.shown !== undefined, undefined, { timeout: 10_000 })
      .catch(async () => isShown())
    // A duplicate action would happen by the time the page has loaded completely.
    await page.waitForLoadState('networkidle')
    const { pressed, shown, times } = await page.evaluate(() => window.pressClock)
    if (shown === undefined || pressed === undefined) return { ms: undefined, isOnce: false }
    const added = (await unitsInCart(page)) - before
    return { ms: shown - pressed, isOnce: target.adds === true ? added === 1 : times === 1 }
  } finally {
    await page.close()
  }
}

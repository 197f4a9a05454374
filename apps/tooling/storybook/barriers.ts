import type { Page } from 'playwright-core'

/** Runs in the page. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** Horizontal overflow in a window of this size in px. */
export async function overflowOf(page: Page, size: { width: number; height: number }): Promise<number> {
  await page.setViewportSize(size)
  await page.evaluate(painted)
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** Runs in the page: what an element says that the browser itself works by keyboard. */
const stateOf = (element: Element): string => {
  if (element instanceof HTMLSelectElement || element instanceof HTMLInputElement) return element.value
  return String(element.closest('details')?.open)
}

/** Elements that only real keys prove to be worked by keyboard (WCAG 2.1.1), with the keys of which one has to change them. */
const NATIVE: readonly (readonly [selector: string, keys: readonly string[]])[] = [
  ['summary', ['Enter']],
  ['summary', ['Space']],
  ['select:not(:disabled, [aria-hidden])', ['End', 'Home']],
  ['input[type=date]:not(:disabled, :read-only)', Array.from('01122026')],
]

/** The browser's own elements that their keys do not change. */
async function deafOf(page: Page): Promise<readonly string[]> {
  const deaf: string[] = []
  for (const [selector, keys] of NATIVE) {
    const element = page.locator(selector).locator('visible=true').first()
    if ((await element.count()) === 0) continue
    await element.focus()
    const states = [await element.evaluate(stateOf)]
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.evaluate(painted)
      states.push(await element.evaluate(stateOf))
    }
    if (new Set(states).size === 1) deaf.push(`${keys.join(' and ')} change nothing in ${selector}`)
  }
  return deaf
}

/** What of WCAG 1.4.4, 1.4.10, 2.1.1 and 2.2.2 a component's story does not meet. */
export async function barriersOf(page: Page): Promise<readonly string[]> {
  const narrow = await overflowOf(page, { width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(painted)
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  await page.emulateMedia({ reducedMotion: null })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const large = await overflowOf(page, { width: 640, height: 900 })
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return [
    narrow > 0 && `stands ${narrow} px out of a window of 320 px`,
    large > 0 && `with text at 200 % stands ${large} px out of a window of 640 px`,
    moving > 0 && `${moving} animations run with reduced motion`,
    ...(await deafOf(page)),
  ].filter((barrier) => barrier !== false)
}

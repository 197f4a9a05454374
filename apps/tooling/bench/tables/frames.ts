import type { Page } from 'playwright-core'
import { z } from 'zod'
import { formatNumber, withTarget, type Row } from '../table'

const LIMIT_MS = 50
/** Frames an action is given to settle. */
const SETTLE = 40

const frames = z.array(z.number())

/** Runs in the page: records long animation frames where supported, else the gaps between frames. */
export const RECORDER = `(() => {
  let long = [], deltas = [], last = performance.now()
  const isSupported = PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')
  const note = (entries) => long.push(...entries.map(({ duration }) => duration))
  const observer = isSupported && new PerformanceObserver((list) => note(list.getEntries()))
  if (observer) observer.observe({ type: 'long-animation-frame' })
  const step = (now) => {
    deltas.push(now - last)
    last = now
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
  globalThis.takeFrames = () => {
    if (observer) note(observer.takeRecords())
    const taken = isSupported ? long : deltas
    long = []
    deltas = []
    return taken
  }
})()`
const SETTLED = `new Promise((done) => {
  let left = ${SETTLE}
  const step = () => (left-- > 0 ? requestAnimationFrame(step) : done(globalThis.takeFrames()))
  step()
})`

/** Frames over 50 ms from an action until the page has settled. */
export async function measured(page: Page, action: string, act: () => Promise<unknown>): Promise<Row> {
  await page.evaluate(SETTLED)
  await act()
  const long = frames.parse(await page.evaluate(SETTLED))
  const over = long.filter((duration) => duration > LIMIT_MS).length
  return {
    action,
    'frames over 50 ms': withTarget(String(over), '0', over === 0),
    'longest frame ms': over > 0 ? formatNumber(Math.max(...long)) : `≤ ${LIMIT_MS}`,
  }
}

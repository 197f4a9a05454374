import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium'
import { returningShopper } from '../../size/visitors'
import { figure, median, withTarget, type TableRow } from '../table'
import { PHONE, pressOnce, type Press, type Target } from './press'

const CART_FILLED = 'header [data-slot=cart-button] span[aria-hidden]'

interface Pressed {
  readonly path: string
  readonly target: Target
  /** Maximum duration of a press three seconds after the first paint, in ms. */
  readonly limitMs: number
}

const PRESSES = {
  menu: {
    path: '/',
    target: { button: 'header [data-slot=cart-button] + button', effect: '[data-slot=mobile-menu][open]' },
    limitMs: 300,
  },
  cart: {
    path: '/',
    target: { button: 'header [data-slot=cart-button]', effect: '[data-slot=drawer]' },
    limitMs: 300,
  },
  'add to cart': {
    path: '/product/abendruhe',
    target: { button: '[data-slot=buy-row] [data-slot=button]', effect: CART_FILLED, adds: true },
    limitMs: 100,
  },
} as const satisfies Readonly<Record<string, Pressed>>

const MOMENTS = { 'three seconds later': 3_000, 'at once': 0 } as const

async function stateOf(browser: Browser, url: string): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext(PHONE)
  await returningShopper(context, url)
  const page = await context.newPage()
  await page.goto(`${url}/api/health/live`)
  const state = await context.storageState()
  await context.close()
  return state
}

const middleOf = (presses: readonly Press[]): number | undefined => {
  const times = presses.flatMap(({ ms }) => ms ?? [])
  return times.length === presses.length ? median(times) : undefined
}
const written = (ms: number | undefined) => (ms === undefined ? 'lost' : figure(ms))

function rowOf(name: readonly string[], limitMs: number, presses: readonly Press[]): TableRow {
  const [visitor = '', press = '', moment = ''] = name
  const ms = middleOf(presses)
  const once = presses.filter(({ isOnce }) => isOnce).length
  const isLimited = moment === 'three seconds later'
  return {
    visitor,
    press,
    moment,
    ms: isLimited ? withTarget(written(ms), `≤ ${limitMs}`, ms !== undefined && ms <= limitMs) : written(ms),
    'acted once': withTarget(`${once} of ${presses.length}`, String(presses.length), once === presses.length),
  }
}

/** First press of a visit to the product. @param runs visits per press */
export async function measurePresses(url: string, runs: number): Promise<TableRow[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  const rows: TableRow[] = []
  try {
    const visitors = {
      'first visit': {},
      'returning, cart and session': { storageState: await stateOf(browser, url) },
    }
    for (const [visitor, options] of Object.entries(visitors)) {
      for (const [press, { path, target, limitMs }] of Object.entries(PRESSES)) {
        for (const [moment, after] of Object.entries(MOMENTS)) {
          const presses: Press[] = []
          for (let run = 0; run < runs; run += 1) {
            const context = await browser.newContext({ ...PHONE, ...options })
            presses.push(await pressOnce(context, url + path, target, after))
            await context.close()
          }
          rows.push(rowOf([visitor, press, moment], limitMs, presses))
        }
      }
    }
  } finally {
    await browser.close()
  }
  return rows
}

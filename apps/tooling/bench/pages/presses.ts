import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium'
import { returningShopper } from '../../size/visitors'
import { median } from '../rounds'
import { formatNumber, ratio, withTarget, type Row } from '../table'
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

/** Effect of a press on the minimal React page (baseline-react). */
const answered = ({ button }: Target): Target => ({ button, effect: '[data-answer]' })

const MOMENTS = { 'three seconds later': 3_000, 'at once': 0 } as const

interface Contestants {
  readonly product: string
  readonly react: string
}

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
const written = (ms: number | undefined) => (ms === undefined ? 'lost' : formatNumber(ms))

function rowOf(name: readonly string[], limitMs: number, product: readonly Press[], react: readonly Press[]) {
  const [visitor = '', press = '', moment = ''] = name
  const [own, least] = [middleOf(product), middleOf(react)]
  const once = product.filter(({ isOnce }) => isOnce).length
  const isLimited = moment === 'three seconds later'
  return {
    visitor,
    press,
    moment,
    ms: isLimited
      ? withTarget(written(own), `≤ ${limitMs}`, own !== undefined && own <= limitMs)
      : written(own),
    'React ms': written(least),
    'ms / React': own === undefined || least === undefined ? '–' : ratio(own / least),
    'acted once': withTarget(`${once} of ${product.length}`, String(product.length), once === product.length),
  }
}

/** First press of a visit, in turns on the product and on the same page with minimal React. */
export async function measurePresses({ product, react }: Contestants, runs: number): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  const rows: Row[] = []
  const once = async (options: BrowserContextOptions, url: string, target: Target, after: number) => {
    const context = await browser.newContext({ ...PHONE, ...options })
    try {
      return await pressOnce(context, url, target, after)
    } finally {
      await context.close()
    }
  }
  try {
    const visitors = {
      'first visit': {},
      'returning, cart and session': { storageState: await stateOf(browser, product) },
    }
    for (const [visitor, options] of Object.entries(visitors)) {
      for (const [press, { path, target, limitMs }] of Object.entries(PRESSES)) {
        for (const [moment, after] of Object.entries(MOMENTS)) {
          const results: Record<keyof Contestants, Press[]> = { product: [], react: [] }
          for (let run = 0; run < runs; run += 1) {
            results.product.push(await once(options, product + path, target, after))
            results.react.push(await once({}, react + path, answered(target), after))
          }
          rows.push(rowOf([visitor, press, moment], limitMs, results.product, results.react))
        }
      }
    }
  } finally {
    await browser.close()
  }
  return rows
}

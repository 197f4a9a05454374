import { parseArgs } from 'node:util'
import { chromium, devices, type BrowserContext, type BrowserContextOptions } from 'playwright-core'
import { build, isBuilt } from '../build'
import { CHROMIUM_FLAGS, ensureTestChromium } from '../chromium'
import { seededFolder } from '../seeded-folder'
import { ProductServer } from '../server'
import { FILE_KINDS, measure, saveData, type Sizes } from './measure'
import { firstVisit, returningShopper, signedInAdmin } from './visitors'

/** `--budgets` leaves out what is fetched ahead, which has no budget. */
const { values: asked } = parseArgs({ options: { budgets: { type: 'boolean', default: false } } })

/** Maximum KiB gzip (fonts uncompressed) until a page is interactive. */
const SHOP = { js: 130, css: 26, fonts: 70, html: 25 }
const LATER_PAGE = { ...SHOP, js: Infinity }
const ADMIN = { js: 200, css: 21, fonts: 70, html: 25 }

interface Row {
  readonly name: string
  readonly path: string
  /** Selector of an element that is visible once the page is complete. */
  readonly settled: string
  readonly visitor: (context: BrowserContext, url: string) => Promise<void>
  readonly budget: Sizes
}

const rows: readonly Row[] = [
  { name: 'landing', path: '/', settled: 'main article', visitor: firstVisit, budget: SHOP },
  { name: 'landing, returning', path: '/', settled: 'main article', visitor: returningShopper, budget: SHOP },
  { name: 'landing, Turkish', path: '/?lang=tr', settled: 'main article', visitor: firstVisit, budget: SHOP },
  { name: 'product', path: '/product/abendruhe', settled: 'main h1', visitor: firstVisit, budget: SHOP },
  {
    name: 'product, returning',
    path: '/product/abendruhe',
    settled: 'main h1',
    visitor: returningShopper,
    budget: SHOP,
  },
  { name: 'catalogue', path: '/products', settled: 'main article', visitor: firstVisit, budget: LATER_PAGE },
  {
    name: 'checkout, returning',
    path: '/checkout',
    settled: 'main form',
    visitor: returningShopper,
    budget: LATER_PAGE,
  },
  { name: 'legal', path: '/legal/agb', settled: 'main h1', visitor: firstVisit, budget: LATER_PAGE },
  {
    name: 'admin dashboard',
    path: '/admin/dashboard',
    settled: 'h1',
    visitor: signedInAdmin,
    budget: ADMIN,
  },
]

const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: devices['Pixel 7'] ?? {},
}

const compared = (sizes: Sizes, budget: Sizes) =>
  FILE_KINDS.map((kind) => {
    const isOver = sizes[kind] > budget[kind]
    const limit = Number.isFinite(budget[kind]) ? ` of ${budget[kind]}` : ''
    return { kind, isOver, text: `${sizes[kind].toFixed(1)}${limit}${isOver ? '  OVER' : ''}` }
  })

if (!isBuilt()) await build()
const server = await ProductServer.start({}, { from: await seededFolder() })
const executablePath = await ensureTestChromium()
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
const table: Record<string, Record<string, string>> = {}
let over = 0
try {
  for (const { name, path, settled, visitor, budget } of rows) {
    for (const [screen, options] of Object.entries(SCREENS)) {
      const load = async (prepare: (context: BrowserContext) => Promise<unknown>) => {
        const context = await browser.newContext(options)
        await prepare(context)
        await visitor(context, server.url)
        const sizes = await measure(context, server.url + path, settled)
        await context.close()
        return sizes
      }
      const needed = await load(saveData)
      const ahead = asked.budgets ? undefined : await load(() => Promise.resolve())
      const cells = compared(needed, budget)
      over += cells.filter(({ isOver }) => isOver).length
      table[`${name}, ${screen}`] = {
        ...Object.fromEntries(cells.map(({ kind, text }) => [kind, text])),
        ...(ahead && { 'js ahead': ahead.js.toFixed(1) }),
      }
    }
  }
} finally {
  await browser.close()
  await server.dispose()
}
console.log(
  'KiB gzip (fonts uncompressed) until every control answers; ahead: after idle prefetching, not budgeted:',
)
console.table(table)
process.exitCode = over === 0 ? 0 : 1

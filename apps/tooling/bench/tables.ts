import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import { z } from 'zod'
import { build, isBuilt } from '../build'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium'
import { ProductServer } from '../server'
import { signedInAdmin } from '../size/visitors'
import { printTable, type Row } from './table'
import { actions } from './tables/actions'
import { RECORDER } from './tables/frames'
import { ROWS, tableSections, type TableSection } from './tables/sections'

/** Measures frame times of the back office's tables with a hundred rows while they are sorted, filtered and ticked. */
const { values } = parseArgs({
  options: {
    markdown: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    only: { type: 'string' },
    slowdown: { type: 'string', default: '1' },
  },
})
const only = z.enum(Object.keys(tableSections)).optional().parse(values.only)
/** How many times slower than this machine the page computes. */
const slowdown = z.coerce.number().min(1).parse(values.slowdown)

async function inBrowser(
  browser: Browser,
  url: string,
  { query, path, answer }: TableSection,
): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await signedInAdmin(context, url)
    const page = await context.newPage()
    await page.addInitScript(RECORDER)
    await page.route(
      (asked) => asked.pathname === `/api${path}`,
      (route) => {
        const data = answer(new URL(route.request().url()).searchParams)
        return route.fulfill({ json: { success: true, data } })
      },
    )
    await page.goto(`${url}/admin/dashboard?${query}`)
    await page.getByRole('row').nth(ROWS).waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await actions(page)
  } finally {
    await context.close()
  }
}

if (!values['no-build'] && !isBuilt()) await build()
const product = await ProductServer.start({ LOG_LEVEL: 'error', NODE_ENV: 'production' })
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
try {
  for (const [name, section] of Object.entries(tableSections)) {
    if (only !== undefined && only !== name) continue
    const rows = await inBrowser(browser, product.url, section)
    printTable({ [`${name}, ${ROWS} rows`]: rows }, values.markdown)
  }
} finally {
  await browser.close()
  await product.dispose()
}

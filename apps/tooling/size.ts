import { gzipSync } from 'node:zlib'
import { chromium, type Response } from 'playwright-core'
import { build, isBuilt } from './build'
import { CHROMIUM_FLAGS, ensureChromium } from './chromium'
import { ProductServer } from './server'

/** Budgets of design §5 in KiB gzip (fonts as they are). */
const BUDGETS = {
  landing: { path: '/', js: 100, css: 15, fonts: 70, html: 25 },
  product: { path: '/product/abendruhe', js: 100, css: 15, fonts: 70, html: 25 },
  admin: { path: '/admin', js: 200, css: 20, fonts: 70, html: 25 },
} as const
type Kind = 'js' | 'css' | 'fonts' | 'html'

const kindOf = (response: Response): Kind | undefined =>
  (
    ({ script: 'js', stylesheet: 'css', font: 'fonts', document: 'html' }) as const satisfies Record<
      string,
      Kind
    >
  )[response.request().resourceType()] ?? undefined

/** Everything that the page loads by itself, until the network has been idle. */
async function measure(url: string): Promise<Record<Kind, number>> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const bodies: Promise<[Kind, number]>[] = []
    page.on('response', (response) => {
      const kind = kindOf(response)
      if (!kind || response.status() !== 200) return
      bodies.push(
        response
          .body()
          .then((body) => [kind, kind === 'fonts' ? body.length : gzipSync(body, { level: 9 }).length]),
      )
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    // A page whose code never ran would only look light.
    await page.locator('[data-early]').waitFor({ state: 'detached', timeout: 10_000 })
    const total: Record<Kind, number> = { js: 0, css: 0, fonts: 0, html: 0 }
    for (const [kind, bytes] of await Promise.all(bodies)) total[kind] += bytes
    return total
  } finally {
    await browser.close()
  }
}

if (!isBuilt()) await build()
const server = await ProductServer.start()
const rows: Record<string, Record<string, string>> = {}
let over = 0
try {
  for (const [name, { path, ...budget }] of Object.entries(BUDGETS)) {
    const sizes = await measure(server.url + path)
    rows[name] = Object.fromEntries(
      (['js', 'css', 'fonts', 'html'] as const).map((kind) => {
        const kib = sizes[kind] / 1024
        const isOver = kib > budget[kind]
        if (isOver) over += 1
        return [kind, `${kib.toFixed(1)} of ${budget[kind]}${isOver ? '  OVER' : ''}`]
      }),
    )
  }
} finally {
  await server.dispose()
}
console.log('KiB gzip (fonts as they are), everything that the page loads by itself:')
console.table(rows)
process.exitCode = over === 0 ? 0 : 1

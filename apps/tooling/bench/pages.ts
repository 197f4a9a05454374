import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { z } from 'zod'
import { build, isBuilt } from '../build'
import { ensureChromium } from '../chromium'
import { ProductServer } from '../server'
import { measurePresses } from './pages/presses'
import { measureSecondPages } from './pages/second-page'
import { figure, median, printTables, withTarget, type TableRow } from './table'

/** Audits the built pages with Lighthouse's mobile profile, and presses buttons on a phone with a slow line. */
const PAGES = { landing: '/', catalogue: '/products', product: '/product/abendruhe' } as const
const MIN_PERFORMANCE = 97
/** Fetched on first use: with its 156 packages it was a quarter of what every installation unpacked. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** Visits per press. */
    runs: { type: 'string', default: '5' },
    /** Runs one part only: lighthouse, presses or second. */
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
})

const reportSchema = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  runtimeError: z.object({ message: z.string() }).optional(),
})
type Report = z.output<typeof reportSchema>

async function audit(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--output=json', '--quiet'],
      ...[`--only-categories=${CATEGORIES.join(',')}`, '--chrome-flags=--headless=new --no-sandbox'],
      '--no-enable-error-reporting',
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: await ensureChromium() } },
  )
  const report = reportSchema.parse(JSON.parse(stdout))
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return report
}

async function auditOf(page: keyof typeof PAGES, product: string): Promise<TableRow> {
  const url = product + PAGES[page]
  // The first response is rendered, not cached.
  await (await fetch(url)).text()
  const reports: Report[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) reports.push(await audit(url))
  const middle = (of: (report: Report) => number) => median(reports.map(of))
  const value = (name: string) => middle(({ audits }) => audits[name]?.numericValue ?? NaN)
  const cls = value('cumulative-layout-shift')
  const scores = CATEGORIES.map((category): [string, string] => {
    const score = Math.round(middle(({ categories }) => (categories[category].score ?? 0) * 100))
    const least = category === 'performance' ? MIN_PERFORMANCE : 100
    return [category, withTarget(String(score), `≥ ${least}`, score >= least)]
  })
  return {
    page,
    ...Object.fromEntries(scores),
    CLS: withTarget(cls.toFixed(3), '0', cls < 0.0005),
    'LCP ms': figure(value('largest-contentful-paint')),
  }
}

if (!values['no-build'] && !isBuilt()) await build()
const product = await ProductServer.start({ LOG_LEVEL: 'info', NODE_ENV: 'production' })
try {
  const wants = (part: string) => values.only === undefined || values.only === part
  const presses = wants('presses') ? await measurePresses(product.url, Number(values.runs)) : []
  const second = wants('second') ? await measureSecondPages(product.url, Number(values.runs)) : []
  const audits: TableRow[] = []
  if (wants('lighthouse'))
    for (const page of ['landing', 'catalogue', 'product'] as const)
      audits.push(await auditOf(page, product.url))
  printTables({
    'Lighthouse, mobile': audits,
    'First press, phone on 1.6 Mbit/s, 150 ms, CPU ÷ 4': presses,
    'Second page, same phone': second,
  })
} finally {
  await product.dispose()
}

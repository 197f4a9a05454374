import { parseArgs } from 'node:util'
import { build, isBuilt } from '../build'
import { ProductServer } from '../server'
import { startDebuggableChromium } from './debuggable-chromium'
import { fillCart, shownMarkup } from './filled-cart'
import { startBaselinePages } from './baseline-pages'
import { auditByTurns, type Audit } from './lighthouse'
import { loadOne } from './load'
import { byTurns } from './rounds'
import { formatNumber, withTarget, ratio, printTable, type Row } from './table'

/** The built pages in Lighthouse's mobile profile, beside the same content as a static page and as React's least. */
const PAGES = {
  landing: '/',
  catalogue: '/products',
  product: '/product/abendruhe',
  checkout: '/checkout?guest=true',
} as const
const MAX_LCP_RATIO = 1.15
const MIN_PERFORMANCE = 97
/** Rendered product pages per second. */
const MIN_PAGES = { cached: 1_000, uncached: 150 } as const

const { values } = parseArgs({
  options: {
    markdown: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    page: { type: 'string', multiple: true, default: Object.keys(PAGES) },
    'no-build': { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)

function rowOf(page: string, seen: Readonly<Record<'product' | 'static' | 'react', Audit>>): Row {
  const { scores, cls, lcp } = seen.product
  const share = lcp / seen.react.lcp
  const full = (score: number) => withTarget(String(score), '100', score === 100)
  return {
    page,
    performance: withTarget(
      String(scores.performance),
      `≥ ${MIN_PERFORMANCE}`,
      scores.performance >= MIN_PERFORMANCE,
    ),
    accessibility: full(scores.accessibility),
    'best practices': full(scores['best-practices']),
    SEO: page === 'checkout' ? `${scores.seo} (exempt)` : full(scores.seo),
    CLS: withTarget(cls.toFixed(3), '0', cls < 0.0005),
    'LCP ms': formatNumber(lcp),
    'React ms': formatNumber(seen.react.lcp),
    'static ms': formatNumber(seen.static.lcp),
    'LCP / React': withTarget(ratio(share), `≤ ${MAX_LCP_RATIO}`, share <= MAX_LCP_RATIO),
    'performance of React, static': `${seen.react.scores.performance}, ${seen.static.scores.performance}`,
  }
}

async function auditPages(product: ProductServer): Promise<Row[]> {
  const bought = product.url + PAGES.product
  const htmlOf = async (path: string) =>
    path === PAGES.checkout
      ? shownMarkup(bought, product.url + path)
      : (await fetch(`${product.url}${path}`)).text()
  const plain = await startBaselinePages(product.url, 'static', htmlOf)
  const react = await startBaselinePages(product.url, 'react', htmlOf)
  const browser = await startDebuggableChromium(fillCart(bought))
  const rows: Row[] = []
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      if (!values.page.includes(name)) continue
      const urls = { product: product.url + path, static: plain.url + path, react: react.url + path }
      // The first answer of each is made, not found.
      await Promise.all(Object.values(urls).map(async (url) => (await fetch(url)).text()))
      rows.push(rowOf(name, await auditByTurns(urls, rounds, browser.port)))
    }
  } finally {
    await plain.stop()
    await react.stop()
    await browser.stop()
  }
  return rows
}

/** An address with a parameter that the store does not know is rendered for each request. */
async function renderedPages({ url }: ProductServer): Promise<Row[]> {
  const load = { seconds: Number(values.seconds), connections: 20 }
  // Not by turns: pages that are still being rendered when a round ends would slow the stored ones.
  const seen = {
    ...(await byTurns({ cached: () => loadOne(`${url}${PAGES.product}`, load) }, rounds)),
    ...(await byTurns({ uncached: () => loadOne(`${url}${PAGES.product}?bench=1`, load) }, rounds)),
  }
  return (['cached', 'uncached'] as const).map((kind) => ({
    'product page': kind,
    'pages /s': withTarget(
      formatNumber(seen[kind].rate),
      `≥ ${MIN_PAGES[kind]}`,
      seen[kind].rate >= MIN_PAGES[kind],
    ),
    'p99 ms': formatNumber(seen[kind].p99),
    failures: String(seen[kind].failures),
  }))
}

if (!values['no-build'] && !isBuilt()) await build()
const product = await ProductServer.start({ LOG_LEVEL: 'info', NODE_ENV: 'production' })
try {
  const rendered = await renderedPages(product)
  const audits = await auditPages(product)
  printTable({ 'Lighthouse, mobile': audits, 'Rendered on the server': rendered }, values.markdown)
} finally {
  await product.dispose()
}

import { parseArgs } from 'node:util'
import { build, isBuilt } from '../build'
import { ProductServer } from '../server'
import { startDebuggableChromium } from './debuggable-chromium'
import { fillCart, shownMarkup } from './filled-cart'
import { startBaselinePages } from './baseline-pages'
import { auditByTurns, type Audit } from './lighthouse'
import { measurePresses } from './pages/presses'
import { renderedPages } from './pages/rendered'
import { formatNumber, withTarget, ratio, printTable, type Row } from './table'

/**
 * Audits the built pages with Lighthouse's mobile profile, compared with the same content as a static page and with minimal
 * React.
 */
const PAGES = {
  landing: '/',
  catalogue: '/products',
  product: '/product/abendruhe',
  checkout: '/checkout?guest=true',
} as const
const MAX_LCP_RATIO = 1.1
const MIN_PERFORMANCE = 97

const { values } = parseArgs({
  options: {
    markdown: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    /** Visits per press. */
    runs: { type: 'string', default: '5' },
    /** Runs one part only: lighthouse, presses or rendered. */
    only: { type: 'string' },
    page: { type: 'string', multiple: true, default: Object.keys(PAGES) },
    'no-build': { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)

function rowOf(page: string, results: Readonly<Record<'product' | 'static' | 'react', Audit>>): Row {
  const { scores, cls, lcp } = results.product
  const share = lcp / results.react.lcp
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
    'React ms': formatNumber(results.react.lcp),
    'static ms': formatNumber(results.static.lcp),
    'LCP / React': withTarget(ratio(share), `≤ ${MAX_LCP_RATIO}`, share <= MAX_LCP_RATIO),
    'LCP / static': ratio(lcp / results.static.lcp),
    'performance of React, static': `${results.react.scores.performance}, ${results.static.scores.performance}`,
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
      // Warms up, because the first response of each is rendered, not cached.
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

async function pressesOn(product: ProductServer): Promise<Row[]> {
  const htmlOf = async (path: string) => (await fetch(`${product.url}${path}`)).text()
  const react = await startBaselinePages(product.url, 'react', htmlOf)
  try {
    return await measurePresses({ product: product.url, react: react.url }, Number(values.runs))
  } finally {
    await react.stop()
  }
}

if (!values['no-build'] && !isBuilt()) await build()
const product = await ProductServer.start({ LOG_LEVEL: 'info', NODE_ENV: 'production' })
try {
  const wants = (part: string) => values.only === undefined || values.only === part
  const seconds = Number(values.seconds)
  const rendered = wants('rendered')
    ? await renderedPages(product.url, { path: PAGES.product, rounds, seconds })
    : []
  const presses = wants('presses') ? await pressesOn(product) : []
  const audits = wants('lighthouse') ? await auditPages(product) : []
  printTable(
    {
      'Lighthouse, mobile': audits,
      'First press, phone on 1.6 Mbit/s, 150 ms, CPU ÷ 4': presses,
      'Rendered on the server': rendered,
    },
    values.markdown,
  )
} finally {
  await product.dispose()
}

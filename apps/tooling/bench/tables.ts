import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { z } from 'zod'
import { endpoints } from '@/contract'
import { ORDER_STATUSES } from '@/domain/orders/order'
import { PLATFORMS } from '@/domain/shared/platform'
import { checkoutBody } from '../../api/testing/checkout'
import { build, isBuilt } from '../build'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium'
import { ProductServer } from '../server'
import { formatNumber, withTarget, printTable, type Row } from './table'

/** Measures frame times of the back office's orders table with a hundred rows while it is sorted and filtered. */
const ROWS = 100
const LIMIT_MS = 50
/** Frames an action is given to settle. */
const SETTLE = 40
const LOGIN = { email: 'admin@verda.example', password: 'kamille-im-juni' }

const { values } = parseArgs({
  options: { markdown: { type: 'boolean', default: false }, 'no-build': { type: 'boolean', default: false } },
})

const orderRow = z.looseObject({ customer: z.looseObject({}), total: z.looseObject({ total: z.number() }) })
type OrderRow = z.infer<typeof orderRow>
const session = z.object({
  data: z.object({ token: z.string(), admin: z.object({ _id: z.string() }).loose() }),
})
const list = z.object({ data: z.object({ orders: z.array(orderRow).min(1) }) })
const catalogue = z.object({ data: z.object({ products: z.array(z.object({ _id: z.string() })).min(1) }) })
const frames = z.array(z.number())

async function ask(url: string, body?: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(url, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Repeats one order of the real response with different id, number, customer, date and total. */
const repeated = (row: OrderRow): OrderRow[] =>
  Array.from({ length: ROWS }, (_, index) => ({
    ...row,
    _id: randomUUID(),
    orderNumber: `VD-2026-${String(900_000 + index)}`,
    status: ORDER_STATUSES[index % ORDER_STATUSES.length],
    platform: PLATFORMS[index % PLATFORMS.length],
    createdAt: new Date(Date.UTC(2026, 9, 1, index % 24, index % 60) + index * 3_600_000).toISOString(),
    customer: { ...row.customer, name: `Bestellerin ${String((index * 37) % ROWS).padStart(3, '0')}` },
    total: { ...row.total, total: row.total.total + ((index * 53) % ROWS) },
  }))

/** Sorts and filters the rows like the server. */
function answerTo(rows: readonly OrderRow[], asked: URLSearchParams) {
  const matching = rows.filter(({ status, platform, orderNumber }) =>
    [
      [asked.get('status'), status],
      [asked.get('platform'), platform],
      [asked.get('search')?.slice(-1) ?? null, String(orderNumber).slice(-1)],
    ].every(([wanted, found]) => !wanted || wanted === found),
  )
  const step = [7, 11, 13, 17, 19, 23, 29, 31, 37, 41][(asked.get('sort') ?? '').length % 10] ?? 7
  const orders = matching
    .map((row, index) => ({ row, place: (index * step) % (matching.length + 1) }))
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row)
  const pages = { currentPage: 1, current: 1, totalPages: 1, pages: 1, hasPrev: false, hasNext: false }
  return { success: true, data: { orders, pagination: { ...pages, total: orders.length } } }
}

/** Runs in the page: records long animation frames where supported, else the gaps between frames. */
const RECORDER = `(() => {
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

async function measured(page: Page, action: string, act: () => Promise<unknown>): Promise<Row> {
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

async function actions(page: Page): Promise<Row[]> {
  const rows: Row[] = []
  const heads = page.getByRole('columnheader').getByRole('button')
  for (let at = 0; at < (await heads.count()); at += 1) {
    const head = heads.nth(at)
    const name = (await head.innerText()).trim()
    for (const turn of ['once', 'again'])
      rows.push(await measured(page, `sort by ${name}, ${turn}`, () => head.click()))
  }
  for (const [label, option] of [
    ['Durum', 'shipped'],
    ['Platform', 'germany'],
  ] as const) {
    const choice = page.getByRole('combobox', { name: label, exact: true })
    rows.push(await measured(page, `filter ${label}: ${option}`, () => choice.selectOption(option)))
    rows.push(await measured(page, `filter ${label}: all`, () => choice.selectOption('')))
  }
  const search = page.getByRole('searchbox').first()
  rows.push(
    await measured(page, 'type a search', () => search.pressSequentially('VD-2026-90', { delay: 40 })),
  )
  rows.push(await measured(page, 'clear the search', () => search.fill('')))
  const everyRow = page.getByRole('columnheader').getByRole('checkbox')
  rows.push(await measured(page, 'tick all rows', () => everyRow.press('Space')))
  rows.push(await measured(page, 'untick all rows', () => everyRow.press('Space')))
  return rows
}

async function inBrowser(url: string): Promise<Row[]> {
  const api = `${url}/api`
  const { products } = catalogue.parse(await ask(`${api}/products?limit=1`)).data
  const items = products.map(({ _id }) => ({ productId: _id, quantity: 1 }))
  await ask(`${api}${endpoints.checkout.path}`, checkoutBody(items))
  const { token, admin } = session.parse(await ask(`${api}/auth/login`, LOGIN)).data
  const { orders } = list.parse(await ask(`${api}/admin/orders`, undefined, token)).data
  const table = orders.slice(0, 1).flatMap(repeated)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(RECORDER)
    const stored = { adminToken: token, adminData: JSON.stringify(admin) }
    await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(stored)})`)
    await page.route(/\/api\/admin\/orders\?/, (route) =>
      route.fulfill({ json: answerTo(table, new URL(route.request().url()).searchParams) }),
    )
    await page.goto(`${url}/admin/dashboard?section=orders`)
    await page.getByRole('row').nth(ROWS).waitFor()
    return await actions(page)
  } finally {
    await browser.close()
  }
}

if (!values['no-build'] && !isBuilt()) await build()
const product = await ProductServer.start({ LOG_LEVEL: 'error', NODE_ENV: 'production' })
try {
  printTable({ [`Orders table, ${ROWS} rows`]: await inBrowser(product.url) }, values.markdown)
} finally {
  await product.dispose()
}

import { loadOne, type Round } from '../load'
import { byTurns } from '../rounds'
import { startUncached } from '../start-uncached'
import { formatNumber, withTarget, type Row } from '../table'

/** Target rates in pages per second; pages without any cache have no target. */
const WANTED = {
  stored: 1_000,
  rendered: 150,
  'rendered, brotli': 0,
  'without the API’s cache': 0,
  'without it, brotli': 0,
}
interface Measure {
  readonly path: string
  readonly rounds: number
  readonly seconds: number
}

/** Rate of a product page: cached, rendered, and without any cache. */
export async function renderedPages(product: string, { path, rounds, seconds }: Measure): Promise<Row[]> {
  const load = (url: string, encoding?: 'br') => () =>
    loadOne(url, {
      seconds,
      connections: 20,
      ...(encoding && {
        requests: [
          {
            method: 'GET',
            path: new URL(url).pathname + new URL(url).search,
            headers: { 'accept-encoding': encoding },
          },
        ],
      }),
    })
  const bare = await startUncached()
  try {
    const contests: readonly Readonly<Record<string, () => Promise<Round>>>[] = [
      { stored: load(product + path) },
      // An unknown parameter makes the URL render for each request.
      { rendered: load(`${product}${path}?bench=1`) },
      { 'rendered, brotli': load(`${product}${path}?bench=1`, 'br') },
      { 'without the API’s cache': load(bare.url + path) },
      { 'without it, brotli': load(bare.url + path, 'br') },
    ]
    const rows: Row[] = []
    // In sequence, because pages still rendering at the end of a round would slow down the next contest.
    for (const contest of contests) {
      for (const [kind, { rate, p99, failures }] of Object.entries(await byTurns(contest, rounds))) {
        const wanted = Object.entries(WANTED).find(([name]) => name === kind)?.[1] ?? 0
        rows.push({
          'product page': kind,
          'pages /s':
            wanted > 0 ? withTarget(formatNumber(rate), `≥ ${wanted}`, rate >= wanted) : formatNumber(rate),
          'p99 ms': formatNumber(p99),
          failures: String(failures),
        })
      }
    }
    return rows
  } finally {
    await bare.stop()
  }
}

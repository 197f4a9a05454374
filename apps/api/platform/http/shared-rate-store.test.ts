import { describe, expect, it } from 'vitest'
import { SharedRateCounts, type Exchange } from './shared-rate-store'

const WINDOW_MS = 10_000
const LIMIT = 100

/** Two processes with a shared table and a controlled clock. */
function processes() {
  const table = new Map<string, number>()
  const written: number[] = []
  const exchange: Exchange = (increments) => {
    written.push(increments.length)
    for (const { subject, by } of increments) table.set(subject, (table.get(subject) ?? 0) + by)
    return Promise.resolve(new Map(table))
  }
  let now = 1_000_000
  const [one, other] = [exchange, exchange].map((each) => new SharedRateCounts(each, () => now))
  if (!one || !other) throw new Error('two processes were wanted')
  const ask = (counts: SharedRateCounts, times: number, key = 'a') => {
    let current = 0
    for (let request = 0; request < times; request += 1) current = counts.count(key, WINDOW_MS, LIMIT).current
    return current
  }
  return { one, other, ask, written, table, pass: (ms: number) => (now += ms) }
}

describe('rate limits across processes', () => {
  it('add up the published counts', async () => {
    const { one, other, ask } = processes()
    expect([ask(one, 60), ask(other, 30)]).toEqual([60, 30])
    await one.exchange()
    await other.exchange()
    await one.exchange()
    expect([ask(one, 1), ask(other, 1)]).toEqual([91, 91])
  })

  it('do not publish callers far from the limit', async () => {
    const { one, ask, written } = processes()
    for (let caller = 0; caller < 50; caller += 1) ask(one, 9, `caller ${caller}`)
    await one.exchange()
    expect(written).toEqual([])
    ask(one, 1, 'caller 7')
    await one.exchange()
    expect(written).toEqual([1])
  })

  it('publish each request once, also during an exchange', async () => {
    const { one, ask, table } = processes()
    ask(one, 20)
    const telling = one.exchange()
    ask(one, 5)
    await telling
    await one.exchange()
    await one.exchange()
    expect([...table.values()]).toEqual([25])
  })

  it('restart with the next window', async () => {
    const { one, ask, pass } = processes()
    ask(one, 80)
    await one.exchange()
    const { ttl } = one.count('a', WINDOW_MS, LIMIT)
    expect(ttl).toBeGreaterThan(0)
    pass(ttl)
    expect(ask(one, 1)).toBe(1)
  })

  it('restart where the clock is set back, instead of refusing a caller until it has caught up', () => {
    const { one, ask, pass } = processes()
    ask(one, 2 * LIMIT)
    pass(-3_600_000)
    const { current, ttl } = one.count('a', WINDOW_MS, LIMIT)
    expect([current, ttl <= WINDOW_MS]).toEqual([1, true])
  })

  it('count locally while the database is down, and publish later', async () => {
    const published: number[] = []
    let isAway = true
    const counts = new SharedRateCounts((increments) => {
      if (isAway) return Promise.reject(new Error('away'))
      published.push(...increments.map(({ by }) => by))
      return Promise.resolve(new Map())
    })
    for (let request = 0; request < 30; request += 1) counts.count('a', 3_600_000, LIMIT)
    await expect(counts.exchange()).rejects.toThrow('away')
    expect(counts.count('a', 3_600_000, LIMIT).current).toBe(31)
    isAway = false
    await counts.exchange()
    expect(published).toEqual([31])
  })

  it('track a bounded number of callers', () => {
    const { one, ask } = processes()
    ask(one, 50)
    for (let caller = 0; caller < 20_000; caller += 1) ask(one, 1, `caller ${caller}`)
    expect(ask(one, 1)).toBe(1)
  })
})

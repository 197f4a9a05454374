import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Counters } from './counters'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const made = (write: (counts: ReadonlyMap<string, number>) => Promise<void>) => {
  const warn = vi.fn()
  const counters = new Counters(drizzle.mock(), { warn })
  const add = (key: string) => counters.add(byKey, key)
  const byKey = (_: unknown, counts: ReadonlyMap<string, number>) => write(counts)
  return { add, warn }
}

it('counts are written once a second, in one statement [API-75]', async () => {
  const written: Record<string, number>[] = []
  const { add } = made((counts) => Promise.resolve(void written.push(Object.fromEntries(counts))))
  for (const key of ['a', 'b', 'a']) add(key)
  await vi.advanceTimersByTimeAsync(999)
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toEqual([{ a: 2, b: 1 }])
  add('a')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(written).toEqual([{ a: 2, b: 1 }, { a: 1 }])
})

it('a slow database is written to by one statement at a time', async () => {
  const ends: (() => void)[] = []
  const { add } = made(() => new Promise((resolve) => ends.push(resolve)))
  add('a')
  await vi.advanceTimersByTimeAsync(1_000)
  add('a')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ends).toHaveLength(2)
})

it('a database that is away is a warning, and invented keys take a bounded part of the memory', async () => {
  const sizes: number[] = []
  const { add, warn } = made(({ size }) => {
    sizes.push(size)
    return Promise.reject(new Error('away'))
  })
  for (let n = 0; n < 6_000; n += 1) add(`key ${n}`)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([sizes, warn.mock.calls.length]).toEqual([[5_000], 1])
})

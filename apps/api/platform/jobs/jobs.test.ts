import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testShop } from '../../testing/test-app'
import { agreedTime, startJobs } from './jobs'

const NOW = new Date('2026-11-21T10:00:00Z')
const clock = () => Promise.resolve(NOW)

const log = { warn: vi.fn() }
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  log.warn.mockClear()
})
afterEach(() => vi.useRealTimers())

it('runs a job at its interval until stopped, also after a failure', async () => {
  let runs = 0
  const run = () => {
    runs += 1
    return runs === 1 ? Promise.reject(new Error('away')) : Promise.resolve()
  }
  const jobs = startJobs([{ name: 'tidy', everyMs: 1_000, run }], clock, log)
  for (let turn = 0; turn < 3; turn += 1) await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toBe(3)
  expect(log.warn).toHaveBeenCalledTimes(1)
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(runs).toBe(3)
})

it('does not start a job that is still running, and waits for it on stop', async () => {
  let runs = 0
  let end: () => void = () => undefined
  const run = () => {
    runs += 1
    return new Promise<void>((resolve) => {
      end = resolve
    })
  }
  const jobs = startJobs([{ name: 'slow', everyMs: 1_000, run }], clock, log)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(runs).toBe(1)
  let isStopped = false
  const stopped = jobs.stop().then(() => {
    isStopped = true
  })
  await Promise.resolve()
  expect(isStopped).toBe(false)
  end()
  await stopped
})

it('gives a job the time of the database, and does not run it where the two clocks are minutes apart [API-77]', async () => {
  const run = vi.fn(() => Promise.resolve())
  let isAgreed = true
  const time = () => (isAgreed ? clock() : Promise.reject(new Error('apart')))
  const jobs = startJobs([{ name: 'tidy', everyMs: 1_000, run }], time, log)
  await vi.advanceTimersByTimeAsync(1_000)
  isAgreed = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(run.mock.calls).toEqual([[NOW, expect.any(Function)]])
  expect(log.warn).toHaveBeenCalledTimes(5)
  await jobs.stop()
})

describe('the time of the database [API-77]', async () => {
  const { db } = await testShop({ demoData: false })

  it.each([0, 60_000, -60_000])('counts where this process is %d ms off', async (off) => {
    expect(await agreedTime(db, () => Date.now() + off)).toBeInstanceOf(Date)
  })

  it.each([8 * 86_400_000, -180_000])('does not where it is %d ms off', async (off) => {
    await expect(agreedTime(db, () => Date.now() + off)).rejects.toThrow('s apart')
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startJobs } from './jobs'

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
  const jobs = startJobs([{ name: 'tidy', everyMs: 1_000, run }], log)
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
  const jobs = startJobs([{ name: 'slow', everyMs: 1_000, run }], log)
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

import { ApiError } from '../http/errors'

/** Hashing uses memory and the thread pool that compression and file access need as well. */
const MAX_RUNNING = 4
/** About two seconds of work; further requests are rejected to bound the waiting time. */
const MAX_WAITING = 64

let running = 0
const waiting: (() => void)[] = []

/** Runs `work` once fewer than four others are running. @throws ApiError RATE_LIMITED if too many are waiting */
export async function queueHashing<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw new ApiError('RATE_LIMITED', { retryAfter: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    // The slot is handed over to the next waiting task, so `running` stays the same.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

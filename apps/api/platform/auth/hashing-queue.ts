import { ApiError } from '../http/errors'

/** Hashing takes memory and threads that compression and file access share. */
const MAX_RUNNING = 4
/** About two seconds of work; whoever comes later is refused instead of waiting ever longer. */
const MAX_WAITING = 64

let running = 0
const waiting: (() => void)[] = []

/** Runs `work` as soon as fewer than four others run. @throws ApiError RATE_LIMITED where too many wait already */
export async function queueHashing<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw new ApiError('RATE_LIMITED', { retryAfter: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    // The next in line takes this one's place, so the count stays.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

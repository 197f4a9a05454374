import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the work for a known name takes, so that the response time does not reveal it. */
const HIDDEN_MS = 250

/** Waits for the work, and never less than HIDDEN_MS. */
export async function inHiddenTime(work: Promise<unknown>): Promise<void> {
  await Promise.all([work, wait(HIDDEN_MS)])
}

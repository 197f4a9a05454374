import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { cutConnection } from './guarded-pool'
import { isLostConnection } from './lost-connection'

const CHANNEL = 'verda_cache'
const BEAT_MS = 500
const PATIENCE_MS = 1_500

export interface Watcher {
  /** Called with a notice of another process, and after every connect, because notices may have been missed. */
  readonly onNotice: (notice: string) => void
  /** Called when the database stops responding or responds again. */
  readonly onAway: (isAway: boolean) => void
}

/** Rejects if the connection is lost. */
const answersInTime = (work: Promise<unknown>) =>
  new Promise<boolean>((resolve, reject) => {
    // After a stall of this process the response may have arrived but not been read yet.
    const timer = setTimeout(() => setImmediate(resolve, false), PATIENCE_MS)
    work.then(() => resolve(true), reject).finally(() => clearTimeout(timer))
  })

/**
 * Receives notices of other processes (LISTEN) on a separate connection, which it reconnects indefinitely, and probes the
 * database twice a second. A lost connection alone does not mean that the database is down; the next connect tells.
 * @returns a function that stops it
 */
export function watchDatabase(connectionString: string, { onNotice, onAway }: Watcher): () => void {
  const ending = new AbortController()
  const nextBeat = () => pause(BEAT_MS, undefined, { signal: ending.signal, ref: false })
  let client: Client

  /** @returns finally whether the database is down */
  async function hear(): Promise<boolean> {
    let isConnected = false
    client = new Client({
      connectionString,
      application_name: 'verda-watch',
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => onNotice(payload ?? ''))
    try {
      await client.connect()
      if (!(await answersInTime(client.query(`listen ${CHANNEL}`)))) return true
      isConnected = true
      onAway(false)
      onNotice('')
      while (await answersInTime(client.query('select 1'))) await nextBeat()
      return true
    } catch (error) {
      return !isConnected && isLostConnection(error)
    } finally {
      cutConnection(client)
    }
  }

  async function hearForEver(): Promise<void> {
    while (!ending.signal.aborted) {
      if (await hear()) onAway(true)
      await nextBeat()
    }
  }

  hearForEver().catch(() => undefined)
  return () => {
    ending.abort()
    cutConnection(client)
  }
}

/** Publishes a notice to the other processes. */
export const announceQuery = (notice: string) => ({
  text: 'select pg_notify($1, $2)',
  values: [CHANNEL, notice],
})

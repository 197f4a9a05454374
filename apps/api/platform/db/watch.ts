import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { cutConnection } from './guarded-pool'
import { isLostConnection } from './lost-connection'

const CHANNEL = 'verda_cache'
const PROBE_INTERVAL_MS = 500
const TIMEOUT_MS = 1_500

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
    const timer = setTimeout(() => setImmediate(resolve, false), TIMEOUT_MS)
    work.then(() => resolve(true), reject).finally(() => clearTimeout(timer))
  })

/**
 * Receives notices of other processes (LISTEN) on a separate connection, which it reconnects indefinitely, and probes the
 * database twice a second. A lost connection alone does not mean that the database is down; the next connect tells.
 * @returns a function that stops it
 */
export function watchDatabase(connectionString: string, { onNotice, onAway }: Watcher): () => void {
  const stopping = new AbortController()
  const nextProbe = () => pause(PROBE_INTERVAL_MS, undefined, { signal: stopping.signal, ref: false })
  let client: Client

  /** @returns finally whether the database is down */
  async function listenUntilLost(): Promise<boolean> {
    let isConnected = false
    client = new Client({
      connectionString,
      application_name: 'verda-watch',
      connectionTimeoutMillis: TIMEOUT_MS,
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
      while (await answersInTime(client.query('select 1'))) await nextProbe()
      return true
    } catch (error) {
      return !isConnected && isLostConnection(error)
    } finally {
      cutConnection(client)
    }
  }

  async function listenForever(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (await listenUntilLost()) onAway(true)
      await nextProbe()
    }
  }

  listenForever().catch(() => undefined)
  return () => {
    stopping.abort()
    cutConnection(client)
  }
}

/** Publishes a notice to the other processes. */
export const announceQuery = (notice: string) => ({
  text: 'select pg_notify($1, $2)',
  values: [CHANNEL, notice],
})

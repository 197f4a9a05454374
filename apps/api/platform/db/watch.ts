import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { cutConnection } from './guarded-pool'
import { isLostConnection } from './lost-connection'

const CHANNEL = 'verda_cache'
const BEAT_MS = 500
const PATIENCE_MS = 1_500

export interface Watcher {
  /** Another process sent a notice; also called after every connect, because notices were missed meanwhile. */
  readonly onNotice: (notice: string) => void
  /** The database does not answer, or answers again. */
  readonly onAway: (isAway: boolean) => void
}

/** Rejects where the connection is lost. */
const answersInTime = (work: Promise<unknown>) =>
  new Promise<boolean>((resolve, reject) => {
    // After a stall of this process the answer may have come and only not been read yet.
    const timer = setTimeout(() => setImmediate(resolve, false), PATIENCE_MS)
    work.then(() => resolve(true), reject).finally(() => clearTimeout(timer))
  })

/**
 * Hears what other processes announce (LISTEN) on a connection of its own, which it makes anew for ever, and asks twice
 * a second whether the database answers. A connection that is merely cut says nothing about that; the next one does.
 * @returns ends it
 */
export function watchDatabase(connectionString: string, { onNotice, onAway }: Watcher): () => void {
  const ending = new AbortController()
  const nextBeat = () => pause(BEAT_MS, undefined, { signal: ending.signal, ref: false })
  let client: Client

  /** @returns, in the end, whether the database is away */
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

/** Tells the other processes. */
export const announceQuery = (notice: string) => ({
  text: 'select pg_notify($1, $2)',
  values: [CHANNEL, notice],
})

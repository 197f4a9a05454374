import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { cutConnection } from './guarded-pool'
import { isLostConnection } from './lost-connection'
import { askServer, chooseServer, serversOf, stateOf, type ServerState } from './servers'

const CHANNEL = 'verda_cache'
const PROBE_INTERVAL_MS = 500
const TIMEOUT_MS = 1_500

export interface Watcher {
  /** Called with a notice of another process, and after every connect, because notices may have been missed. */
  readonly onNotice: (notice: string) => void
  /** Called when the database stops responding, or responds again, with the URL of the server that does. */
  readonly onAway: (isAway: boolean, server?: string) => void
}

/** Undefined if it takes too long; rejects if the connection is lost. */
const inTime = <T>(work: Promise<T>) =>
  new Promise<T | undefined>((resolve, reject) => {
    // After a stall of this process the response may have arrived but not been read yet.
    const timer = setTimeout(() => setImmediate(resolve, undefined), TIMEOUT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

const isSame = (one: ServerState, other: ServerState) =>
  one.isStandby === other.isStandby && one.isReadOnly === other.isReadOnly

/**
 * Receives notices of other processes (LISTEN) on a separate connection, which it reconnects indefinitely, and probes the
 * database twice a second. A lost connection alone does not mean that the database is down; the next connect tells. Of several
 * servers it looks for one that accepts writes, and stays with one that only reads while there is none.
 * @returns a function that stops it
 */
export function watchDatabase(databaseUrl: string, { onNotice, onAway }: Watcher): () => void {
  const stopping = new AbortController()
  const nextProbe = () => pause(PROBE_INTERVAL_MS, undefined, { signal: stopping.signal, ref: false })
  const servers = serversOf(databaseUrl)
  const choose = () => chooseServer(servers, (server) => askServer(server, TIMEOUT_MS))
  let client: Client | undefined

  const isElsewhere = async (server: string, { isReadOnly }: ServerState) =>
    isReadOnly && (await choose()) !== server

  /** @returns finally whether the database is down */
  async function listenUntilLost(): Promise<boolean> {
    let isConnected = false
    try {
      const server = await choose()
      const opened = openClient(server)
      client = opened
      await opened.connect()
      const state = await inTime(stateOf(opened))
      if (!state || (!state.isStandby && !(await inTime(opened.query(`listen ${CHANNEL}`))))) return true
      isConnected = true
      onAway(false, server)
      onNotice('')
      for (;;) {
        const now = await inTime(stateOf(opened))
        if (!now) return true
        if (!isSame(now, state) || (await isElsewhere(server, now))) return false
        await nextProbe()
      }
    } catch (error) {
      return !isConnected && isLostConnection(error)
    } finally {
      if (client) cutConnection(client)
    }
  }

  function openClient(connectionString: string): Client {
    const opened = new Client({
      connectionString,
      application_name: 'verda-watch',
      connectionTimeoutMillis: TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    opened.on('error', () => undefined)
    opened.on('notification', ({ payload }) => onNotice(payload ?? ''))
    return opened
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
    if (client) cutConnection(client)
  }
}

/** Publishes a notice to the other processes. */
export const announceQuery = (notice: string) => ({
  text: 'select pg_notify($1, $2)',
  values: [CHANNEL, notice],
})

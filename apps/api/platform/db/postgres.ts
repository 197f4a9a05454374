import { Client } from 'pg'
import { errorCode, StartError } from '../start-error'
import { cutConnection, GuardedPool, type GuardedPoolConfig } from './guarded-pool'
import { migrateDatabase } from './migrate'
import {
  askServer,
  chooseServer,
  newProbe,
  readOnly,
  serversOf,
  sharesConnections,
  stateOf,
  type ServerState,
} from './servers'

/** Default number of connections per process; one of them receives notices. */
const CONNECTIONS = 10
const FOR_NOTICES = 1
const FOR_BACKGROUND = 1
const FOR_SESSIONS = 1

const PROBE_MS = 1_000
const CHOOSE_MS = 5_000

/** Separate pools, so that urgent work does not wait for other requests' connections. */
export interface Pools {
  /** For browsing, accounts and the back office. */
  readonly browsing: GuardedPool
  readonly orders: GuardedPool
  /** For the sessions of customers who order, which wait for no order that waits for a lock. */
  readonly orderSessions: GuardedPool
  /** For work outside of requests: startup, mails, notices, backups. */
  readonly background: GuardedPool
  /** Checks on a separate connection that orders would succeed. @throws Error if not, within 2 s */
  readonly probe: () => Promise<void>
  /** @param server URL of the one to use from now on, where there are several */
  readonly setAway: (isAway: boolean, server?: string) => void
  readonly close: () => Promise<void>
}

/** Timeouts of waits and statements of requests; the server's are slightly shorter than the client's. */
const limits = {
  // Lists need a plan for their actual parameters: a generic plan would read the whole table. Compiling a statement
  // (where the server can) takes longer than it saves in a list.
  browsing: {
    settings: {
      plan_cache_mode: 'force_custom_plan',
      jit: 'off',
      lock_timeout: 2_000,
      statement_timeout: 5_000,
    },
    query_timeout: 5_500,
  },
  orders: {
    settings: { lock_timeout: 2_000, statement_timeout: 2_500 },
    query_timeout: 2_700,
    transactionTimeoutMillis: 2_500,
  },
  background: { settings: { statement_timeout: 10_000 } },
} satisfies Record<string, GuardedPoolConfig>

const IN_TRANSACTION_MS = 15_000

const shared = {
  application_name: 'verda',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 2_000,
  idleTimeoutMillis: 30_000,
} satisfies GuardedPoolConfig

/** @throws StartError with the reason in one line */
export async function openPools(databaseUrl: string, connections = CONNECTIONS): Promise<Pools> {
  const servers = serversOf(databaseUrl)
  const connectionString = await chooseServer(servers, (server) => askServer(server, CHOOSE_MS)).catch(
    (error: unknown) => refuse(error, servers.at(-1) ?? ''),
  )
  await refuseShared(connectionString)
  await migrate(connectionString)
  const rest = connections - FOR_NOTICES - FOR_BACKGROUND - FOR_SESSIONS
  const forOrders = Math.ceil(rest / 3)
  const pool = (kind: keyof typeof limits, max: number) => {
    const { settings, ...limited } = limits[kind]
    return new GuardedPool({
      connectionString,
      max,
      ...shared,
      ...limited,
      settings: { idle_in_transaction_session_timeout: IN_TRANSACTION_MS, ...settings },
    })
  }
  const pools = {
    browsing: pool('browsing', rest - forOrders),
    orders: pool('orders', forOrders),
    orderSessions: pool('orders', FOR_SESSIONS),
    background: pool('background', FOR_BACKGROUND),
  }
  const all = Object.values(pools)
  let isKnownAway = false
  let current = connectionString
  const probe = new Probe()
  return {
    ...pools,
    probe: async () => {
      if (pools.browsing.ending) throw new Error('the database is closed')
      if ((await probe.ask(current)).isReadOnly) throw readOnly()
      // It responds again, but requests are rejected until the watcher has noticed as well.
      if (isKnownAway) throw new Error('the database did not answer')
    },
    setAway: (isAway, server) => {
      isKnownAway = isAway
      current = server ?? current
      for (const each of all) {
        each.moveTo(current)
        each.setAway(isAway)
      }
    },
    close: async () => {
      probe.end()
      await Promise.all(all.map((each) => each.end()))
    },
  }
}

/** @throws StartError behind a pooler that gives the connection of a session to others between transactions */
async function refuseShared(connectionString: string): Promise<void> {
  const sessions: Client[] = []
  try {
    // Reading the url may fail as well: it can name a certificate that is not there.
    for (let opened = 0; opened < 2; opened += 1) sessions.push(newProbe(connectionString, CHOOSE_MS))
    for (const session of sessions) await session.connect()
    const [one, other] = sessions.map((session) => async () => {
      const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid')
      return rows[0]?.pid
    })
    if (!one || !other || !(await sharesConnections(one, other))) return
  } catch (error) {
    refuse(error, connectionString)
  } finally {
    for (const session of sessions) void session.end()
  }
  throw new StartError('DATABASE_URL: pgbouncer in transaction mode mixes up sessions; use session mode.')
}

/** Without timeouts, because a migration may take long and other processes wait for it. */
async function migrate(connectionString: string): Promise<void> {
  let client: Client | undefined
  try {
    client = new Client({ connectionString, application_name: 'verda', connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    await client.connect()
    await migrateDatabase(client)
  } catch (error) {
    refuse(error, connectionString)
  } finally {
    // Ending the connection releases the session's locks.
    await client?.end()
  }
}

/** Probes on a connection that it keeps, shared by concurrent callers, so that frequent probing costs next to nothing. */
class Probe {
  #client: Client | undefined
  #server = ''
  #running: Promise<ServerState> | undefined

  /** @throws Error if the server does not respond in time */
  ask(server: string): Promise<ServerState> {
    if (server !== this.#server) this.end()
    this.#server = server
    this.#running ??= this.#ask(server).finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  end(): void {
    if (this.#client) cutConnection(this.#client)
    this.#client = undefined
  }

  async #ask(server: string): Promise<ServerState> {
    try {
      this.#client ??= await this.#connect(server)
      return await stateOf(this.#client)
    } catch (error) {
      this.end()
      throw error
    }
  }

  async #connect(connectionString: string): Promise<Client> {
    const client = newProbe(connectionString, PROBE_MS)
    client.once('end', () => {
      if (this.#client === client) this.#client = undefined
    })
    return client.connect()
  }
}

function refuse(error: unknown, connectionString: string): never {
  throw new StartError(`DATABASE_URL: ${whyNot(error, new URL(connectionString))}`, { cause: error })
}

function whyNot(error: unknown, { host, pathname, username }: URL): string {
  const code = errorCode(error) ?? ''
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT', 'ECONNRESET'].includes(code)) {
    return `no PostgreSQL answers at ${host} (${code}).`
  }
  if (code.startsWith('28')) return `PostgreSQL at ${host} refuses the login of ${username || 'the user'}.`
  if (code === '3D000') return `PostgreSQL at ${host} has no database ${pathname.slice(1)}.`
  const message = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
  return `the database at ${host} cannot be used: ${message}`
}

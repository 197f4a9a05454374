import { Client } from 'pg'
import { errorCode, StartError } from '../start-error'
import { GuardedPool, type GuardedPoolConfig } from './guarded-pool'
import { migrateDatabase } from './migrate'

/** Default number of connections per process; one of them receives notices. */
const CONNECTIONS = 10
const FOR_NOTICES = 1
const FOR_BACKGROUND = 1

const PROBE_MS = 1_000

/** Separate pools, so that urgent work does not wait for other requests' connections. */
export interface Pools {
  /** For browsing, accounts and the back office. */
  readonly browsing: GuardedPool
  readonly orders: GuardedPool
  /** For work outside of requests: startup, mails, notices, backups. */
  readonly background: GuardedPool
  /** Checks on a separate connection that requests would succeed. @throws Error if not, within 2 s */
  readonly probe: () => Promise<void>
  readonly setAway: (isAway: boolean) => void
  readonly close: () => Promise<void>
}

/** Timeouts of waits and statements of requests; the server's are slightly shorter than the client's. */
const limits = {
  // Lists need a plan for their actual parameters: a generic plan would read the whole table.
  browsing: {
    settings: { plan_cache_mode: 'force_custom_plan', lock_timeout: 2_000, statement_timeout: 5_000 },
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
export async function openPools(connectionString: string, connections = CONNECTIONS): Promise<Pools> {
  await migrate(connectionString)
  const rest = connections - FOR_NOTICES - FOR_BACKGROUND
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
    background: pool('background', FOR_BACKGROUND),
  }
  const all = Object.values(pools)
  let isKnownAway = false
  const probe = probeOf(connectionString, () => pools.browsing.ending)
  return {
    ...pools,
    probe: async () => {
      await probe()
      // It responds again, but requests are rejected until the watcher has noticed as well.
      if (isKnownAway) throw new Error('the database did not answer')
    },
    setAway: (isAway) => {
      isKnownAway = isAway
      all.forEach((each) => each.setAway(isAway))
    },
    close: async () => {
      await Promise.all(all.map((each) => each.end()))
    },
  }
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
    throw new StartError(`DATABASE_URL: ${whyNot(error, new URL(connectionString))}`, { cause: error })
  } finally {
    // Ending the connection releases the session's locks.
    await client?.end()
  }
}

/** Concurrent probes share one connection, so that frequent probing does not load the database. */
function probeOf(connectionString: string, isClosed: () => boolean): Pools['probe'] {
  let running: Promise<void> | undefined
  const ask = async () => {
    if (isClosed()) throw new Error('the database is closed')
    const client = new Client({
      connectionString,
      application_name: 'verda-probe',
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
    } finally {
      void client.end()
    }
  }
  return () =>
    (running ??= ask().finally(() => {
      running = undefined
    }))
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

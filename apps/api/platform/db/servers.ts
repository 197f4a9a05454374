import { Client } from 'pg'

/** URL of each server of a DATABASE_URL, which may name several: `postgres://user@a,b:5433/shop`. */
export function serversOf(databaseUrl: string): readonly string[] {
  const [start = '', before = '', hosts = ''] =
    /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)/.exec(databaseUrl) ?? []
  const after = databaseUrl.slice(start.length)
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

export interface ServerState {
  /** A replica, which does not publish notices. */
  readonly isStandby: boolean
  /** Rejects writes: a replica, or one that was told to. */
  readonly isReadOnly: boolean
}

/** As libpq's `target_session_attrs=read-write` asks it. */
export async function stateOf(client: Pick<Client, 'query'>): Promise<ServerState> {
  const { rows } = await client.query<ServerState>(
    `select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
  )
  return rows[0] ?? { isStandby: true, isReadOnly: true }
}

/** A client that fails a connection or a query that takes too long. */
export function newProbe(connectionString: string, timeoutMs: number): Client {
  const client = new Client({
    connectionString,
    application_name: 'verda-probe',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  client.on('error', () => undefined)
  return client
}

/** Asks a server on a connection of its own. @throws Error if it does not respond in time */
export async function askServer(connectionString: string, timeoutMs: number): Promise<ServerState> {
  const client = newProbe(connectionString, timeoutMs)
  try {
    await client.connect()
    return await stateOf(client)
  } finally {
    void client.end()
  }
}

/**
 * Whether two sessions that are open at the same time have one connection, as pgbouncer's in transaction mode: then
 * prepared statements, settings, locks and notices of a session are another one's, or nobody's.
 */
export async function sharesConnections(
  backendOfOne: () => Promise<unknown>,
  backendOfOther: () => Promise<unknown>,
): Promise<boolean> {
  // The pooler gives the connection that was free last, unless somebody else was faster.
  for (let round = 0; round < 3; round += 1)
    if ((await backendOfOne()) === (await backendOfOther())) return true
  return false
}

/** Read as unavailable, like a database that does not respond. */
export const readOnly = () => new Error('the database did not accept writes')

/**
 * The first server that accepts writes, else the first that responds, which then serves the reads. A single one is not
 * asked. @throws the last server's error if none responds
 */
export async function chooseServer(
  servers: readonly string[],
  ask: (server: string) => Promise<Pick<ServerState, 'isReadOnly'>>,
): Promise<string> {
  const [only = ''] = servers
  if (servers.length === 1) return only
  let readable: string | undefined
  let failure: unknown
  for (const server of servers) {
    try {
      if (!(await ask(server)).isReadOnly) return server
      readable ??= server
    } catch (error) {
      failure = error
    }
  }
  if (readable === undefined) throw failure
  return readable
}

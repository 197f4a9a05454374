import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { LimitedClient, type SessionSettings } from './limited-client'

export interface GuardedPoolConfig extends PoolConfig {
  /** Settings of every session. */
  readonly settings?: SessionSettings
  /** Maximum duration of a transaction in ms including the wait for a client; then its connection is destroyed. */
  readonly transactionTimeoutMillis?: number
}

/** The pool's own `query` passes one, other callers expect a promise. */
type ConnectCallback = Parameters<Pool['connect']>[0]

const away = () => new Error('the database did not answer')

/**
 * A pool that fails at once while the database is known to be down, instead of each request running into a timeout, and
 * that can destroy the connections of pending queries.
 */
export class GuardedPool extends Pool {
  readonly transactionTimeoutMillis: number | undefined
  readonly #clients = new Set<PoolClient>()
  #isAway = false

  constructor({ transactionTimeoutMillis, ...config }: GuardedPoolConfig) {
    super({ Client: LimitedClient, ...config })
    this.transactionTimeoutMillis = transactionTimeoutMillis
    this.on('connect', (client) => this.#clients.add(client))
    this.on('remove', (client) => this.#clients.delete(client))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    if (callback === undefined) return this.#isAway ? Promise.reject(away()) : super.connect()
    if (this.#isAway) process.nextTick(callback, away())
    else super.connect(callback)
    return undefined
  }

  setAway(isAway: boolean): void {
    this.#isAway = isAway
    if (isAway) this.#clients.forEach(cutConnection)
  }

  /** From now on connects to this server; connections to another one are destroyed. */
  moveTo(connectionString: string): void {
    if (this.options.connectionString === connectionString) return
    this.options.connectionString = connectionString
    this.#clients.forEach(cutConnection)
  }
}

/** Destroys a connection without a protocol message, because the server may be unreachable; pending queries fail. */
export const cutConnection = ({ connection }: Pick<PoolClient, 'connection'>): void => {
  connection.stream.destroy()
}

import { Pool, type PoolClient, type PoolConfig } from 'pg'

export interface GuardedPoolConfig extends PoolConfig {
  /** The connection of a transaction that takes longer, the wait for its client included, is cut. */
  readonly transactionTimeoutMillis?: number
}

const away = () => new Error('the database did not answer')

/**
 * A pool that fails at once while the database is known to be away, instead of letting each request find out by
 * itself, and that can cut the connections of those who wait for an answer already.
 */
export class GuardedPool extends Pool {
  readonly transactionTimeoutMillis: number | undefined
  readonly #clients = new Set<PoolClient>()
  #isAway = false

  /** The pool's own `query` asks with a callback, everybody else for a promise. */
  override connect = new Proxy(Pool.prototype.connect.bind(this), {
    apply: (connect, _, args: readonly unknown[]): unknown => {
      if (!this.#isAway) return Reflect.apply(connect, undefined, args)
      const [callback] = args
      if (typeof callback !== 'function') return Promise.reject(away())
      process.nextTick(callback, away())
      return undefined
    },
  })

  constructor({ transactionTimeoutMillis, ...config }: GuardedPoolConfig) {
    super(config)
    this.transactionTimeoutMillis = transactionTimeoutMillis
    this.on('connect', (client) => this.#clients.add(client))
    this.on('remove', (client) => this.#clients.delete(client))
  }

  setAway(isAway: boolean): void {
    this.#isAway = isAway
    if (isAway) this.#clients.forEach(cutConnection)
  }
}

/** Ends a connection without a word to the other side, which may not listen; what waits on it fails. */
export const cutConnection = ({ connection }: Pick<PoolClient, 'connection'>): void => {
  connection.stream.destroy()
}

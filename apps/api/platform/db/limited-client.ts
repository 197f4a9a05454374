import { Client, type ClientConfig } from 'pg'
import { PreparingClient } from './preparing-client'

/** Settings of a session, such as its timeouts in ms. */
export type SessionSettings = Readonly<Record<string, string | number>>

export interface LimitedClientConfig extends ClientConfig {
  readonly settings?: SessionSettings
}

/**
 * Sets its session's settings before anybody can use it, within the timeout for connecting. They are not sent as startup
 * parameters, because pgbouncer refuses a connection with them.
 */
export class LimitedClient extends PreparingClient {
  readonly #settings: SessionSettings

  /** A pool passes a callback, other callers expect a promise. */
  override connect = new Proxy(Client.prototype.connect.bind(this), {
    apply: (_connect, _this, [callback]: readonly unknown[]): unknown => {
      const connected = this.#connectLimited()
      if (typeof callback !== 'function') return connected
      const answer = (...result: readonly unknown[]) => void Reflect.apply(callback, undefined, result)
      connected.then(() => answer(null, this), answer)
      return undefined
    },
  })

  constructor({ settings = {}, ...config }: LimitedClientConfig = {}) {
    super(config)
    this.#settings = settings
    // A connection that is lost between connecting and the pool's own listener must not end the process.
    this.on('error', () => undefined)
  }

  async #connectLimited(): Promise<this> {
    await super.connect()
    const settings = Object.entries(this.#settings)
    await this.query(settings.map(([name, value]) => `set ${name} = '${value}'`).join('; '))
    return this
  }
}

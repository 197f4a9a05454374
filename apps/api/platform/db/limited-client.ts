import type { Client, ClientConfig } from 'pg'
import { PreparingClient } from './preparing-client'

/** Settings of a session, such as its timeouts in ms. */
export type SessionSettings = Readonly<Record<string, string | number>>

export interface LimitedClientConfig extends ClientConfig {
  readonly settings?: SessionSettings
}

/** A pool passes one, other callers expect a promise. */
type ConnectCallback = Parameters<Client['connect']>[0]

/**
 * Sets its session's settings before anybody can use it, within the timeout for connecting. They are not sent as startup
 * parameters, because pgbouncer refuses a connection with them.
 */
export class LimitedClient extends PreparingClient {
  readonly #settings: SessionSettings

  constructor({ settings = {}, ...config }: LimitedClientConfig = {}) {
    super(config)
    this.#settings = settings
    // A connection that is lost between connecting and the pool's own listener must not end the process.
    this.on('error', () => undefined)
  }

  override connect(): Promise<this>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<this> | undefined {
    const connected = this.#connectLimited()
    if (callback === undefined) return connected
    const answer = (...result: readonly unknown[]) => void Reflect.apply(callback, this, result)
    connected.then(() => answer(null, this), answer)
    return undefined
  }

  async #connectLimited(): Promise<this> {
    await super.connect()
    const settings = Object.entries(this.#settings)
    await this.query(settings.map(([name, value]) => `set ${name} = '${value}'`).join('; '))
    return this
  }
}

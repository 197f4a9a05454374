import type { FastifyBaseLogger } from 'fastify'
import type { AnswerCache } from '../cache/cache'
import type { Config } from '../config/config'
import type { Counters } from '../db/counters'
import type { Db } from '../db/open'
import type { OfficeEvents } from '../events/office-events'
import type { Paypal } from '../paypal/paypal'
import type { SharedRateCounts } from './shared-rate-store'
import type { PictureStore } from '../media/picture-store'

/** Services available to route handlers, created once per application. */
export interface Services {
  readonly config: Config
  readonly db: Db
  /** Has its own connections, so that placing an order never waits for browsing requests. */
  readonly ordersDb: Db
  /** Reads the sessions of customers who order, so that these wait for no order that waits for a lock. */
  readonly orderSessionsDb: Db
  /** @throws Error if the database does not respond in time */
  readonly probe: () => Promise<void>
  /** True during shutdown, when no new visitors should be routed here. */
  readonly isDraining: () => boolean
  readonly cache: AnswerCache
  /** Requests of callers who have a limit, shared by all processes. */
  readonly rates: SharedRateCounts
  /** Tells administrators' browsers what others change. */
  readonly events: OfficeEvents
  /** For counts that no answer depends on. */
  readonly counters: Counters
  /** Object storage of uploaded images; undefined: in the database. */
  readonly pictures: PictureStore | undefined
  readonly paypal: Paypal
  /** Current time; replaced in tests. */
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

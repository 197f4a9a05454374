import type { FastifyBaseLogger } from 'fastify'
import type { AnswerCache } from '../cache/cache'
import type { Config } from '../config/config'
import type { Db } from '../db/open'
import type { PictureStore } from '../media/picture-store'

/** What every route handler may use; made once per application. */
export interface Services {
  readonly config: Config
  readonly db: Db
  /** With connections of its own, so that placing an order never waits for those who browse. */
  readonly ordersDb: Db
  /** @throws Error where the database does not answer soon */
  readonly probe: () => Promise<void>
  /** Whether the process is about to end and wants no new visitors. */
  readonly isDraining: () => boolean
  readonly cache: AnswerCache
  /** Where uploaded pictures lie; absent: in the database. */
  readonly pictures: PictureStore | undefined
  /** The clock; tests set it. */
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

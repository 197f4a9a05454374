import type { FastifyBaseLogger } from 'fastify'
import type { AnswerCache } from '../cache/cache'
import type { Config } from '../config/config'
import type { Db } from '../db/open'

/** What every route handler may use; made once per application. */
export interface Services {
  readonly config: Config
  readonly db: Db
  readonly cache: AnswerCache
  /** The clock; tests set it. */
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from '../start-error'

/** Error codes of the operating system for a failed or lost connection. */
const BY_NODE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])

/** Messages of node-postgres, its pool and the embedded database, which have no error codes. */
const BY_MESSAGE =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|the database (did not|stopped|is closed)|not queryable|Cannot use a pool after calling end/

const SQLSTATE = /^[0-9A-Z]{5}$/
/** SQLSTATE classes 08 (connection), 57P (shutdown, startup, session ended) and 25P03/25P04 (timeouts). */
const BY_SQLSTATE = /^(08...|57P0[1-5]|25P0[34])$/

/** A message quotes the parameters of the statement, that is to say what somebody typed. */
const isQuoting = (error: Error) => error instanceof DrizzleQueryError

/** True if the connection is lost or in an unknown state, so that it must not be used any more. */
export function isLostConnection(error: unknown): boolean {
  const code = errorCode(error) ?? ''
  if (BY_NODE.has(code) || BY_SQLSTATE.test(code)) return true
  // A statement that the database has refused: its message may quote input too.
  if (SQLSTATE.test(code)) return false
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (!isQuoting(cause) && BY_MESSAGE.test(cause.message)) return true
  }
  return false
}

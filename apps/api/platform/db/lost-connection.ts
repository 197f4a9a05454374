import { errorCode } from '../start-error'

/** What the operating system says of a connection that cannot be made or is gone. */
const BY_NODE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])

/** What node-postgres, its pool and the embedded database say; they give no codes. */
const BY_MESSAGE =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|the database (did not|stopped|is closed)|not queryable|Cannot use a pool after calling end/

/** PostgreSQL's classes 08 (connection), 57P (it shuts down, starts, or ended the session) and 25P03/25P04 (so did a limit). */
const BY_SQLSTATE = /^(08...|57P0[1-5]|25P0[34])$/

/** Whether the connection that an error came from is gone, or its state unknown: nothing more can be said on it. */
export function isLostConnection(error: unknown): boolean {
  const code = errorCode(error) ?? ''
  if (BY_NODE.has(code) || BY_SQLSTATE.test(code)) return true
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (BY_MESSAGE.test(cause.message)) return true
  }
  return false
}

/** A startup error whose message is shown in one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Code of a Node or PostgreSQL error, from anywhere in the chain of causes. */
export function errorCode(error: unknown): string | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
    if (cause instanceof AggregateError && cause.errors.length > 0) return errorCode(cause.errors[0])
  }
  return undefined
}

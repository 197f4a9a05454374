/** A reason not to start that its message explains in one line; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The code of a Node or PostgreSQL error, wherever in the chain of causes it sits. */
export function errorCode(error: unknown): string | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
    if (cause instanceof AggregateError && cause.errors.length > 0) return errorCode(cause.errors[0])
  }
  return undefined
}

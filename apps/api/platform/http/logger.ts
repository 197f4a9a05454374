import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config/config'

const SECRETS = ['password', 'currentPassword', 'newPassword', 'token', 'email', 'authorization', 'cookie']

/** Collects the lines of one event loop tick in one write, because one write per response is expensive under load. */
function batchedOutput(write: (text: string) => void) {
  let lines: string[] = []
  const flush = () => {
    if (lines.length > 0) write(lines.join(''))
    lines = []
  }
  process.on('exit', flush)
  return {
    write: (line: string) => {
      if (lines.push(line) === 1) setImmediate(flush)
    },
  }
}

const output = batchedOutput((text) => process.stdout.write(text))

/**
 * Logs one line per response. The query is omitted, because reset links and lookups contain secrets in it; nothing is left
 * that needs redaction, so it is disabled to save time.
 */
export function logAnswers(app: FastifyInstance): void {
  const log = app.log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, url } = request
    const [path] = url.split('?', 1)
    log.info(
      { reqId: id, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
}

/** Structured logging with redaction of secrets and email addresses. */
export const loggerOptions = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        stream: output,
        redact: {
          paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
          censor: '[redacted]',
        },
        serializers: {
          // The query is omitted, because reset links and lookups contain secrets in it.
          req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
          err: describeError,
        },
      }

/** Truncates texts before redaction, because an error may quote arbitrary input. */
const LONGEST_TEXT = 10_000
const MAIL = /[^\s@<>"'(=]{1,254}@[^\s@<>"')]{1,254}\.[^\s@<>"').,;]+/g
const hide = (text: string) => text.slice(0, LONGEST_TEXT).replaceAll(MAIL, '[redacted]')

/** Omits query parameters, which contain user input. */
export function describeError(error: unknown): {
  type: string
  message: string
  stack: string
  code?: unknown
  cause?: unknown
} {
  if (!(error instanceof Error)) return { type: typeof error, message: hide(String(error)), stack: '' }
  const [message = ''] = error.message.split('\nparams:')
  const [stack = ''] = (error.stack ?? '').includes('\nparams:')
    ? [(error.stack ?? '').replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '')]
    : [error.stack ?? '']
  return {
    type: error.name,
    message: hide(message),
    stack: hide(stack),
    ...('code' in error && { code: error.code }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config/config'

const SECRETS = ['password', 'currentPassword', 'newPassword', 'token', 'email', 'authorization', 'cookie']

/** Lines of one turn of the event loop leave in one write; a busy server would write for each answer otherwise. */
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
 * One line for each answer. Without the query: reset links and look-ups carry secrets in it; so nothing is left that
 * would have to be redacted, and the search for it is spared.
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

/** Structured lines; secrets and mail addresses are redacted. */
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
          // Without the query: reset links and look-ups carry secrets in it.
          req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
          err: describeError,
        },
      }

/** An error may quote what was sent; the search for addresses has to end soon whatever that was. */
const LONGEST_TEXT = 10_000
const MAIL = /[^\s@<>"'(=]{1,254}@[^\s@<>"')]{1,254}\.[^\s@<>"').,;]+/g
const hide = (text: string) => text.slice(0, LONGEST_TEXT).replaceAll(MAIL, '[redacted]')

/** Queries are logged without their parameters, which hold what people typed. */
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

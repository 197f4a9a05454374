import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config'

const SECRETS = ['password', 'currentPassword', 'newPassword', 'token', 'email', 'authorization', 'cookie']

/** Structured lines; secrets and mail addresses never reach them (design §4). */
export const loggerOptions = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
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

const MAIL = /[^\s@<>"'(=]+@[^\s@<>"')]+\.[^\s@<>"').,;]+/g
const hide = (text: string) => text.replaceAll(MAIL, '[redacted]')

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

import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { ADMIN_PASSWORD_LENGTH } from '@/shop/account/password'
import { EMAIL_LENGTH, EMAIL_PATTERN } from '@/shop/shared/field-rules'
import { serversOf } from '../db/servers'
import { StartError } from '../start-error'

const integer = (min: number, max: number) =>
  z
    .string()
    .trim()
    // Number('') is 0, which is a port.
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number)

const isAddress = (value: string, schemes: readonly string[]): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return schemes.includes(protocol) && hostname !== ''
}

const address = (schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => isAddress(value, schemes),
      `must begin with ${schemes.map((scheme) => `${scheme}//`).join(' or ')} and name a host`,
    )

const isDatabase = (value: string) =>
  serversOf(value).every((server) => isAddress(server, ['postgres:', 'postgresql:']))

/** User and password of an address are percent-encoded. */
const isDecodable = (url: string): boolean => {
  const { username, password } = new URL(url)
  try {
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}

const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal']

const isProxyAddress = (text: string): boolean => {
  const [address = '', bits] = text.split('/')
  if (isIP(address) === 0) return false
  return (
    bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
  )
}

/** Trusted proxies for X-Forwarded-For: a number of hops, named ranges, or addresses. */
const proxies = z
  .string()
  .trim()
  .refine(
    (text) =>
      /^\d{1,2}$/.test(text) ||
      text.split(',').every((part) => PROXY_RANGES.includes(part.trim()) || isProxyAddress(part.trim())),
    `must be a count, addresses or ${PROXY_RANGES.join(', ')}`,
  )
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text))

const isOrigin = (text: string) =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol) && new URL(text).origin === text

/** Origins of storefronts that use this API but are served elsewhere. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isOrigin), 'must be origins like https://shop.example, separated by commas')

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const yesOrNo = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1')

const environment = z.object({
  PORT: integer(0, 65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .refine(
      isDatabase,
      'must begin with postgres:// or postgresql:// and name a host, or several separated by commas; a password is percent-encoded',
    )
    .optional(),
  DB_POOL: integer(5, 1_000).default(10),
  ADMIN_NAME: z.string().trim().max(100, 'must have at most 100 characters').optional(),
  ADMIN_EMAIL: z
    .string()
    .trim()
    .toLowerCase()
    .max(EMAIL_LENGTH)
    .regex(EMAIL_PATTERN, 'must be an e-mail address')
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(ADMIN_PASSWORD_LENGTH.alone, `must have at least ${ADMIN_PASSWORD_LENGTH.alone} characters`)
    .max(200, 'must have at most 200 characters')
    .optional(),
  PUBLIC_URL: address(['http:', 'https:'])
    .refine((url) => !/[?#]/.test(url), { error: 'must end before ? and #', abort: true })
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:'])
    .refine(
      (url) => !URL.canParse(url) || isDecodable(url),
      'must have its user and password percent-encoded',
    )
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w.-]{1,63}$/, 'must be a name')
    .optional(),
  DKIM_KEY_FILE: z.string().optional(),
  DEMO_DATA: yesOrNo.default(true),
  DEMO_ORDERS: yesOrNo.default(true),
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
  RATE_LIMIT: integer(1, 1_000_000).default(600),
  TRUST_PROXY: proxies.optional(),
  CORS_ORIGINS: origins.default([]),
  S3_BUCKET: z.string().min(3, 'must have at least 3 characters').optional(),
  S3_ENDPOINT: address(['http:', 'https:']).optional(),
  AWS_REGION: z.string().default('us-east-1'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:']).optional(),
  PAYPAL_URL: address(['http:', 'https:']).optional(),
  PRIVATE_WEBHOOKS: yesOrNo.default(false),
  UNPAID_DAYS: integer(0, 365).default(7),
  CONFIRM_PAID: yesOrNo.default(true),
  DRAIN_SECONDS: integer(0, 60).default(0),
})

export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute path. */
  readonly dataDir: string
  /** Undefined for the embedded database in `dataDir`. */
  readonly databaseUrl?: string
  /** Maximum number of connections of this process to `databaseUrl`. */
  readonly dbPool: number
  readonly adminName?: string
  readonly adminEmail?: string
  readonly adminPassword?: string
  /** Without trailing slash; base of links in mails and of canonical URLs. */
  readonly publicUrl: string
  readonly smtpUrl?: string
  /** Signs mails for the sender's domain. */
  readonly dkim?: {
    readonly selector: string
    /** PEM. */
    readonly privateKey: string
  }
  readonly demoData: boolean
  /** Whether the demo data has customers and orders, too. */
  readonly demoOrders: boolean
  readonly logLevel: (typeof LEVELS)[number]
  /** Requests per 10 s and IP address on checkout and coupon calls. */
  readonly rateLimit: number
  /** Origins that may call the API in addition to the shop's own. */
  readonly corsOrigins: readonly string[]
  /** Time after SIGTERM during which the process reports not ready but still responds, in seconds. */
  readonly drainSeconds: number
  /** Object storage of uploaded images; undefined: in the database. */
  readonly s3?: {
    readonly bucket: string
    /** Endpoint of a compatible store other than Amazon's. */
    readonly endpoint?: string
    readonly region: string
  }
  /** Bearer token of /metrics; undefined disables it. */
  readonly metricsToken?: string
  /** Sends traces, configured by OpenTelemetry's own variables. */
  readonly isTraced: boolean
  /** A server that speaks as PayPal does, instead of PayPal's own. */
  readonly paypalUrl?: string
  /** Whether webhooks may go to this machine and its networks, and without TLS: for development. */
  readonly privateWebhooks: boolean
  /** Days after which an unpaid order is cancelled; 0 disables it. */
  readonly unpaidDays: number
  /** Whether a payment moves a pending order to confirmed. */
  readonly confirmPaid: boolean
  /** Fastify's `trustProxy`: whose X-Forwarded-For is used; false: nobody's. */
  readonly trustProxy: string | number | false
}

function dkimOf(selector: string | undefined, file: string | undefined): Config['dkim'] {
  if (selector === undefined && file === undefined) return undefined
  if (selector === undefined || file === undefined) {
    throw new StartError('The environment is wrong: DKIM_SELECTOR and DKIM_KEY_FILE belong together.')
  }
  try {
    const privateKey = readFileSync(file, 'utf8')
    createPrivateKey(privateKey)
    return { selector, privateKey }
  } catch (error) {
    throw new StartError('The environment is wrong: DKIM_KEY_FILE must be a readable private key.', {
      cause: error,
    })
  }
}

/** Parses the environment. @throws StartError with the first invalid variable in one line */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartError(`The environment is wrong: ${problems.join('; ')}.`)
  }
  const { S3_BUCKET, S3_ENDPOINT } = parsed.data
  const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, SMTP_URL, METRICS_TOKEN } = parsed.data
  const { ADMIN_NAME, ADMIN_EMAIL, ADMIN_PASSWORD } = parsed.data
  const dkim = dkimOf(parsed.data.DKIM_SELECTOR, parsed.data.DKIM_KEY_FILE)
  const publicUrl = PUBLIC_URL ?? `http://${urlHost(HOST)}:${PORT}`
  if (!URL.canParse(publicUrl)) {
    throw new StartError('The environment is wrong: HOST must be an address or a name, without a port.')
  }
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    dbPool: parsed.data.DB_POOL,
    ...(ADMIN_NAME && { adminName: ADMIN_NAME }),
    ...(ADMIN_EMAIL !== undefined && { adminEmail: ADMIN_EMAIL }),
    ...(ADMIN_PASSWORD !== undefined && { adminPassword: ADMIN_PASSWORD }),
    publicUrl: publicUrl.replace(/(?<!\/)\/+$/, ''),
    ...(SMTP_URL !== undefined && { smtpUrl: SMTP_URL }),
    ...(dkim && { dkim }),
    demoData: parsed.data.DEMO_DATA,
    demoOrders: parsed.data.DEMO_ORDERS,
    logLevel: parsed.data.LOG_LEVEL,
    rateLimit: parsed.data.RATE_LIMIT,
    corsOrigins: parsed.data.CORS_ORIGINS,
    ...(parsed.data.PAYPAL_URL !== undefined && { paypalUrl: parsed.data.PAYPAL_URL.replace(/\/$/, '') }),
    privateWebhooks: parsed.data.PRIVATE_WEBHOOKS,
    unpaidDays: parsed.data.UNPAID_DAYS,
    confirmPaid: parsed.data.CONFIRM_PAID,
    drainSeconds: parsed.data.DRAIN_SECONDS,
    ...(S3_BUCKET !== undefined && {
      s3: {
        bucket: S3_BUCKET,
        ...(S3_ENDPOINT !== undefined && { endpoint: S3_ENDPOINT }),
        region: parsed.data.AWS_REGION,
      },
    }),
    ...(METRICS_TOKEN !== undefined && { metricsToken: METRICS_TOKEN }),
    isTraced: parsed.data.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    trustProxy: parsed.data.TRUST_PROXY ?? false,
  }
}

/** Host for a URL: an unspecified address becomes localhost, IPv6 is put in brackets. */
export function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

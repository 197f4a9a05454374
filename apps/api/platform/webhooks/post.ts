import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { performance } from 'node:perf_hooks'
import type { DeliveryError } from '@/shop/webhooks/webhooks'
import { isLocalPlace, publicLookup, RefusedAddress, type Resolve } from './public-address'

/** Time in which a webhook has to answer, in ms. */
const TIME_LIMIT_MS = 10_000

export interface Outcome {
  /** Null: there was no answer. */
  readonly status: number | null
  /** Null: it arrived. */
  readonly error: DeliveryError | null
  readonly durationMs: number
  /** Seconds that the receiver asks to wait, at most a day. */
  readonly retryAfter: number
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Where webhooks may go. */
export interface Reach {
  /** Also to this machine and its networks, without TLS: for development. */
  readonly allowsPrivate: boolean
  /** @default ten seconds */
  readonly timeLimitMs?: number
  /** @default as the system does */
  readonly resolve?: Resolve
}

/** Whether a webhook may have this address: https, public, without a password in it. */
export function mayReach(address: string, { allowsPrivate }: Pick<Reach, 'allowsPrivate'>): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  if (allowsPrivate) return ['http:', 'https:'].includes(url.protocol)
  return url.protocol === 'https:' && !isLocalPlace(url)
}

function errorOf(error: unknown): DeliveryError {
  if (error instanceof RefusedAddress) return 'address'
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'connection'
}

function verdictOf(status: number): DeliveryError | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'answer'
}

const DAY_S = 86_400

/** Seconds of a `Retry-After`, which has seconds or a date. */
function secondsOf(header = ''): number {
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000
  return Math.min(DAY_S, Math.max(0, seconds || 0))
}

/** The answer's status and what it asks to wait; its body is not read. */
const ask = (
  url: URL,
  options: RequestOptions,
  body: string,
): Promise<Pick<Outcome, 'retryAfter'> & { readonly status: number }> =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, options)
    request.on('response', (response: IncomingMessage) => {
      response.on('error', () => undefined)
      const { statusCode: status = 0, headers } = response
      resolve({ status, retryAfter: secondsOf(headers['retry-after']) })
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })

/** Sends a delivery once, over a connection of its own; redirects are not followed. */
export async function postOnce(
  address: string,
  { headers, body }: Sent,
  { allowsPrivate, timeLimitMs = TIME_LIMIT_MS, resolve }: Reach,
): Promise<Outcome> {
  const started = performance.now()
  const outcome = (status: number | null, error: DeliveryError | null, retryAfter = 0): Outcome => ({
    status,
    error,
    retryAfter,
    durationMs: Math.round(performance.now() - started),
  })
  if (!mayReach(address, { allowsPrivate })) return outcome(null, 'address')
  const signal = AbortSignal.timeout(timeLimitMs)
  try {
    const { status, retryAfter } = await ask(
      new URL(address),
      {
        method: 'POST',
        agent: false,
        signal,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Verda-Webhooks',
          ...headers,
        },
        ...(!allowsPrivate && { lookup: publicLookup(resolve) }),
      },
      body,
    )
    return outcome(status, verdictOf(status), retryAfter)
  } catch (error) {
    return outcome(null, signal.aborted ? 'timeout' : errorOf(error))
  }
}

import type { EndpointName, endpoints } from '../../contract'
import type { Endpoint } from '../../contract/shared/endpoint'
import type { Failure } from '../../contract/shared/envelope'
import type { Body, Data, Params, Query } from '../../contract/shared/dto'
import { ApiFailure } from './failure'

/** Timeout of API calls in ms. */
export const API_TIMEOUT = 10_000
/** Timeout of uploads in ms: sending files and processing pictures takes longer. */
const UPLOAD_TIMEOUT = 120_000

/** Percent, 0 to 100. */
type OnProgress = (percent: number) => void
/** Sends a request and reports its upload progress. */
export type Transport = (url: string, init: RequestInit, onProgress: OnProgress) => Promise<Response>

export interface HttpConfig {
  /** '/api', or an absolute URL if the API has another origin. */
  baseUrl: string
  /** The current bearer token: the administrator's, else the customer's. */
  token: () => string | null
  /** BCP 47 language of messages. */
  language: () => string
  /** Called on a 401: both sessions have to be cleared. */
  onUnauthorized: () => void
  /**
   * Resolves once a running token refresh is finished; a call that failed with the old token is then repeated.
   * Without it, every 401 is final.
   */
  settled?: () => Promise<unknown>
  /**
   * Timeout in ms.
   * @default 10000
   */
  timeout?: number
  fetch?: typeof globalThis.fetch
  /** Transport of calls with `onProgress`. Without it they use fetch and report no progress. */
  upload?: Transport
}

type Tables = typeof endpoints
type Needs<Field extends string, Value> = [Value] extends [never] ? object : Record<Field, Value>
type CallInput<K extends EndpointName> = Needs<'params', Params<K>> &
  ([Query<K>] extends [never] ? object : { query?: Query<K> }) &
  Needs<'body', Body<K>> & {
    /** 16 to 255 characters; the server performs calls with the same key only once. */
    idempotencyKey?: string
    /** Files of a multipart request. */
    files?: readonly File[]
    onProgress?: OnProgress
    signal?: AbortSignal
    /** Reads a file while it arrives, however long that takes: `signal` alone ends it. */
    read?: (response: Response) => Promise<Blob>
  }
type CallArguments<K extends EndpointName> =
  object extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>]

export interface Http {
  /** Calls one endpoint. @throws ApiFailure */
  call<K extends EndpointName>(
    table: Pick<Tables, K>,
    name: K,
    ...[input]: CallArguments<K>
  ): Promise<Data<K>>
  /** Language for reads whose default depends on the token: administrators would otherwise get German. */
  language(): string
  /** URL of a picture; relative ones are resolved against the API's origin. */
  media(url: string): string
}

interface AnyInput {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  idempotencyKey?: string
  files?: readonly File[]
  onProgress?: OnProgress
  signal?: AbortSignal
  read?: (response: Response) => Promise<Blob>
}

const isInput = (value: unknown): value is AnyInput => typeof value === 'object' && value !== null

const fillPath = (path: string, params: Readonly<Record<string, unknown>> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

function queryText(query: Readonly<Record<string, unknown>> = {}): string {
  const filled = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== '' && value !== null,
  )
  if (filled.length === 0) return ''
  return `?${new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString()}`
}

/** A success or a failure, if the server itself has answered; one of another make sends neither code nor errors. */
type Answered = Partial<Omit<Failure, 'success'>> & { readonly success?: boolean; readonly data?: unknown }

/** What is thrown where no whole response came. */
const lost = (error: unknown): unknown => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'AbortError') return error
  const code = name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK'
  return new ApiFailure(code, code)
}

async function send(
  config: HttpConfig,
  url: string,
  init: RequestInit,
  onProgress?: OnProgress,
): Promise<Response> {
  try {
    if (onProgress && config.upload) return await config.upload(url, init, onProgress)
    return await (config.fetch ?? fetch)(url, init)
  } catch (error) {
    throw lost(error)
  }
}

async function unwrap(response: Response, { answers, bare }: Endpoint): Promise<unknown> {
  const breakOff = (error: unknown) => {
    if (!(error instanceof SyntaxError)) throw lost(error)
  }
  if (response.ok && answers !== undefined) return response.blob().catch(breakOff)
  if (response.status === 204) return {}
  const body = await response.json().then((json: Answered | null) => json, breakOff)
  const { success, data, code = 'UNREADABLE', message = '' } = body ?? {}
  const isRefused = success === false
  if (response.ok && !isRefused && data !== undefined) return data
  if (response.ok && success && bare) return {}
  throw new ApiFailure(code, message, { ...body, status: response.ok && isRefused ? 400 : response.status })
}

function requestOf(config: HttpConfig, endpoint: Endpoint, input: AnyInput): RequestInit {
  const token = config.token()
  const timeout = AbortSignal.timeout(
    input.files || input.onProgress ? UPLOAD_TIMEOUT : (config.timeout ?? API_TIMEOUT),
  )
  const headers: Record<string, string> = {
    accept: endpoint.answers === undefined ? 'application/json' : `${endpoint.answers}, application/json`,
    'accept-language': config.language(),
  }
  if (token !== null) headers.authorization = `Bearer ${token}`
  if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey
  let body: BodyInit | undefined
  if (input.files) {
    const form = new FormData()
    for (const file of input.files) form.append(endpoint.files ?? 'files', file)
    body = form
  } else if (input.body !== undefined) {
    headers['content-type'] = 'application/json'
    body = JSON.stringify(input.body)
  }
  return {
    method: endpoint.method,
    headers,
    body,
    credentials: 'omit',
    signal: input.signal ? (input.read ? input.signal : AbortSignal.any([input.signal, timeout])) : timeout,
  }
}

/**
 * Creates the API client: 10 s timeout, JSON, bearer token instead of cookies, returns `data` without its envelope,
 * reports 401.
 */
export function createHttp(config: HttpConfig): Http {
  const origin = /^https?:/.test(config.baseUrl) ? new URL(config.baseUrl).origin : ''

  // Responses are not validated in the browser: the schemas check them on the server, in tests and in mocks.
  function call<K extends EndpointName>(
    table: Pick<Tables, K>,
    name: K,
    ...[input]: CallArguments<K>
  ): Promise<Data<K>>
  async function call(
    table: Partial<Tables>,
    name: EndpointName,
    ...args: readonly unknown[]
  ): Promise<unknown> {
    const input = isInput(args[0]) ? args[0] : {}
    const endpoint: Endpoint | undefined = table[name]
    if (!endpoint) throw new RangeError(`no endpoint ${name}`)
    const url = `${config.baseUrl}${fillPath(endpoint.path, input.params)}${queryText(input.query)}`
    const request = () => send(config, url, requestOf(config, endpoint, input), input.onProgress)
    let token = config.token()
    let response = await request()
    if (response.status === 401 && config.settled) {
      await config.settled()
      if (config.token() !== token && config.token() !== null) {
        token = config.token()
        response = await request()
      }
    }
    // A late response to an earlier token must not end the session that has begun since.
    if (response.status === 401 && config.token() === token) config.onUnauthorized()
    return response.ok && input.read ? input.read(response) : unwrap(response, endpoint)
  }

  return { call, language: config.language, media: (url) => (url.startsWith('/') ? origin + url : url) }
}

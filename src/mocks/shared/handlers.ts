import * as z from 'zod/mini'
import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import {
  type commonErrors,
  endpointOf,
  endpoints,
  errorStatus,
  type Access,
  type Endpoint,
  type ErrorCode,
  type EndpointName,
} from '../../contract'
import { fieldMessage, messageOf } from '../../contract/shared/messages'
import { isLanguage, type Language } from '@/shop/shared/language'
import { schemasOf } from '../../contract/schemas'
import { fields } from '@/shop/shared/stored'
import type { Data } from '../../contract/shared/dto'

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

const requestLine = (method: string, path: string) => `${method} ${path}`

/** Calls without parameters; like the server, mocks prefer `/admin/orders/counts` to `/admin/orders/:id`. */
const fixedPaths = new Set(
  Object.values<Endpoint>(endpoints)
    .filter(({ path }) => !path.includes(':'))
    .map(({ method, path }) => requestLine(method, path)),
)

/**
 * Longest random delay of an answer in ms, 0 without VITE_MOCK_DELAY: answers that arrive in another order each time show
 * which stories, and which screens, count on one.
 */
const LONGEST_DELAY = Number(import.meta.env.VITE_MOCK_DELAY ?? 0)

/** Handler for a call of the contract, from which path and method are taken. */
function handler(
  name: EndpointName,
  respond: (request: Request) => Promise<Response | undefined> | Response | undefined,
): HttpHandler {
  const { method, path } = endpointOf(name)
  return methods[method](`*/api${path}`, async ({ request }) => {
    if (LONGEST_DELAY > 0) await delay(Math.random() * LONGEST_DELAY)
    const requested = new URL(request.url).pathname.replace(/^.*?\/api(?=\/)/, '')
    const belongsToAnother = path.includes(':') && fixedPaths.has(requestLine(method, requested))
    return belongsToAnother ? undefined : respond(request)
  })
}

/** The server's refusal of what the schema does not accept. */
function checkAgainst(
  schema: z.core.$ZodType | undefined,
  sent: unknown,
  name: EndpointName,
  request: Request,
): Response | undefined {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, sent)
  if (parsed.success) return undefined
  const language = languageOf(request)
  const errors = parsed.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    msg: fieldMessage(
      issue.code === 'custom' ? issue : { code: issue.code, message: issue.message },
      language,
    ),
  }))
  return refusal(request, name, 'VALIDATION', { errors })
}

async function checkRequest(name: EndpointName, request: Request): Promise<Response | undefined> {
  const { query, body } = schemasOf(name)
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const sent: unknown =
    body &&
    (await request
      .clone()
      .json()
      .catch(() => undefined))
  return checkAgainst(query, asked, name, request) ?? checkAgainst(body, sent, name, request)
}

/** Successful response computed from the request. Throws if request or response violate the contract. */
export const answers = <K extends EndpointName>(
  name: K,
  answer: (request: Request) => Data<K> | Promise<Data<K>>,
): HttpHandler =>
  handler(name, async (request) => {
    const refused = await checkRequest(name, request)
    if (refused) return refused
    const data = z.parse(schemasOf(name).data, await answer(request))
    const { status = 200, answers: type } = endpointOf(name)
    if (type !== undefined && data instanceof Blob)
      return new HttpResponse(await data.arrayBuffer(), { status, headers: { 'content-type': type } })
    return status === 204
      ? new HttpResponse(null, { status })
      : HttpResponse.json({ success: true, data }, { status })
  })

/** Successful response with fixed data. */
export const ok = <K extends EndpointName>(name: K, data: Data<K>): HttpHandler => answers(name, () => data)

type Endpoints = typeof endpoints
type PrivateName = {
  [K in EndpointName]: Endpoints[K]['access'] extends 'public' ? never : K
}[EndpointName]
interface SessionCodes extends Record<Access, ErrorCode> {
  public: never
  optional: 'UNAUTHORIZED'
  user: 'UNAUTHORIZED' | 'FORBIDDEN'
  admin: 'UNAUTHORIZED' | 'FORBIDDEN'
}
/** Error codes a call can return according to the contract. */
type CodeOf<K extends EndpointName> =
  | Endpoints[K]['errors'][number]
  | (typeof commonErrors)[number]
  | SessionCodes[Endpoints[K]['access']]

interface FailingOptions {
  /** Part of the URL to match; other requests fall through to the next handler. */
  only?: string
  /** Requests whose body it does not hold for fall through as well. */
  when?: (body: Readonly<Record<string, unknown>>, request: Request) => boolean
  /** Values of placeholders `{x}` in the message. */
  params?: Readonly<Record<string, string>>
  errors?: readonly { path: string; msg: string }[]
  details?: Readonly<Record<string, unknown>>
}

const languageOf = (request: Request): Language => {
  const language = request.headers.get('accept-language')?.slice(0, 2)
  return isLanguage(language) ? language : 'de'
}

const refusal = (
  request: Request,
  call: EndpointName,
  code: ErrorCode,
  { params, ...rest }: Omit<FailingOptions, 'only' | 'when'> = {},
): Response => {
  const message = messageOf(code, languageOf(request), { params, call })
  const field = rest.details?.field
  const errors = typeof field === 'string' ? [{ path: field, msg: message }] : undefined
  return HttpResponse.json(
    { success: false, code, message, ...(errors && { errors }), ...rest },
    { status: errorStatus[code] },
  )
}

/** Error response with a code declared by the call and the server's message. */
export const failing = <K extends EndpointName>(
  name: K,
  code: CodeOf<K>,
  { only = '', when, ...options }: FailingOptions = {},
): HttpHandler =>
  handler(name, async (request) => {
    if (!request.url.includes(only)) return undefined
    if (when && !when(fields(await request.clone().json()), request)) return undefined
    return refusal(request, name, code, options)
  })

/** Error response with a code unknown to the client. */
export const unknownError = (name: EndpointName, message: string): HttpHandler =>
  handler(name, () => HttpResponse.json({ success: false, code: 'ANOTHER_CODE', message }, { status: 409 }))

/** Successful response that violates the contract. */
export const unreadable = (name: EndpointName): HttpHandler =>
  handler(name, () => HttpResponse.json({ success: true }))

/** Error response without a body, for example of a proxy. */
export const withoutBody = (name: EndpointName, status = 400): HttpHandler =>
  handler(name, () => new HttpResponse('', { status }))

/** Never responds: the loading state. */
export const slow = (name: EndpointName): HttpHandler =>
  handler(name, async () => {
    await delay('infinite')
    return new HttpResponse(null)
  })

/** Response whose body is interrupted after `start`. */
export const breaking = (name: EndpointName, start: string): HttpHandler =>
  handler(name, () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (file) => file.enqueue(new TextEncoder().encode(start)),
      pull: (file) => file.error(new TypeError('the connection is lost')),
    })
    return new HttpResponse(broken, { headers: { 'content-type': endpointOf(name).answers ?? '' } })
  })

/** Network error. */
export const offline = (name: EndpointName): HttpHandler => handler(name, () => HttpResponse.error())

/** Response to a missing, unknown or expired token. */
export const unauthorised = <K extends PrivateName>(name: K): HttpHandler =>
  handler(name, (request) => refusal(request, name, 'UNAUTHORIZED'))

import * as z from 'zod/mini'
import { delay, http, HttpResponse, type HttpHandler, type RequestHandler } from 'msw'
import {
  type commonErrors,
  endpointOf,
  errorStatus,
  type Access,
  type ErrorCode,
  type EndpointName,
  type endpoints,
} from '../../contract'
import { fieldMessage, messageOf } from '../../contract/shared/messages'
import { isLanguage, type Language } from '../../domain/shared/language'
import { schemasOf } from '../../contract/schemas'
import type { Data } from '../../contract/shared/dto'

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** One handler for a call of the contract: a path or method that drifts cannot be written here. */
function handler(
  name: EndpointName,
  respond: (request: Request) => Promise<Response> | Response | undefined,
): HttpHandler {
  const { method, path } = endpointOf(name)
  return methods[method](`*/api${path}`, ({ request }) => respond(request))
}

async function checkBody(name: EndpointName, request: Request): Promise<Response | undefined> {
  const { body } = schemasOf(name)
  if (!body) return undefined
  const parsed = z.safeParse(
    body,
    await request
      .clone()
      .json()
      .catch(() => undefined),
  )
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

/** Success computed from the request; a fixture or request that breaks the contract is noticed here. */
export const answers = <K extends EndpointName>(
  name: K,
  answer: (request: Request) => Data<K> | Promise<Data<K>>,
): RequestHandler =>
  handler(name, async (request) => {
    const refused = await checkBody(name, request)
    if (refused) return refused
    const data = z.parse(schemasOf(name).data, await answer(request))
    const { status = 200, answers: type } = endpointOf(name)
    if (type !== undefined && data instanceof Blob)
      return new HttpResponse(await data.arrayBuffer(), { status, headers: { 'content-type': type } })
    return status === 204
      ? new HttpResponse(null, { status })
      : HttpResponse.json({ success: true, data }, { status })
  })

/** Success with fixed data. */
export const ok = <K extends EndpointName>(name: K, data: Data<K>): RequestHandler =>
  answers(name, () => data)

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
/** The codes that a call can answer, by its entry in the contract. */
type CodeOf<K extends EndpointName> =
  Endpoints[K]['errors'][number] | (typeof commonErrors)[number] | SessionCodes[Endpoints[K]['access']]

interface FailingOptions {
  /** Part of the address that is refused; all others go on to the next handler. */
  only?: string
  /** For `{x}` in the message. */
  params?: Readonly<Record<string, string>>
  errors?: readonly { path: string; msg: string }[]
  details?: Readonly<Record<string, unknown>>
}

const languageOf = (request: Request): Language => {
  const asked = request.headers.get('accept-language')?.slice(0, 2)
  return isLanguage(asked) ? asked : 'de'
}

const refusal = (
  request: Request,
  call: EndpointName,
  code: ErrorCode,
  { params, ...rest }: Omit<FailingOptions, 'only'> = {},
): Response =>
  HttpResponse.json(
    { success: false, code, message: messageOf(code, languageOf(request), { params, call }), ...rest },
    { status: errorStatus[code] },
  )

/** Refusal with a code that the call declares, with the server's own message. */
export const failing = <K extends EndpointName>(
  name: K,
  code: CodeOf<K>,
  { only = '', ...options }: FailingOptions = {},
): RequestHandler =>
  handler(name, (request) => (request.url.includes(only) ? refusal(request, name, code, options) : undefined))

/** Refused by a server that follows the contract with codes of its own, which the client does not know. */
export const foreign = (name: EndpointName, message: string): RequestHandler =>
  handler(name, () => HttpResponse.json({ success: false, code: 'ANOTHER_CODE', message }, { status: 409 }))

/** A success that does not hold what the contract promises. */
export const unreadable = (name: EndpointName): RequestHandler =>
  handler(name, () => HttpResponse.json({ success: true }))

/** Refused by something that does not speak the contract, a proxy for example. */
export const mute = (name: EndpointName, status = 400): RequestHandler =>
  handler(name, () => new HttpResponse('', { status }))

/** Never answers: the loading state. */
export const slow = (name: EndpointName): RequestHandler =>
  handler(name, async () => {
    await delay('infinite')
    return new HttpResponse(null)
  })

/** A file that begins and breaks off. */
export const breaking = (name: EndpointName, start: string): RequestHandler =>
  handler(name, () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (file) => file.enqueue(new TextEncoder().encode(start)),
      pull: (file) => file.error(new TypeError('the connection is lost')),
    })
    return new HttpResponse(broken, { headers: { 'content-type': endpointOf(name).answers ?? '' } })
  })

/** No network. */
export const offline = (name: EndpointName): RequestHandler => handler(name, () => HttpResponse.error())

/** The token is missing, unknown or dead. */
export const unauthorised = <K extends PrivateName>(name: K): RequestHandler =>
  handler(name, (request) => refusal(request, name, 'UNAUTHORIZED'))

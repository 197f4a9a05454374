import { delay, http, HttpResponse, type HttpHandler, type RequestHandler } from 'msw'
import { endpointOf, errorStatus, type EndpointName, type ErrorCode } from '../../contract'
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
  const judged = body.safeParse(
    await request
      .clone()
      .json()
      .catch(() => undefined),
  )
  if (judged.success) return undefined
  const errors = judged.error.issues.map(({ path, message }) => ({ path: path.join('.'), msg: message }))
  return HttpResponse.json(
    { success: false, code: 'VALIDATION', message: 'invalid request', errors },
    { status: 400 },
  )
}

/** Success computed from the request; a fixture or request that breaks the contract is noticed here. */
export const answers = <K extends EndpointName>(
  name: K,
  answer: (request: Request) => Data<K> | Promise<Data<K>>,
): RequestHandler =>
  handler(name, async (request) => {
    const refused = await checkBody(name, request)
    if (refused) return refused
    const data = schemasOf(name).data.parse(await answer(request))
    const status = endpointOf(name).status ?? 200
    return status === 204
      ? new HttpResponse(null, { status })
      : HttpResponse.json({ success: true, data }, { status })
  })

/** Success with fixed data. */
export const ok = <K extends EndpointName>(name: K, data: Data<K>): RequestHandler =>
  answers(name, () => data)

interface FailingOptions {
  message?: string
  /** Part of the address that is refused; all others go on to the next handler. */
  only?: string
  errors?: readonly { path: string; msg: string }[]
  details?: Readonly<Record<string, unknown>>
}

/** Refusal with one of the API's codes. */
export const failing = (
  name: EndpointName,
  code: ErrorCode,
  { message = code, only = '', ...rest }: FailingOptions = {},
): RequestHandler =>
  handler(name, ({ url }) =>
    url.includes(only)
      ? HttpResponse.json({ success: false, code, message, ...rest }, { status: errorStatus[code] })
      : undefined,
  )

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

/** No network. */
export const offline = (name: EndpointName): RequestHandler => handler(name, () => HttpResponse.error())

/** The token is missing, unknown or dead. */
export const unauthorised = (name: EndpointName): RequestHandler => failing(name, 'UNAUTHORIZED')

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CachedAnswer } from '../../platform/cache/cache'
import { sendAnswer } from '../../platform/cache/cached-reply'
import { found } from '../../platform/http/errors'
import { pagePolicy } from '../../platform/http/security'
import type { Services } from '../../platform/http/services'
import { pageLanguage } from './page-language'
import { pageUrl } from './page-url'
import type { ApiAnswer, RenderOptions, Storefront, StorefrontPage } from './renderer'

type PageOptions = Omit<RenderOptions, 'api'>

/** Longest value of a search param in the address of a stored page. */
const LONGEST_PARAM = 100

/** A stored page is found by its address; addresses with other search params would fill the store. */
const isStorable = ({ storedBy }: StorefrontPage, searchParams: URLSearchParams): boolean =>
  storedBy !== undefined &&
  [...searchParams].every(([name, value]) => storedBy.includes(name) && value.length <= LONGEST_PARAM)

/** The API as a page sees that is being rendered: the same routes, without a network. */
function apiOf(app: FastifyInstance) {
  let age: number | undefined
  return {
    read: async (path: string): Promise<ApiAnswer> => {
      const { statusCode, payload, headers } = await app.inject({ method: 'GET', url: `/api${path}` })
      if (headers.age !== undefined) age = Math.max(age ?? 0, Number(headers.age))
      return { status: statusCode, body: payload }
    },
    /** Seconds; undefined: everything that was read is true now. */
    age: () => age,
  }
}

/** Answers with a rendered page; the renderer itself says whether an address names nothing. */
function pageHandler(app: FastifyInstance, services: Services, { render, plainHtml }: Storefront) {
  const make = async (wanted: PageOptions, log: FastifyRequest['log']): Promise<CachedAnswer> => {
    const api = apiOf(app)
    const { status, html } = await render({ ...wanted, api: api.read }).catch((error: unknown) => {
      log.error({ err: error }, 'rendering failed, the browser makes the page')
      return { status: 200, html: plainHtml }
    })
    const answer = new CachedAnswer(html, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(html),
        'content-language': wanted.language,
        vary: 'Accept-Encoding, Cookie',
      },
    })
    const age = api.age()
    return age === undefined || status !== 200 ? answer : answer.stale(age)
  }

  return async (request: FastifyRequest, reply: FastifyReply, page: StorefrontPage | undefined) => {
    const { pathname, search, searchParams } = found(pageUrl(request.url))
    const { language, cookie } = pageLanguage(searchParams, request.headers.cookie)
    const options: PageOptions = {
      url: pathname + search,
      language,
      publicUrl: services.config.publicUrl,
    }
    const key = JSON.stringify(['page', language, options.url])
    const { cache } = services
    const stored = page && isStorable(page, searchParams) ? { cache, key } : undefined
    const answer = stored
      ? await cache.remember(key, () => make(options, request.log))
      : await make(options, request.log)
    if (cookie !== undefined) reply.header('set-cookie', cookie)
    return sendAnswer(request, reply, answer, stored)
  }
}

/** A route for every page of the storefront. @returns what answers an address that no route has */
export function registerStorefront(app: FastifyInstance, services: Services, storefront: Storefront) {
  const answer = pageHandler(app, services, storefront)
  for (const page of storefront.pages) app.get(page.path, (request, reply) => answer(request, reply, page))
  return (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, undefined)
}

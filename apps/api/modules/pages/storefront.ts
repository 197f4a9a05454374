import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CachedAnswer } from '../../platform/cache/cache'
import { sendAnswer } from '../../platform/cache/cached-reply'
import { found } from '../../platform/http/errors'
import { pagePolicy } from '../../platform/http/security'
import type { Services } from '../../platform/http/services'
import { pageLanguage } from './page-language'
import { addressOf, isStorable, pageKind } from './paths'
import type { ApiAnswer, Render, RenderOptions } from './renderer'

type PageOptions = Omit<RenderOptions, 'api'>

export interface Storefront {
  readonly render: Render
  /** The plain page, for when rendering fails. */
  readonly plain: Render | undefined
}

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

/** Answers a storefront page: rendered with data, as a shell, or as a shell with status 404. */
export function storefrontHandler(app: FastifyInstance, services: Services, { render, plain }: Storefront) {
  const make = async (wanted: PageOptions, log: FastifyRequest['log']): Promise<CachedAnswer> => {
    const api = apiOf(app)
    const options: RenderOptions = { ...wanted, api: api.read }
    const page = await render(options).catch((error: unknown) => {
      if (!plain) throw error
      log.error({ err: error }, 'rendering failed, the browser makes the page')
      return plain(options)
    })
    const answer = new CachedAnswer(page.html, {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(page.html),
        'content-language': options.language,
        vary: 'Accept-Encoding, Cookie',
        ...page.headers,
      },
    })
    const age = api.age()
    return age === undefined || page.status !== 200 ? answer : answer.stale(age)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, search, searchParams } = found(addressOf(request.url))
    const { language, cookie } = pageLanguage(searchParams, request.headers.cookie)
    const kind = pageKind(pathname)
    const options: PageOptions = {
      url: pathname + search,
      language,
      publicUrl: services.config.publicUrl,
      clientOnly: kind !== 'rendered',
      status: kind === 'unknown' ? 404 : 200,
    }
    const key = JSON.stringify(['page', language, options.url])
    const { cache } = services
    const stored = kind === 'rendered' && isStorable(searchParams) ? { cache, key } : undefined
    const page = stored
      ? await cache.remember(key, () => make(options, request.log))
      : await make(options, request.log)
    if (cookie !== undefined) reply.header('set-cookie', cookie)
    return sendAnswer(request, reply, page, stored)
  }
}

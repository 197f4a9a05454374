import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CachedAnswer } from '../../platform/cache/cache'
import { sendAnswer } from '../../platform/cache/cached-reply'
import { found } from '../../platform/http/errors'
import { pagePolicy } from '../../platform/http/security'
import type { Services } from '../../platform/http/services'
import { pageLanguage } from './page-language'
import { addressOf, isStorable, pageKind } from './paths'
import type { ApiAnswer, Render, RenderOptions } from './renderer'

export interface Storefront {
  readonly render: Render
  /** The plain page, for when rendering fails. */
  readonly plain: Render | undefined
}

/** The API as the rendering storefront sees it: the same routes, without a network. */
const apiOf =
  (app: FastifyInstance) =>
  async (path: string): Promise<ApiAnswer> => {
    const { statusCode, payload } = await app.inject({ method: 'GET', url: `/api${path}` })
    return { status: statusCode, body: payload }
  }

/** Answers a storefront page: rendered with data, as a shell, or as a shell with status 404. */
export function storefrontHandler(app: FastifyInstance, services: Services, { render, plain }: Storefront) {
  const api = apiOf(app)

  const make = async (options: RenderOptions, log: FastifyRequest['log']): Promise<CachedAnswer> => {
    const page = await render(options).catch((error: unknown) => {
      if (!plain) throw error
      log.error({ err: error }, 'rendering failed, the browser makes the page')
      return plain(options)
    })
    return new CachedAnswer(page.html, {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(page.html),
        'content-language': options.language,
        vary: 'Accept-Encoding, Cookie',
        ...page.headers,
      },
    })
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, search, searchParams } = found(addressOf(request.url))
    const { language, cookie } = pageLanguage(searchParams, request.headers.cookie)
    const kind = pageKind(pathname)
    const options: RenderOptions = {
      url: pathname + search,
      language,
      publicUrl: services.config.publicUrl,
      clientOnly: kind !== 'rendered',
      status: kind === 'unknown' ? 404 : 200,
      api,
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

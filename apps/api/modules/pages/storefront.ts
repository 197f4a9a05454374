import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CachedAnswer } from '../../platform/cache/cached-answer'
import { sendAnswer, tagsOf } from '../../platform/cache/cached-reply'
import { found } from '../../platform/http/errors'
import { inlineScriptsOf, pagePolicy } from '../../platform/http/security'
import type { Services } from '../../platform/http/services'
import { pageLanguage } from '../../platform/http/page-language'
import { pageUrl } from './page-url'
import type { ApiAnswer, RenderOptions, Storefront, StorefrontPage } from './renderer'

type PageOptions = Omit<RenderOptions, 'api'>

/** Longest search param of a cached page, in characters. */
const LONGEST_PARAM = 100

/**
 * Cache key and URL of a page: only the search params it uses, in a fixed order, so that others (`utm_source`) do
 * not create copies. Undefined if the page must not be cached.
 */
function storedUrl({ storedBy }: StorefrontPage, { pathname, searchParams }: URL): string | undefined {
  if (storedBy === undefined) return undefined
  const known = new URLSearchParams()
  for (const name of storedBy) {
    const value = searchParams.get(name)
    if (value !== null && value.length > LONGEST_PARAM) return undefined
    if (value !== null) known.set(name, value)
  }
  return known.size === 0 ? pathname : `${pathname}?${known.toString()}`
}

/** The API for a page being rendered: calls the same routes without a network. */
function apiOf(app: FastifyInstance) {
  let age: number | undefined
  let tags: Set<string> | undefined = new Set()
  return {
    read: async (path: string): Promise<ApiAnswer> => {
      const { statusCode, payload, headers, raw } = await app.inject({ method: 'GET', url: `/api${path}` })
      const own = tagsOf(raw.res)
      tags = own && tags && new Set([...tags, ...own])
      if (headers.age !== undefined) age = Math.max(age ?? 0, Number(headers.age))
      return { status: statusCode, body: payload }
    },
    /** Age of the oldest data in seconds; undefined if all of it is current. */
    age: () => age,
    /** Cache tags of the data; undefined if it depends on everything. */
    tags: () => tags && [...tags],
  }
}

/** Responds with a rendered page; the renderer decides whether it is a 404. */
function pageHandler(app: FastifyInstance, services: Services, storefront: Storefront) {
  const { render, plainHtml, inlineScripts = [], apiBase } = storefront
  const policy = pagePolicy([...inlineScripts, ...inlineScriptsOf(plainHtml)], apiBase)
  const headersOf = ({ language }: PageOptions) => ({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'content-language': language,
    vary: 'Accept-Encoding, Cookie',
  })
  const make = async (wanted: PageOptions): Promise<CachedAnswer> => {
    const api = apiOf(app)
    const { status, html } = await render({ ...wanted, api: api.read })
    const answer = new CachedAnswer(html, { status, tags: api.tags(), headers: headersOf(wanted) })
    const age = api.age()
    return age === undefined || status !== 200 ? answer : answer.stale(age)
  }

  return async (request: FastifyRequest, reply: FastifyReply, page: StorefrontPage | undefined) => {
    const url = found(pageUrl(request.url))
    const { language, cookie } = pageLanguage(url.searchParams, request.headers.cookie)
    const known = page && storedUrl(page, url)
    const options: PageOptions = {
      url: known ?? url.pathname + url.search,
      language,
      publicUrl: services.config.publicUrl,
    }
    const key = JSON.stringify(['page', language, options.url])
    const { cache } = services
    const stored = known === undefined ? undefined : { cache, key }
    const making = stored ? cache.remember(key, () => make(options)) : make(options)
    // Made outside the cache, so that the next request tries to render again.
    const answer = await making.catch((error: unknown) => {
      request.log.error({ err: error }, 'rendering failed, the browser makes the page')
      return new CachedAnswer(plainHtml, { headers: headersOf(options) })
    })
    if (cookie !== undefined) reply.header('set-cookie', cookie)
    return sendAnswer(request, reply, answer, stored)
  }
}

/** Registers a route for every page of the storefront. @returns the handler for unknown URLs */
export function registerStorefront(app: FastifyInstance, services: Services, storefront: Storefront) {
  const answer = pageHandler(app, services, storefront)
  for (const page of storefront.pages) app.get(page.path, (request, reply) => answer(request, reply, page))
  return (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, undefined)
}

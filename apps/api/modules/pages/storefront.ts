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

/** Longest search param of a rendered page, in characters; the browser makes others. */
const LONGEST_PARAM = 100
/** Pages rendered at once, because rendering blocks the process; the browser makes others. */
const MAX_RENDERS = 16

const isTooLong = (page: StorefrontPage | undefined, { searchParams }: URL) =>
  page?.storedBy?.some((name) => (searchParams.get(name)?.length ?? 0) > LONGEST_PARAM) ?? false

/**
 * Cache key and URL of a page: only the search params it uses, in a fixed order, so that others (`utm_source`) do
 * not create copies. Undefined if the page must not be cached.
 */
function storedUrl({ storedBy }: StorefrontPage, { pathname, searchParams }: URL): string | undefined {
  if (storedBy === undefined) return undefined
  const known = new URLSearchParams()
  for (const name of storedBy) {
    const value = searchParams.get(name)
    if (value !== null) known.set(name, value)
  }
  return known.size === 0 ? pathname : `${pathname}?${known.toString()}`
}

/** A page that stands elsewhere now is led to with all that was asked for, `utm_source` too. */
function led(answer: CachedAnswer, { searchParams }: URL): CachedAnswer {
  if (answer.headers.location === undefined) return answer
  const { pathname, searchParams: params } = new URL(answer.headers.location, 'http://shop')
  const own = new Set(params.keys())
  for (const [name, value] of searchParams) if (!own.has(name)) params.append(name, value)
  const location = params.size === 0 ? pathname : `${pathname}?${params.toString()}`
  return new CachedAnswer(answer.body, { ...answer, headers: { ...answer.headers, location } })
}

/** What does not exist is the same page everywhere. */
const NOT_FOUND = '/404'

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
  const renderPage = async (wanted: PageOptions): Promise<CachedAnswer> => {
    const api = apiOf(app)
    const { status, html, location } = await render({ ...wanted, api: api.read })
    const isKept = status === 200 || (status === 404 && wanted.url === NOT_FOUND)
    const headers = { ...headersOf(wanted), ...(location !== undefined && { location }) }
    const answer = new CachedAnswer(html, { status, isKept, tags: api.tags(), headers })
    const age = api.age()
    return age === undefined || status !== 200 ? answer : answer.stale(age)
  }

  let renders = 0
  const make = async (wanted: PageOptions): Promise<CachedAnswer> => {
    if (renders >= MAX_RENDERS) {
      return new CachedAnswer(plainHtml, {
        status: 503,
        headers: { ...headersOf(wanted), 'retry-after': '1' },
      })
    }
    renders += 1
    try {
      return await renderPage(wanted)
    } finally {
      renders -= 1
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply, page: StorefrontPage | undefined) => {
    const url = found(pageUrl(request.url))
    const { language, cookie } = pageLanguage(url.searchParams, request.headers.cookie)
    const known = page ? storedUrl(page, url) : NOT_FOUND
    const options: PageOptions = {
      url: known ?? url.pathname + url.search,
      language,
      publicUrl: services.config.publicUrl,
    }
    const key = JSON.stringify(['page', language, options.url])
    const { cache } = services
    const stored = known === undefined ? undefined : { cache, key }
    const plain = () => new CachedAnswer(plainHtml, { headers: headersOf(options) })
    if (isTooLong(page, url)) return sendAnswer(request, reply, plain())
    const making = stored ? cache.remember(key, () => make(options)) : make(options)
    // Made outside the cache, so that the next request tries to render again.
    const answer = await making.catch((error: unknown) => {
      request.log.error({ err: error }, 'rendering failed, the browser makes the page')
      return plain()
    })
    if (cookie !== undefined) reply.header('set-cookie', cookie)
    return sendAnswer(request, reply, led(answer, url), stored)
  }
}

/** Registers a route for every page of the storefront. @returns the handler for unknown URLs */
export function registerStorefront(app: FastifyInstance, services: Services, storefront: Storefront) {
  const answer = pageHandler(app, services, storefront)
  for (const page of storefront.pages) app.get(page.path, (request, reply) => answer(request, reply, page))
  return (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, undefined)
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { CachedAnswer } from '../../platform/cache/cached-answer'
import { sendAnswer } from '../../platform/cache/cached-reply'
import { refuseUnknownPath } from '../../platform/http/error-handling'
import { inlineScriptsOf, pagePolicy } from '../../platform/http/security'
import type { Services } from '../../platform/http/services'
import { registerCrawlers } from './crawlers'
import { registerFeeds } from './feeds'
import { loadStorefront } from './renderer'
import { registerStorefront } from './storefront'

/** Built files have a hash in their name and never change; all others are revalidated. */
const files = (root: string, prefix: string): FastifyStaticOptions => ({
  root,
  prefix,
  decorateReply: false,
  wildcard: false,
  index: false,
  preCompressed: true,
  globIgnore: ['**/index.html', '**/.vite/**'],
  cacheControl: false,
  // No part is ever asked for, and one beyond the end would be an internal error.
  acceptRanges: false,
  setHeaders: (response, path) => {
    response.setHeader('vary', 'Accept-Encoding')
    const isHashed = /[/\\]assets[/\\]/.test(path)
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    // Mail programs in a browser show the logo from another origin.
    if (path.endsWith('.png')) response.setHeader('cross-origin-resource-policy', 'cross-origin')
  },
})

/** Both apps are built with the same `VITE_API_BASE`, which only the storefront's entry tells. */
async function registerAdmin(app: FastifyInstance, dist: string, apiBase: string | undefined): Promise<void> {
  const root = join(dist, 'admin')
  const index = join(root, 'index.html')
  if (!existsSync(index)) return
  const html = await readFile(index, 'utf8')
  const page = new CachedAnswer(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(inlineScriptsOf(html), apiBase),
      vary: 'Accept-Encoding',
    },
  })
  await app.register(fastifyStatic, files(root, '/admin/'))
  app.get('/admin/assets/*', refuseUnknownPath)
  for (const url of ['/admin', '/admin/*']) app.get(url, (request, reply) => sendAnswer(request, reply, page))
}

const isApiPath = (url: string) => /^\/(api|media)(\/|\?|$)/.test(url)

/** Serves the built storefront and admin, if they exist: static files first, then pages. */
export async function registerPages(
  app: FastifyInstance,
  services: Services,
  dist: string | undefined,
): Promise<void> {
  const storefront = dist === undefined ? undefined : await loadStorefront(dist)
  if (dist === undefined || !storefront) {
    app.setNotFoundHandler(refuseUnknownPath)
    return
  }
  await registerAdmin(app, dist, storefront.apiBase)
  registerCrawlers(app, services, storefront)
  registerFeeds(app, services, storefront)
  await app.register(fastifyStatic, files(join(dist, 'storefront'), '/'))
  const answerUnknownPage = registerStorefront(app, services, storefront)
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isApiPath(request.url)
    return isPage ? answerUnknownPage(request, reply) : refuseUnknownPath()
  })
}

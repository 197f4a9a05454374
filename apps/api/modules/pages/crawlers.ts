import type { FastifyInstance } from 'fastify'
import { CachedAnswer } from '../../platform/cache/cache'
import { sendAnswer } from '../../platform/cache/cached-reply'
import type { Services } from '../../platform/http/services'
import { listCategories } from '../categories/categories.repository'
import { listSitemapProducts } from '../catalogue/sitemap.repository'
import { LEGAL_PAGES } from './paths'
import { MOST_ADDRESSES, robotsTxt, sitemapXml, type SitemapPage } from './sitemap'

/** The shop whose pages are served here (decisions §5). */
const PLATFORM = 'germany'

async function pagesOf({ db }: Services): Promise<SitemapPage[]> {
  const shelves = await listCategories(db, { platform: PLATFORM, isActive: true })
  const fixed = [
    '/',
    '/products',
    ...shelves
      .filter(({ productCount }) => productCount > 0)
      .map(({ name }) => `/products?${new URLSearchParams({ category: name }).toString()}`),
    ...LEGAL_PAGES.map((name) => `/legal/${name}`),
  ]
  const products = await listSitemapProducts(db, PLATFORM, MOST_ADDRESSES - fixed.length)
  return [
    ...fixed.map((path) => ({ path })),
    ...products.map(({ slug, updatedAt }) => ({
      path: `/product/${encodeURIComponent(slug)}`,
      changedAt: updatedAt,
    })),
  ]
}

/** What search engines read first: /robots.txt and /sitemap.xml. */
export function registerCrawlers(app: FastifyInstance, services: Services): void {
  const { publicUrl } = services.config
  const robots = new CachedAnswer(robotsTxt(publicUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8', vary: 'Accept-Encoding' },
  })
  app.get('/robots.txt', (request, reply) => sendAnswer(request, reply, robots))
  app.get('/sitemap.xml', async (request, reply) =>
    sendAnswer(
      request,
      reply,
      await services.cache.remember(
        'sitemap',
        async () =>
          new CachedAnswer(sitemapXml(publicUrl, await pagesOf(services)), {
            headers: { 'content-type': 'application/xml; charset=utf-8', vary: 'Accept-Encoding' },
          }),
      ),
    ),
  )
}

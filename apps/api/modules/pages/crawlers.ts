import type { FastifyInstance } from 'fastify'
import { CachedAnswer } from '../../platform/cache/cached-answer'
import { sendAnswer } from '../../platform/cache/cached-reply'
import type { Services } from '../../platform/http/services'
import { listCategories } from '../categories/categories.repository'
import { listSitemapProducts } from '../catalogue/sitemap.repository'
import type { SitemapCatalogue, StorefrontPage } from './renderer'
import { MOST_ADDRESSES, robotsTxt, sitemapXml } from './sitemap'

/** The shop whose pages are served here. */
const PLATFORM = 'germany'

async function readCatalogue({ db }: Services): Promise<SitemapCatalogue> {
  const [shelves, products] = await Promise.all([
    listCategories(db, { platform: PLATFORM, isActive: true }),
    listSitemapProducts(db, PLATFORM, MOST_ADDRESSES),
  ])
  const categories = shelves.filter(({ productCount }) => productCount > 0).map(({ name }) => name)
  return { categories, products }
}

/** What search engines read first: /robots.txt and /sitemap.xml. */
export function registerCrawlers(
  app: FastifyInstance,
  services: Services,
  pages: readonly StorefrontPage[],
): void {
  const { publicUrl } = services.config
  const robots = new CachedAnswer(robotsTxt(publicUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8', vary: 'Accept-Encoding' },
  })
  const makeSitemap = async () => {
    const catalogue = await readCatalogue(services)
    const xml = sitemapXml(
      publicUrl,
      pages.flatMap(({ sitemap }) => sitemap?.(catalogue) ?? []),
    )
    return new CachedAnswer(xml, {
      headers: { 'content-type': 'application/xml; charset=utf-8', vary: 'Accept-Encoding' },
    })
  }
  app.get('/robots.txt', (request, reply) => sendAnswer(request, reply, robots))
  app.get('/sitemap.xml', async (request, reply) =>
    sendAnswer(request, reply, await services.cache.remember('sitemap', makeSitemap)),
  )
}

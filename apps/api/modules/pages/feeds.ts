import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/http/services'
import { listFeedProducts } from '../catalogue/sitemap.repository'
import { findPaymentSettings } from '../payments/payment-settings.repository'
import { merchantFeedXml } from './merchant-feed'
import type { Storefront } from './renderer'
import { storedParts } from './stored-parts'

/** Products per file, which has about 2.5 MB then. */
const PART = 2_000

/**
 * /feeds/google.xml, the products for Google's Merchant Center; a shop with more than fit into a file has further ones,
 * `?part=2` and so on, each a data source of its own there.
 */
export function registerFeeds(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'db' | 'cache'>,
  { platform = 'germany' }: Pick<Storefront, 'platform'>,
  part = PART,
): void {
  const { db, config } = services
  const { sendPart } = storedParts(services, { name: 'feed', platform, size: part })
  const makePart = async (after: string | undefined) => {
    const rules = await findPaymentSettings(db, platform)
    const products = await listFeedProducts(db, platform, { after, limit: part })
    return merchantFeedXml({ publicUrl: config.publicUrl, platform, rules }, products)
  }
  app.get<{ Querystring: { part?: string } }>('/feeds/google.xml', (request, reply) =>
    sendPart(request, reply, request.query.part ?? '1', makePart),
  )
}

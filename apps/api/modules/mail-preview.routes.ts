import { desc, eq } from 'drizzle-orm'
import type { Platform } from '@/shop/shared/platform'
import type { Db } from '../platform/db/open'
import { orders } from '../platform/db/schema'
import { defineRoute } from '../platform/http/define-route'
import { found } from '../platform/http/errors'
import { composeMail } from '../platform/mail/compose'
import { sampleData } from './mail-samples'
import { mailTemplates } from './mail-templates'
import { mailDataOf } from './orders/mails/order-mail-parts'
import { findOrder, type Order } from './orders/orders.repository'
import { sellerAt } from './shop/shop-details.repository'

/** The newest order of a platform. */
async function findLatestOrder(db: Db, platform: Platform): Promise<Order | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.platform, platform))
    .orderBy(desc(orders.createdAt), desc(orders.sequence), desc(orders.id))
    .limit(1)
  return row && findOrder(db, row.id)
}

export const mailPreviewRoutes = [
  defineRoute('previewMail', async ({ db, config, query, session, now }) => {
    const { kind, language, platform } = query
    const at = now()
    const template = found(mailTemplates.find((each) => each.kind === kind))
    // Whoever may not see orders sees no customer's name and address here either.
    const order = session.permissions.includes('orders.read')
      ? await findLatestOrder(db, platform)
      : undefined
    const sample = { ...sampleData(template, at), platform }
    const own = order && 'totals' in sample ? mailDataOf(order) : {}
    const { subject, html, text } = composeMail(
      template,
      { ...sample, ...own },
      { language, publicUrl: config.publicUrl, seller: await sellerAt(db, platform, at) },
    )
    return { subject, html, text, orderNumber: order && 'totals' in sample ? order.number : null }
  }),
]

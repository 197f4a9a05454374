import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { detailsAt } from '../modules/shop/shop-details.repository'
import { mailAttachments } from '../modules/mail-attachments'
import { mailTemplates } from '../modules/mail-templates'
import { readConfig } from '../platform/config/config'
import { invoices, outbox } from '../platform/db/schema'
import type { Letter } from '../platform/mail/sender'
import { startOutbox } from '../platform/mail/worker'
import { bodyFor } from './checkout'
import { pdfPages } from './pdf'
import { TEST_NOW, testShop } from './test-app'

const shop = await testShop()

it("the mail about a payment carries the invoice; the outbox holds only the order's id [ADMIN-53]", async () => {
  const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
  const { token } = await shop.admin()
  await shop.ok('setPaymentStatus', { token, params: { id: order._id }, body: { status: 'completed' } })
  const [waiting] = await shop.db.select().from(outbox).where(eq(outbox.kind, 'paid'))
  expect(waiting?.payload).toMatchObject({ orderId: order._id })
  const letters: Letter[] = []
  const worker = startOutbox({
    db: shop.db,
    config: readConfig({}),
    templates: mailTemplates,
    attach: mailAttachments(shop.db),
    seller: () => detailsAt(shop.db, new Date()),
    log: shop.app.log,
    sender: {
      send: (letter) => {
        letters.push(letter)
        return Promise.resolve()
      },
      close: () => undefined,
    },
  })
  await worker.flush()
  await worker.stop()
  const [file] = letters.find(({ kind }) => kind === 'paid')?.attachments ?? []
  expect(file?.filename).toBe('Rechnung-RE-2026-000001.pdf')
  expect((await pdfPages(file?.content ?? new Uint8Array()))[0]).toContain(order.orderNumber)
  expect(await shop.db.select().from(invoices)).toMatchObject([{ issuedAt: TEST_NOW }])
})

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sellerAt } from '../modules/shop/shop-details.repository'
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

async function lettersOfAll(): Promise<Letter[]> {
  const letters: Letter[] = []
  const worker = startOutbox({
    db: shop.db,
    config: readConfig({}),
    templates: mailTemplates,
    attach: mailAttachments(shop.db),
    seller: (platform) => sellerAt(shop.db, platform, new Date()),
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
  return letters
}

it('mails about an order come from the seller of its platform [ADMIN-530]', async () => {
  await shop.reset()
  for (const platform of ['turkey', 'germany'] as const)
    await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }, { platform }) })
  const placed = (await lettersOfAll()).filter(({ kind }) => kind === 'placed')
  expect(placed.map(({ replyTo }) => replyTo.company)).toEqual([
    'Verda Doğal Ürünler Ltd. Şti.',
    'Verda GmbH',
  ])
  expect(placed[0]?.text).toContain('9999999994')
  expect(placed[0]?.text).not.toContain('DE999999995')
})

it("the mail about a payment carries the invoice; the outbox holds only the order's id [ADMIN-53]", async () => {
  await shop.reset()
  const { order } = await shop.ok('checkout', { body: await bodyFor(shop, { abendruhe: 1 }) })
  const { token } = await shop.admin()
  await shop.ok('setPaymentStatus', { token, params: { id: order._id }, body: { status: 'completed' } })
  const [waiting] = await shop.db.select().from(outbox).where(eq(outbox.kind, 'paid'))
  expect(waiting?.payload).toMatchObject({ orderId: order._id })
  const letters = await lettersOfAll()
  const [file] = letters.find(({ kind }) => kind === 'paid')?.attachments ?? []
  expect(file?.filename).toBe('Rechnung-RE-2026-000001.pdf')
  expect((await pdfPages(file?.content ?? new Uint8Array()))[0]).toContain(order.orderNumber)
  expect(await shop.db.select().from(invoices)).toMatchObject([{ issuedAt: TEST_NOW }])
})

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outbox, products } from '../../platform/db/schema'
import { setStock } from '../../testing/checkout'
import { testShop } from '../../testing/test-app'
import { noticeLowStock } from './low-stock'

const shop = await testShop()
const look = () => {
  shop.clock.advance(60_000)
  return noticeLowStock(shop.db, shop.clock.now())
}
const mails = () => shop.db.select().from(outbox).where(eq(outbox.kind, 'low-stock'))

it('each crossing of a threshold is one mail to every active administrator [ADMIN-59]', async () => {
  const { email } = await shop.admin()
  await shop.admin({ isActive: false })
  await look()
  await shop.db.delete(outbox)
  expect(await look()).toBe(0)

  await setStock(shop, 'abendruhe', 10)
  const counts = await Promise.all([look(), look()])
  expect(counts.sort()).toEqual([0, 1])
  expect(await look()).toBe(0)
  expect(await mails()).toMatchObject([
    { recipient: email, payload: { products: [{ name: 'Abendruhe', stock: 10 }], more: 0 } },
  ])

  await setStock(shop, 'abendruhe', 11)
  expect(await look()).toBe(0)
  await setStock(shop, 'abendruhe', 2)
  expect(await look()).toBe(1)
  expect(await mails()).toHaveLength(2)
})

it('what is not sold is nobody’s worry', async () => {
  await shop.db.update(products).set({ status: 'inactive' }).where(eq(products.slug, 'assam-gold'))
  await setStock(shop, 'assam-gold', 0)
  expect(await look()).toBe(0)
})

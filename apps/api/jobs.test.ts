import { beforeEach, expect, it, vi } from 'vitest'
import { jobsOf } from './jobs'
import { AnswerCache } from './platform/cache/cache'
import type { Change } from './platform/events/changes'
import { Paypal } from './platform/paypal/paypal'
import { checkOut, emptyOrders } from './testing/checkout'
import { TEST_NOW, testShop } from './testing/test-app'

const shop = await testShop()
beforeEach(() => emptyOrders(shop))

/** Runs a job so many days later. @returns what administrators hear of it */
async function heard(name: string, days: number, cache = new AnswerCache()) {
  const told: Change[] = []
  const jobs = jobsOf({
    config: { unpaidDays: 7, confirmPaid: true, dataDir: '', privateWebhooks: false },
    database: shop.database,
    cache,
    events: { note: (changes) => void told.push(...changes) },
    pictures: undefined,
    paypal: new Paypal(),
  })
  const job = jobs.find((each) => each.name === name)
  await job?.run(new Date(TEST_NOW.getTime() + days * 86_400_000), (error) => {
    throw error
  })
  return told
}

it('orders that are reminded and cancelled by themselves are told [ADMIN-716]', async () => {
  const { _id: id } = await checkOut(shop)
  expect(await heard('unpaid orders', 1)).toEqual([])
  expect(await heard('unpaid orders', 3.5)).toEqual([{ kind: 'orders', id }])
  expect(await heard('unpaid orders', 7.5)).toEqual([{ kind: 'orders', id }, { kind: 'products' }])
  expect(await heard('unpaid orders', 7.6)).toEqual([])
})

it('orders that end by themselves drop what shows their products, and nothing else [ORDER-781]', async () => {
  const cache = new AnswerCache()
  const drop = vi.spyOn(cache, 'drop')
  await checkOut(shop)
  const { id } = await shop.product('abendruhe')
  await heard('unpaid orders', 8, cache)
  expect(drop.mock.calls).toEqual([[[`stock:${id}`, `product:${id}`]]])
})

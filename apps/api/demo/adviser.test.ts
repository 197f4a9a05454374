import { expect, it } from 'vitest'
import {
  advise,
  CAFFEINE_ANSWERS,
  DAYTIME_ANSWERS,
  TASTE_ANSWERS,
  type Answers,
} from '@/shop/adviser/adviser'
import { shelfParams, type ShelfChoice } from '@/shop/catalogue/shelf'
import { testShop } from '../testing/test-app'

const shop = await testShop()

const list = async (choice: ShelfChoice) => {
  const { products, pagination, facets } = await shop.ok('listProducts', {
    query: { platform: 'germany', limit: 6, facets: 'true', ...shelfParams(choice) },
  })
  return {
    products: products.map(({ _id: id, name, traits }) => ({ id, name, traits })),
    total: pagination.total,
    without: facets?.without ?? {},
  }
}

const combinations: Answers[] = TASTE_ANSWERS.flatMap((taste) =>
  CAFFEINE_ANSWERS.flatMap((caffeine) => DAYTIME_ANSWERS.map((daytime) => ({ taste, caffeine, daytime }))),
)

it.each(combinations)(
  'the demo has something for $taste, $caffeine, $daytime, or near it [SHOP-872]',
  async (answers) => {
    const { fitting, near, list: all } = await advise(list, answers)
    const advised = [...fitting, ...(near?.products ?? [])]
    expect(advised.length).toBeGreaterThanOrEqual(2)
    expect(advised.length).toBeLessThanOrEqual(6)
    expect(all.total).toBeGreaterThan(0)
    if (fitting.length === 0) expect(near?.opened.length).toBeGreaterThan(0)
    for (const { traits } of fitting)
      for (const wanted of [answers.taste, answers.daytime])
        if (wanted !== 'any') expect(traits).toContain(wanted)
    if (answers.caffeine === 'free')
      for (const { traits } of advised) expect(traits).toContain('caffeineFree')
  },
)

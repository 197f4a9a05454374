import { describe, expect, it } from 'vitest'
import { addToCart, LOCAL_STOCK, type CartFacts, type CartLine } from './cart'
import { planReorder } from './reorder'

const ordered = (productId: string, quantity: number, unitPrice = 500) => ({
  productId,
  name: `Tee ${productId}`,
  quantity,
  unitPrice,
  total: unitPrice * quantity,
})
const fact = (productId: string, stock: number, amount = 650): CartFacts => ({
  productId,
  name: `Tee ${productId}`,
  stock,
  price: { amount, currency: 'EUR' },
})
const inCart = (productId: string, quantity: number): CartLine => ({
  id: productId,
  productId,
  name: `Tee ${productId}`,
  unitPrice: 650,
  currency: 'EUR',
  quantity,
  stock: 99,
  isFree: false,
})
const quantities = ({ additions }: ReturnType<typeof planReorder>) =>
  additions.map(({ product, quantity }) => [product.id, quantity])

describe('a reorder [ORDER-41]', () => {
  it('takes what is sold today, at today’s price', () => {
    const plan = planReorder([ordered('a', 2)], [fact('a', 10)], [])
    expect(plan.leftOut).toEqual([])
    expect(plan.additions).toMatchObject([
      { quantity: 2, product: { id: 'a', price: { amount: 650, currency: 'EUR' } } },
    ])
  })

  it('brings with it all that a line shows', () => {
    const details = {
      slug: 'tee-a',
      tint: 'sage',
      netContent: { amount: 100, unit: 'g' },
      originalPrice: { amount: 800, currency: 'EUR' },
      lowestPrice: { amount: 640, currency: 'EUR' },
      premium: { months: 3, value: { amount: 2_970, currency: 'EUR' } },
      imageUrl: '/media/a.webp',
    } as const
    const [addition] = planReorder([ordered('a', 2)], [{ ...fact('a', 10), ...details }], []).additions
    if (!addition) throw new Error('nothing to add')
    expect(addToCart([], addition.product, addition.quantity)).toEqual([
      {
        ...inCart('a', 2),
        ...details,
        originalPrice: 800,
        lowestPrice: 640,
        stock: LOCAL_STOCK,
      },
    ])
  })

  it('says what is gone, sold out or there in fewer units', () => {
    const plan = planReorder(
      [ordered('a', 1), ordered('b', 1), ordered('c', 5), ordered('d', 1)],
      [fact('b', 0), fact('c', 3), fact('d', 9)],
      [],
    )
    expect(quantities(plan)).toEqual([
      ['c', 3],
      ['d', 1],
    ])
    expect(plan.leftOut).toEqual([
      { name: 'Tee a', reason: 'gone' },
      { name: 'Tee b', reason: 'soldOut' },
      { name: 'Tee c', reason: 'fewer' },
    ])
  })

  it('takes the current cart and the maximum per order into account', () => {
    const full = planReorder([ordered('a', 2)], [fact('a', 3)], [inCart('a', 3)])
    expect([quantities(full), full.leftOut]).toEqual([[], [{ name: 'Tee a', reason: 'fewer' }]])
    expect(quantities(planReorder([ordered('a', 50)], [fact('a', 500)], [inCart('a', 60)]))).toEqual([
      ['a', 39],
    ])
  })

  it('leaves gifts out and counts lines of one product together', () => {
    const plan = planReorder(
      [ordered('a', 1), ordered('a', 2), ordered('b', 1, 0)],
      [fact('a', 9), fact('b', 9)],
      [],
    )
    expect(quantities(plan)).toEqual([['a', 3]])
    expect(plan.leftOut).toEqual([])
  })
})

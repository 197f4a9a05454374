import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartFacts, CartLine } from './cart'
import { MAX_CART_LINES } from './cart-limits'
import { isSameCart, itemsOf, joinCarts, linesOfKept, rebaseCart, type KeptItem } from './kept-cart'

const item = (productId: string, quantity: number): KeptItem => ({ productId, quantity })
const units = (items: readonly KeptItem[]) =>
  Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity]))

const carts = fc.uniqueArray(
  fc.record({
    productId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { selector: ({ productId }) => productId },
)

const line = (productId: string, quantity: number, stock = 10): CartLine => ({
  id: productId,
  productId,
  name: `Tee ${productId}`,
  unitPrice: 1190,
  currency: 'EUR',
  quantity,
  stock,
  isFree: false,
})
const fact = (productId: string, stock: number): CartFacts => ({
  productId,
  name: `Tee ${productId}`,
  price: { amount: 1290, currency: 'EUR' },
  stock,
})

describe('a device’s cart and the account’s [CHECKOUT-521]', () => {
  it('are joined by the larger quantity, no product twice', () => {
    expect(units(joinCarts([item('a', 2), item('b', 1)], [item('a', 5), item('c', 3)]))).toEqual({
      a: 5,
      b: 1,
      c: 3,
    })
  })

  it('are the same whichever comes first, and joining again changes nothing', () => {
    fc.assert(
      fc.property(carts, carts, (some, others) => {
        const joined = joinCarts(some, others)
        expect(units(joined)).toEqual(units(joinCarts(others, some)))
        expect(isSameCart(joinCarts(joined, others), joined)).toBe(true)
      }),
    )
  })

  it('have no more lines than an order', () => {
    const many = (mark: string) => Array.from({ length: MAX_CART_LINES }, (_, at) => item(`${mark}${at}`, 1))
    expect(joinCarts(many('a'), many('b'))).toHaveLength(MAX_CART_LINES)
  })

  it('are capped at the stock; what is sold out stays, what is no longer sold goes', () => {
    const lines = linesOfKept(
      [line('a', 2)],
      [item('a', 50), item('b', 7), item('c', 2), item('d', 1)],
      [fact('b', 3), fact('c', 0)],
    )
    expect(lines.map(({ id, quantity, stock }) => [id, quantity, stock])).toEqual([
      ['a', 10, 10],
      ['b', 3, 3],
      ['c', 1, 0],
    ])
  })

  it('keep a device’s gifts, which are not kept with the account', () => {
    const gift: CartLine = { ...line('a_free_1', 1), productId: 'a', isFree: true }
    const lines = [line('a', 1), gift]
    expect(itemsOf(lines)).toEqual([{ productId: 'a', quantity: 1, price: 1190 }])
    expect(linesOfKept(lines, [item('a', 2)], [])).toEqual([line('a', 2), gift])
  })

  it('show a line of another device at the price that was seen there [CHECKOUT-523]', () => {
    const [added] = linesOfKept([], [{ ...item('b', 1), price: 990 }], [fact('b', 3)])
    expect(added?.unitPrice).toBe(990)
  })
})

describe('changes of two devices [CHECKOUT-522]', () => {
  it('are both kept where they are of different products', () => {
    const base = [item('a', 1), item('b', 2), item('c', 3)]
    expect(
      units(rebaseCart(base, [item('a', 4), item('b', 2), item('c', 3)], [item('a', 1), item('c', 3)])),
    ).toEqual({
      a: 4,
      c: 3,
    })
  })

  it('lose nothing: without a change here it is as kept, without one elsewhere as here', () => {
    fc.assert(
      fc.property(carts, carts, (base, other) => {
        expect(isSameCart(rebaseCart(base, base, other), other)).toBe(true)
        expect(isSameCart(rebaseCart(base, other, base), other)).toBe(true)
      }),
    )
  })
})

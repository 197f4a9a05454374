import { describe, expect, it } from 'vitest'
import { money } from '../shared/money'
import {
  addFreeItems,
  addToCart,
  cartCount,
  cartSubtotal,
  premiumMonths,
  refreshCart,
  removeFreeItems,
  removeFromCart,
  setQuantity,
} from './cart'
import { cartAnswer, cart, quantities, tea } from './cart.fixtures'

describe('gifts', () => {
  const gift = { productId: 'tea', name: 'Abendruhe', quantity: 2, imageUrl: '/media/t.webp' }
  const withGift = addFreeItems(cart, [gift], 1_700_000_000_000)

  it('are lines of their own, free, marked and named so [CHECKOUT-6]', () => {
    expect(withGift).toEqual([
      ...cart,
      {
        id: 'tea_free_1700000000000',
        productId: 'tea',
        name: 'Abendruhe (Kostenlos)',
        unitPrice: 0,
        currency: 'EUR',
        imageUrl: '/media/t.webp',
        quantity: 2,
        stock: 999,
        isFree: true,
      },
    ])
  })

  it('count as units, not as money or months [MONEY-13]', () => {
    expect(cartCount(withGift)).toBe(5)
    expect(cartSubtotal(withGift)).toBe(cartSubtotal(cart))
    expect(premiumMonths(withGift)).toBe(4)
  })

  it('replace those of an earlier coupon, and never collide [COUPON-4]', () => {
    const again = addFreeItems(withGift, [gift, { ...gift, quantity: 1 }], 1_700_000_000_001)
    expect(quantities(again).slice(2)).toEqual([['tea_free_1700000000001', 3]])
    expect(again.at(-1)?.name).toBe('Abendruhe (Kostenlos)')
    const named = addFreeItems([], [{ ...gift, name: 'X (Kostenlos)' }], 1)
    expect(named[0]?.name).toBe('X (Kostenlos)')
    expect(addFreeItems(cart, [{ ...gift, quantity: 0 }], 1)).toEqual(cart)
  })

  it('go with the coupon; a quantity typed does not change them', () => {
    expect(removeFreeItems(withGift)).toEqual(cart)
    expect(setQuantity(withGift, 'tea_free_1700000000000', 9)).toEqual(withGift)
    expect(setQuantity(withGift, 'tea_free_1700000000000', 0)).toEqual(withGift)
    expect(removeFromCart(withGift, 'tea_free_1700000000000')).toEqual(cart)
  })

  it('do not grow when the same product is bought', () => {
    expect(quantities(addToCart(withGift, tea))).toEqual([
      ['tea', 2],
      ['coffee', 2],
      ['tea_free_1700000000000', 2],
    ])
  })

  it('survive the refresh, while products that the server does not return go [CHECKOUT-8]', () => {
    const facts = [{ ...cartAnswer, name: 'Neu', price: money(1_000), imageUrl: '/media/n.webp', stock: -1 }]
    expect(refreshCart(withGift, facts)).toMatchObject([
      { id: 'tea', name: 'Neu', unitPrice: 1_000, imageUrl: '/media/n.webp', stock: 0, quantity: 1 },
      { id: 'tea_free_1700000000000', name: 'Abendruhe (Kostenlos)', unitPrice: 0 },
    ])
    expect(quantities(refreshCart(withGift, []))).toEqual([['tea_free_1700000000000', 2]])
  })
})

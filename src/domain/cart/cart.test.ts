import { describe, expect, it } from 'vitest'
import {
  addFreeItems,
  addToCart,
  cartCount,
  cartPrice,
  cartSubtotal,
  clearCart,
  premiumMonths,
  refreshCart,
  removeFreeItems,
  removeFromCart,
  restoreLine,
  setQuantity,
  type CartLine,
  type CartProduct,
} from './cart'
import { money } from '../shared/money'

const tea: CartProduct = { id: 'tea', name: 'Abendruhe', price: money(1_190), inStock: true }
const coffee: CartProduct = {
  id: 'coffee',
  name: 'Hochland',
  price: money(1_450),
  originalPrice: money(1_690),
  picture: { url: '/media/hochland-960.webp' },
  inStock: true,
  premium: { months: 2, value: money(1_998) },
}
const quantities = (lines: readonly CartLine[]) => lines.map(({ id, quantity }) => [id, quantity])
const cart = addToCart(addToCart([], tea), coffee, 2)

describe('cartPrice [CHECKOUT-4]', () => {
  const prices = { germany: money(1_000), turkey: money(40_000, 'TRY') }
  it('is the platform’s entry of prices, else the single price', () => {
    expect(cartPrice({ ...tea, prices }, 'germany')).toEqual(money(1_000))
    expect(cartPrice({ ...tea, prices }, 'turkey')).toEqual(money(40_000, 'TRY'))
    expect(cartPrice(tea, 'germany')).toEqual(money(1_190))
    expect(cartPrice({ ...tea, prices: {} }, 'germany')).toEqual(money(1_190))
  })

  it.each<[string, CartProduct]>([
    ['neither prices nor price', { id: 'x', name: 'X' }],
    ['an empty list', { id: 'x', name: 'X', prices: {} }],
    ['only another platform’s price', { ...tea, prices: { turkey: money(40_000, 'TRY') } }],
  ])('%s: Product price not found', (_, product) => {
    expect(() => cartPrice(product, 'germany')).toThrow(new Error('Product price not found'))
    expect(() => addToCart([], product)).toThrow(new Error('Product price not found'))
  })
})

describe('addToCart', () => {
  it('makes a line with everything that the cart shows', () => {
    expect(addToCart([], coffee)).toEqual([
      {
        id: 'coffee',
        productId: 'coffee',
        name: 'Hochland',
        unitPrice: 1_450,
        currency: 'EUR',
        originalPrice: 1_690,
        imageUrl: '/media/hochland-960.webp',
        quantity: 1,
        stock: 999,
        premium: { months: 2, value: money(1_998) },
        isFree: false,
      },
    ])
  })

  it('increases the quantity of a line that is there, in its place [CHECKOUT-1]', () => {
    expect(quantities(addToCart(cart, tea, 3))).toEqual([
      ['tea', 4],
      ['coffee', 2],
    ])
    expect(quantities(cart)).toEqual([
      ['tea', 1],
      ['coffee', 2],
    ])
  })

  it('takes over the newer name and price', () => {
    const [line] = addToCart(cart, { ...tea, name: 'Neu', price: money(990) })
    expect(line).toMatchObject({ name: 'Neu', unitPrice: 990, quantity: 2 })
  })

  it.each<[string, Partial<CartProduct>, number]>([
    ['inStock', { inStock: true }, 999],
    ['not inStock', { inStock: false, stock: 5 }, 0],
    ['a number', { inStock: undefined, stock: 5 }, 999],
    ['zero', { inStock: undefined, stock: 0 }, 0],
    ['no stock in the answer', { inStock: undefined }, 0],
  ])('stock by %s [CHECKOUT-3]', (_, over, stock) => {
    expect(addToCart([], { ...tea, ...over }).map((line) => line.stock)).toEqual(stock === 0 ? [] : [stock])
  })

  it.each([
    [{ inStock: true }, 5_000, 99],
    [{ inStock: true, stock: 3 }, 5, 3],
    [{ inStock: true, stock: 3 }, 2, 2],
  ])('%j and %i wanted: %i', (over, wanted, quantity) => {
    const once = addToCart([], { ...tea, ...over }, wanted)
    expect(quantities(once)).toEqual([['tea', quantity]])
    expect(once[0]?.stock).toBe(999)
  })

  it('stops at the stock in several steps, and keeps the stock of the server [CHECKOUT-2]', () => {
    const three = { ...tea, stock: 3 }
    expect(quantities(addToCart(addToCart([], three, 2), three, 2))).toEqual([['tea', 3]])
    const refreshed = refreshCart(addToCart([], tea), [{ ...answer, stock: 2 }])
    expect(addToCart(refreshed, tea, 5)).toMatchObject([{ quantity: 2, stock: 2 }])
  })

  it('never lowers a quantity, and leaves the cart alone when sold out', () => {
    expect(quantities(addToCart(setQuantity(cart, 'tea', 9), { ...tea, stock: 3 }, 1))[0]).toEqual(['tea', 9])
    expect(addToCart(cart, { ...tea, inStock: false })).toEqual(cart)
    expect(addToCart([], { ...tea, inStock: false })).toEqual([])
  })

  it.each([0, -1, Number.NaN])('%d adds nothing', (quantity) => {
    expect(addToCart(cart, tea, quantity)).toEqual(cart)
  })
})

const answer = { productId: 'tea', name: 'Abendruhe', price: money(1_190), stock: 60 }

describe('setQuantity and removeFromCart', () => {
  it.each([0, -3, Number.NaN, 0.5])('%d removes the line [CHECKOUT-1]', (quantity) => {
    expect(quantities(setQuantity(cart, 'tea', quantity))).toEqual([['coffee', 2]])
  })

  it.each([
    [5, 5],
    [5.9, 5],
    [5_000, 99],
  ])('%d becomes %i', (quantity, expected) => {
    expect(quantities(setQuantity(cart, 'tea', quantity))[0]).toEqual(['tea', expected])
  })

  it('keeps a sold-out line at 1 until it is removed [CHECKOUT-3]', () => {
    const soldOut = refreshCart(cart, [{ ...answer, stock: 0 }])
    expect(quantities(setQuantity(soldOut, 'tea', 4))).toEqual([['tea', 1]])
    expect(setQuantity(soldOut, 'tea', 0)).toEqual([])
  })

  it('a removed line comes back to its place, once', () => {
    const [first] = cart
    if (!first) throw new Error('no line')
    const without = removeFromCart(cart, first.id)
    expect(restoreLine(without, first, 0)).toEqual(cart)
    expect(restoreLine(cart, first, 0)).toEqual(cart)
  })

  it('leaves other lines and unknown ids alone', () => {
    expect(setQuantity(cart, 'gone', 5)).toEqual(cart)
    expect(removeFromCart(cart, 'gone')).toEqual(cart)
    expect(quantities(removeFromCart(cart, 'coffee'))).toEqual([['tea', 1]])
    expect(clearCart()).toEqual([])
  })
})

describe('sums', () => {
  it('counts units, prices and months [PREMIUM-1]', () => {
    expect(cartCount(cart)).toBe(3)
    expect(cartSubtotal(cart)).toBe(1_190 + 2 * 1_450)
    expect(premiumMonths(cart)).toBe(4)
    expect([cartCount([]), cartSubtotal([]), premiumMonths([])]).toEqual([0, 0, 0])
  })
})

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

  it('take over what the page of the product shows beside its price [LAW-2] [LAW-3]', () => {
    const reduced = {
      ...answer,
      slug: 'abendruhe',
      tint: 'sand' as const,
      originalPrice: money(1_490),
      lowestPrice: money(1_190),
      netContent: { amount: 80, unit: 'g' as const },
    }
    const [line] = refreshCart(addToCart([], tea), [reduced])
    expect(line).toMatchObject({
      slug: 'abendruhe',
      tint: 'sand',
      originalPrice: 1_490,
      lowestPrice: 1_190,
      netContent: { amount: 80, unit: 'g' },
    })
    const [plain] = refreshCart(line ? [line] : [], [answer])
    expect(plain).not.toHaveProperty('originalPrice')
    expect(plain).not.toHaveProperty('lowestPrice')
  })

  it('survive the refresh, while products that the server does not return go [CHECKOUT-8]', () => {
    const facts = [{ ...answer, name: 'Neu', price: money(1_000), imageUrl: '/media/n.webp', stock: -1 }]
    expect(refreshCart(withGift, facts)).toMatchObject([
      { id: 'tea', name: 'Neu', unitPrice: 1_000, imageUrl: '/media/n.webp', stock: 0, quantity: 1 },
      { id: 'tea_free_1700000000000', name: 'Abendruhe (Kostenlos)', unitPrice: 0 },
    ])
    expect(quantities(refreshCart(withGift, []))).toEqual([['tea_free_1700000000000', 2]])
  })
})

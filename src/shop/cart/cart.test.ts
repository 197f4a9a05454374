import { describe, expect, it } from 'vitest'
import { money } from '../shared/money'
import {
  addToCart,
  cartCount,
  cartPrice,
  cartSubtotal,
  clearCart,
  premiumMonths,
  refreshCart,
  removeFromCart,
  restoreLine,
  setQuantity,
  type CartLine,
  type CartProduct,
} from './cart'
import { cartAnswer, cart, coffee, quantities, tea } from './cart.fixtures'

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
  ])('%s: Product price not found [DEPART-253]', (_, product) => {
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
    const refreshed = refreshCart(addToCart([], tea), [{ ...cartAnswer, stock: 2 }])
    expect(addToCart(refreshed, tea, 5)).toMatchObject([{ quantity: 2, stock: 2 }])
  })

  it('never lowers a quantity, and leaves the cart alone when sold out', () => {
    expect(quantities(addToCart(setQuantity(cart, 'tea', 9), { ...tea, stock: 3 }, 1))[0]).toEqual(['tea', 9])
    expect(addToCart(cart, { ...tea, inStock: false })).toEqual(cart)
    expect(addToCart([], { ...tea, inStock: false })).toEqual([])
  })

  it('takes no product beyond the lines of an order, only more of one that is there [CHECKOUT-5]', () => {
    const full = Array.from({ length: 100 }, (_, index) => ({ ...tea, id: `tea-${index}` })).reduce<
      CartLine[]
    >((lines, product) => addToCart(lines, product), [])
    expect(addToCart(full, tea)).toEqual(full)
    expect(quantities(addToCart(full, { ...tea, id: 'tea-99' })).at(-1)).toEqual(['tea-99', 2])
  })

  it.each([0, -1, Number.NaN])('%d adds nothing', (quantity) => {
    expect(addToCart(cart, tea, quantity)).toEqual(cart)
  })
})

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
    const soldOut = refreshCart(cart, [{ ...cartAnswer, stock: 0 }])
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

describe('refreshCart', () => {
  it('takes over what the page of the product shows beside its price [LAW-2] [LAW-3]', () => {
    const reduced = {
      ...cartAnswer,
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
    const [plain] = refreshCart(line ? [line] : [], [cartAnswer])
    expect(plain).not.toHaveProperty('originalPrice')
    expect(plain).not.toHaveProperty('lowestPrice')
  })
})

import { describe, expect, it } from 'vitest'
import { addFreeItems, addToCart } from './cart'
import { money } from '../shared/money'
import { cartUpdatedDetail, parseStoredCart, toStoredCart } from './stored-cart'

const lines = addFreeItems(
  addToCart(addToCart([], { id: 'tea', name: 'Abendruhe', price: money(1_190), inStock: true }, 2), {
    id: 'coffee',
    name: 'Hochland',
    price: money(1_450),
    originalPrice: money(1_690),
    lowestPrice: money(1_450),
    netContent: { amount: 250, unit: 'g' },
    slug: 'hochland',
    tint: 'apricot',
    picture: { url: '/media/hochland-960.webp' },
    inStock: true,
    premium: { months: 2, value: money(1_998) },
  }),
  [{ productId: 'tea', name: 'Abendruhe', quantity: 1 }],
  1_700_000_000_000,
)

/** A stored cart item with all of its fields. */
const stored = [
  {
    productId: 'tea',
    name: 'Abendruhe',
    price: { amount: 11.9, currency: 'EUR' },
    image: '/placeholder-product.svg',
    quantity: 2,
    stock: 999,
    premiumSubscription: { enabled: false, duration: 0, originalPrice: 0 },
    isFree: false,
    originalPrice: null,
  },
  {
    productId: 'coffee',
    name: 'Hochland',
    price: { amount: 14.5, currency: 'EUR' },
    image: '/media/hochland-960.webp',
    quantity: 1,
    stock: 999,
    premiumSubscription: { enabled: true, duration: 2, originalPrice: 19.98 },
    isFree: false,
    originalPrice: 16.9,
    slug: 'hochland',
    tint: 'apricot',
    lowestPrice: 14.5,
    netContent: { amount: 250, unit: 'g' },
  },
  {
    productId: 'tea_free_1700000000000',
    name: 'Abendruhe (Kostenlos)',
    price: { amount: 0, currency: 'EUR' },
    image: '/placeholder-product.svg',
    quantity: 1,
    stock: 999,
    premiumSubscription: { enabled: false, duration: 0, originalPrice: 0 },
    isFree: true,
    originalPrice: null,
  },
]
const [tea] = stored

describe('cartItems', () => {
  it('is written in the stored shape and read back as it was [MONEY-2] [SHOP-30]', () => {
    expect(toStoredCart(lines)).toEqual(stored)
    expect(parseStoredCart(stored)).toEqual(lines)
    expect(parseStoredCart(JSON.stringify(stored))).toEqual(lines)
  })

  it('sends the event with items, count and total in euros [SHOP-34]', () => {
    expect(cartUpdatedDetail(lines)).toEqual({ items: stored, count: 4, total: 38.3 })
    expect(cartUpdatedDetail([])).toEqual({ items: [], count: 0, total: 0 })
  })
})

describe('garbage', () => {
  it.each<[unknown]>([
    [undefined],
    [null],
    [''],
    ['{'],
    ['null'],
    ['"[]"'],
    ['{"0":1}'],
    [42],
    [{}],
    [[]],
    [[null, 1, 'x', [], {}]],
  ])('%j is an empty cart', (value) => {
    expect(parseStoredCart(value)).toEqual([])
  })

  it.each<[string, object]>([
    ['no product', { productId: '' }],
    ['a product that is no text', { productId: 7 }],
    ['no name', { name: ' ' }],
    ['no price', { price: undefined }],
    ['a negative price', { price: { amount: -1, currency: 'EUR' } }],
    ['a price that is no number', { price: { amount: '11.90', currency: 'EUR' } }],
    ['an endless price', { price: { amount: 1e300, currency: 'EUR' } }],
    ['an unknown currency', { price: { amount: 1, currency: 'XXX' } }],
    ['quantity 0', { quantity: 0 }],
    ['a quantity that is no number', { quantity: '2' }],
    ['no quantity', { quantity: null }],
  ])('a line with %s is dropped, its neighbours stay', (_, over) => {
    expect(parseStoredCart([{ ...tea, ...over }, stored[1]]).map(({ id }) => id)).toEqual(['coffee'])
  })

  it.each<[string, object, object]>([
    ['picture', { image: 5 }, { imageUrl: undefined }],
    ['stock', { stock: 'many' }, { stock: 999 }],
    ['negative stock', { stock: -4 }, { stock: 999 }],
    ['premium', { premiumSubscription: 'yes' }, { premium: undefined }],
    [
      'premium of 13 months',
      { premiumSubscription: { enabled: true, duration: 13 } },
      { premium: undefined },
    ],
    ['original price', { originalPrice: 'x' }, { originalPrice: undefined }],
    ['isFree', { isFree: 'yes' }, { isFree: false, unitPrice: 1_190 }],
    ['fraction', { quantity: 2.7 }, { quantity: 2 }],
    ['huge quantity', { quantity: 1e12 }, { quantity: 99 }],
  ])('a stand-in for a broken %s', (_, over, expected) => {
    const [line] = parseStoredCart([{ ...tea, ...over }])
    const read = new Map<string, unknown>(Object.entries(line ?? {}))
    for (const [key, value] of Object.entries(expected)) expect(read.get(key), key).toBe(value)
  })

  it('a premium without a readable value is worth nothing', () => {
    const [line] = parseStoredCart([{ ...tea, premiumSubscription: { enabled: true, duration: 1 } }])
    expect(line?.premium).toEqual({ months: 1, value: money(0) })
  })

  it('a gift is free whatever its price says, and never premium', () => {
    const [line] = parseStoredCart([{ ...stored[1], isFree: true, productId: 'a_free_b_free_17' }])
    expect(line).toMatchObject({ unitPrice: 0, productId: 'a_free_b', isFree: true })
    expect(line?.premium).toBeUndefined()
    expect(parseStoredCart([{ ...tea, isFree: true }])[0]?.productId).toBe('tea')
  })

  it('two lines of one product become one, and a cart ends at 100 lines [CHECKOUT-5]', () => {
    expect(parseStoredCart([tea, stored[1], tea]).map(({ id, quantity }) => [id, quantity])).toEqual([
      ['tea', 4],
      ['coffee', 1],
    ])
    const many = Array.from({ length: 150 }, (_, index) => ({ ...tea, productId: `p${index}` }))
    expect(parseStoredCart(many)).toHaveLength(100)
  })

  it('names of the prototype are only names', () => {
    const [line] = parseStoredCart(JSON.stringify([{ ...tea, productId: '__proto__' }]))
    expect(line?.id).toBe('__proto__')
  })
})

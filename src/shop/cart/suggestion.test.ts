import { describe, expect, it } from 'vitest'
import type { ProductSummary } from '@/shop/catalogue/product'
import { money } from '../shared/money'
import { addToCart } from './cart'
import { reachesFreeShipping } from './suggestion'

const product = (id: string, amount: number, inStock = true): ProductSummary => ({
  id,
  slug: id,
  name: id,
  subtitle: '',
  shortDescription: '',
  category: 'Wellness',
  price: money(amount),
  tint: 'sand',
  rating: 0,
  reviewCount: 0,
  bestseller: false,
  inStock,
  stock: inStock ? 9 : 0,
  untranslated: [],
})
const [tea, oil, coffee] = [product('tea', 900), product('oil', 2_400), product('coffee', 1_500)]

describe('what reaches free shipping [CHECKOUT-37]', () => {
  it('is the cheapest that suffices by itself', () => {
    expect(reachesFreeShipping(1_000, [oil, tea, coffee], [])).toBe(coffee)
    expect(reachesFreeShipping(1_500, [tea, coffee], [])).toBe(coffee)
  })

  it('is nothing that is in the cart or sold out, and nothing where nothing suffices', () => {
    const lines = addToCart([], coffee)
    expect(reachesFreeShipping(1_000, [oil, coffee], lines)).toBe(oil)
    expect(reachesFreeShipping(1_000, [product('x', 1_500, false)], [])).toBeUndefined()
    expect(reachesFreeShipping(9_000, [tea, oil, coffee], [])).toBeUndefined()
  })

  it('is nothing where shipping is free already', () => {
    expect(reachesFreeShipping(0, [tea], [])).toBeUndefined()
  })
})

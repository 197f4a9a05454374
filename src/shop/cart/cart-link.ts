import { MAX_UNITS_PER_PRODUCT } from './cart-limits'

/** Most products that a link names; each is one request. */
const MAX_LINKED = 20

export interface LinkedProduct {
  readonly slug: string
  readonly quantity: number
}

/**
 * Products of a link that fills the cart: `abendruhe:2,minze` (SHOP-300). A product named twice counts once with the
 * larger quantity, a quantity that is none is 1.
 */
export function parseCartLink(text: string): readonly LinkedProduct[] {
  const quantities = new Map<string, number>()
  for (const part of text.split(',')) {
    const [slug = '', typed = '1'] = part.split(':')
    const name = slug.trim()
    if (name === '') continue
    const number = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 1
    const quantity = Math.min(Math.max(1, number), MAX_UNITS_PER_PRODUCT)
    quantities.set(name, Math.max(quantity, quantities.get(name) ?? 0))
  }
  return [...quantities].slice(0, MAX_LINKED).map(([slug, quantity]) => ({ slug, quantity }))
}

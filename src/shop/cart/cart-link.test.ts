import { describe, expect, it } from 'vitest'
import { parseCartLink } from './cart-link'

describe('a link that fills the cart [SHOP-300]', () => {
  it.each([
    [
      'abendruhe:2,minze',
      [
        ['abendruhe', 2],
        ['minze', 1],
      ],
    ],
    ['abendruhe:1,abendruhe:3,abendruhe', [['abendruhe', 3]]],
    [' abendruhe : 2 ,,:4', [['abendruhe', 2]]],
    [
      'abendruhe:0,minze:-1,kamille:x,salbei:1e3',
      [
        ['abendruhe', 1],
        ['minze', 1],
        ['kamille', 1],
        ['salbei', 1],
      ],
    ],
    ['abendruhe:100', [['abendruhe', 99]]],
    ['', []],
  ])('%s', (text, named) => {
    expect(parseCartLink(text).map(({ slug, quantity }) => [slug, quantity])).toEqual(named)
  })

  it('names 20 products at most', () => {
    const all = Array.from({ length: 30 }, (_, n) => `tee-${n}`).join()
    expect(parseCartLink(all)).toHaveLength(20)
  })
})

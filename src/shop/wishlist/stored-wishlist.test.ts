import { expect, it } from 'vitest'
import { MAX_GUEST_WISHES, parseStoredWishlist } from './stored-wishlist'

it.each([
  [undefined, []],
  ['{', []],
  ['{"0":"a"}', []],
  ['["a","b","a"]', ['a', 'b']],
  [
    ['a', 1, null, '', { id: 'b' }, 'c'],
    ['a', 'c'],
  ],
  [['x'.repeat(101)], []],
])('of %j the wishes %j are kept [SHOP-32] [SHOP-50]', (stored, ids) => {
  expect(parseStoredWishlist(stored)).toEqual(ids)
})

it('is cut to the maximum length', () => {
  const many = Array.from({ length: MAX_GUEST_WISHES + 1 }, (_, n) => `p${n}`)
  expect(parseStoredWishlist(many)).toHaveLength(MAX_GUEST_WISHES)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addFreeItems,
  addToCart,
  paidLines,
  refreshCart,
  removeFreeItems,
  removeFromCart,
  restoreLine,
  setQuantity,
  type CartLine,
} from './cart'
import { MAX_CART_LINES, MAX_UNITS_PER_PRODUCT } from './cart-limits'
import { money } from '../shared/money'
import { parseStoredCart, toStoredCart } from './stored-cart'

const ids = fc.constantFrom('tea', 'coffee', 'honey', 'oil')
const amounts = fc.nat({ max: 1_000_000_000 }).map((amount) => money(amount))
const details = {
  name: fc.string({ minLength: 1, unit: 'binary' }).filter((name) => name.trim() !== ''),
  price: amounts,
  originalPrice: fc.option(amounts, { nil: undefined }),
  lowestPrice: fc.option(amounts, { nil: undefined }),
  slug: fc.constantFrom(undefined, 'a-slug'),
  netContent: fc.constantFrom(undefined, { amount: 0.5, unit: 'kg' as const }),
  premium: fc.option(fc.record({ months: fc.integer({ min: 1, max: 12 }), value: amounts }), {
    nil: undefined,
  }),
}
const stock = fc.nat({ max: 200 })
const product = fc.record({
  id: ids,
  ...details,
  inStock: fc.boolean(),
  stock: fc.option(stock, { nil: undefined }),
})
const quantity = fc.oneof(fc.integer({ min: -1, max: 150 }), fc.constant(1.5), fc.constant(Number.NaN))

/** A change that the shopper, a coupon or the server makes. */
const changes: fc.Arbitrary<(lines: CartLine[]) => CartLine[]> = fc.oneof(
  fc.tuple(product, quantity).map(
    ([of, units]) =>
      (lines: CartLine[]) =>
        addToCart(lines, of, units),
  ),
  ids.map((id) => (lines: CartLine[]) => removeFromCart(lines, id)),
  ids.map((id) => (lines: CartLine[]) => {
    const at = lines.findIndex((line) => line.id === id)
    const line = lines[at]
    return line ? restoreLine(removeFromCart(lines, id), line, at) : lines
  }),
  fc.tuple(ids, quantity).map(
    ([id, units]) =>
      (lines: CartLine[]) =>
        setQuantity(lines, id, units),
  ),
  fc
    .array(fc.record({ productId: ids, name: details.name, quantity: fc.integer({ min: 0, max: 9 }) }))
    .map((gifts) => (lines: CartLine[]) => addFreeItems(lines, gifts, 1_700_000_000_000)),
  fc.constant((lines: CartLine[]) => removeFreeItems(lines)),
  fc
    .array(fc.record({ productId: ids, ...details, stock }))
    .map((facts) => (lines: CartLine[]) => refreshCart(lines, facts)),
)

it('after any changes a cart keeps its limits and is read from the storage as it was', () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 30 }), (all) => {
      let cart: CartLine[] = []
      for (const change of all) {
        cart = change(cart)
        expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length)
        expect(paidLines(cart).length).toBeLessThanOrEqual(MAX_CART_LINES)
        for (const line of cart) {
          expect(Number.isInteger(line.quantity) && line.quantity >= 1).toBe(true)
          expect(line.quantity).toBeLessThanOrEqual(MAX_UNITS_PER_PRODUCT)
          expect(Number.isInteger(line.unitPrice) && line.unitPrice >= 0).toBe(true)
        }
        expect(parseStoredCart(JSON.stringify(toStoredCart(cart)))).toEqual(cart)
      }
    }),
  )
})

it('anything in the storage is read as a cart within the limits', () => {
  const item = fc.record(
    {
      productId: fc.anything(),
      name: fc.anything(),
      price: fc.oneof(
        fc.anything(),
        fc.record({ amount: fc.anything(), currency: fc.constantFrom('EUR', 'TRY', 'X') }),
      ),
      quantity: fc.oneof(fc.anything(), fc.double()),
      stock: fc.anything(),
      isFree: fc.anything(),
      netContent: fc.anything(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.anything(), fc.array(fc.oneof(item, fc.anything()))), (stored) => {
      for (const line of parseStoredCart(stored)) {
        expect(Number.isInteger(line.quantity) && line.quantity >= 1).toBe(true)
        expect(line.quantity).toBeLessThanOrEqual(MAX_UNITS_PER_PRODUCT)
        expect(Number.isInteger(line.unitPrice)).toBe(true)
      }
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { maxOfNetwork, unpaidRefusal } from './unpaid-limits'

const order = { total: 4_000, currency: 'EUR', openOrders: 0, products: [] } as const
const product = { productId: 'p', name: 'Abendruhe', units: 1, stock: 100, held: 0 }

describe('what an unconfirmed buyer may hold unpaid [CHECKOUT-60]', () => {
  it('is forty units over all products', () => {
    const products = [20, 20].map((units) => ({ ...product, stock: 1_000, units }))
    expect(unpaidRefusal({ ...order, products })).toBeUndefined()
    expect(unpaidRefusal({ ...order, products: [...products, product] })?.reason).toBe('units')
  })

  it.each([
    ['EUR', 50_000],
    ['TRY', 2_500_000],
    ['USD', 50_000],
  ] as const)('is worth so much in %s', (currency, total) => {
    expect(unpaidRefusal({ ...order, currency, total })).toBeUndefined()
    expect(unpaidRefusal({ ...order, currency, total: total + 1 })?.reason).toBe('total')
  })

  it('is five open orders', () => {
    expect(unpaidRefusal({ ...order, openOrders: 4 })).toBeUndefined()
    expect(unpaidRefusal({ ...order, openOrders: 5 })?.reason).toBe('orders')
  })

  it('is a fifth of a product’s stock for a network, but always five units', () => {
    expect([0, 10, 29, 30, 100, 999].map(maxOfNetwork)).toEqual([5, 5, 5, 6, 20, 199])
    const held = (units: number, alreadyHeld: number) =>
      unpaidRefusal({
        ...order,
        products: [{ ...product, units, stock: 100 - alreadyHeld, held: alreadyHeld }],
      })
    expect(held(20, 0)).toBeUndefined()
    expect(held(21, 0)?.items).toEqual([{ productId: 'p', name: 'Abendruhe', available: 20 }])
    expect(held(2, 18)).toBeUndefined()
    expect(held(1, 20)?.items).toEqual([{ productId: 'p', name: 'Abendruhe', available: 0 }])
    expect(unpaidRefusal({ ...order, products: [{ ...product, units: 5, stock: 5 }] })).toBeUndefined()
  })
})

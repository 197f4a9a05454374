import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES } from '@/shop/orders/order'
import { PRODUCT_STATUSES } from '@/shop/catalogue/product'
import { money } from './money'
import { CURRENCIES, PLATFORMS, platformCurrency, platformVat } from './platform'

describe('a platform', () => {
  it('has a currency of its own [MONEY-5]', () => {
    expect(CURRENCIES).toEqual(['EUR', 'TRY', 'USD'])
    expect(PLATFORMS.map((platform) => platformCurrency[platform])).toEqual(['EUR', 'TRY', 'EUR'])
  })

  it('has a rate of VAT [MONEY-18]', () => {
    expect(PLATFORMS.map((platform) => platformVat[platform])).toEqual([19, 20, 19])
  })
})

it('a price that names no currency is in euros [MONEY-6]', () => {
  expect(money(1_190)).toEqual({ amount: 1_190, currency: 'EUR' })
})

it('an order has one of seven statuses [ORDER-2]', () => {
  expect(ORDER_STATUSES).toEqual([
    'pending',
    'confirmed',
    'processing',
    'shipped',
    'delivered',
    'cancelled',
    'refunded',
  ])
})

it('a product has one of four statuses [CATALOGUE-2]', () => {
  expect(PRODUCT_STATUSES).toEqual(['active', 'inactive', 'out_of_stock', 'discontinued'])
})

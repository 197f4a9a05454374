import { describe, expect, it } from 'vitest'
import { isReleased, orderNumber } from '../orders/order'
import { money } from '../shared/money'
import { trackingLink, trackingUrlProblem } from '@/shop/cargo/cargo'
import { settingsPlatform } from '@/shop/payments/payments'
import { addKeyword, parseSortOrder, slugify } from '../categories/category'
import { imageProblem, sortImages } from './image-rules'
import { marginOf } from './product-record'
import { TINTS, basePrice, discountPercent, isAvailable, premiumGift, tintOf } from './product'

it.each([
  ['Kräuter & Früchte', 'kraeuter-fruechte'],
  ['ÖL für die Füße', 'oel-fuer-die-fuesse'],
  ['Weiß', 'weiss'],
  ['\uFB01ne Tea \uFF11\uFF12', 'fine-tea-12'],
  ['GROẞ', 'gross'],
  ['Işık Çayı', 'isik-cayi'],
  ['İstanbul Şöleni', 'istanbul-soeleni'],
  ['Dağ çileği', 'dag-cilegi'],
  ['Café  crème—doux', 'cafe-creme-doux'],
  ['Kra\u0308uter', 'kraeuter'],
  ['  --Detox 2.0!-- ', 'detox-2-0'],
  ['🌿', ''],
  ['', ''],
])('slugify(%j) is %j', (text, slug) => {
  expect(slugify(text)).toBe(slug)
  expect(slugify(slug)).toBe(slug)
})

describe('category fields', () => {
  it('adds keywords once, trimmed [ADMIN-23]', () => {
    expect(addKeyword(['tee'], ' kaffee ')).toEqual(['tee', 'kaffee'])
    expect(addKeyword(['tee'], 'tee ')).toEqual(['tee'])
    expect(addKeyword(['tee'], '  ')).toEqual(['tee'])
  })
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['', 0],
    ['abc', 0],
    ['1.5', 0],
    ['-2', -2],
  ])('sort order %j is %i [ADMIN-23]', (text, value) => {
    expect(parseSortOrder(text)).toBe(value)
  })
})

describe('tracking links [ORDER-16]', () => {
  it.each<[string, string | undefined]>([
    ['https://dhl.example/track?id={trackingNumber}', undefined],
    ['http://dhl.example/{trackingNumber}/de', undefined],
    [' HTTPS://dhl.example/#{trackingNumber} ', undefined],
    ['https://dhl.example/?a={trackingNumber}&b={trackingNumber}', undefined],
    ['https://dhl.example/track', 'placeholderMissing'],
    ['https://dhl.example/{trackingnumber}', 'placeholderMissing'],
    ['', 'placeholderMissing'],
    ['javascript:alert({trackingNumber})', 'trackingUrlInvalid'],
    ['ftp://dhl.example/{trackingNumber}', 'trackingUrlInvalid'],
    ['//dhl.example/{trackingNumber}', 'trackingUrlInvalid'],
    ['dhl.example/{trackingNumber}', 'trackingUrlInvalid'],
    ['https://{trackingNumber}', 'trackingUrlInvalid'],
    ['https://a{trackingNumber}', 'trackingUrlInvalid'],
    ['https://{trackingNumber}.example/x', 'trackingUrlInvalid'],
    ['https://dhl.example:{trackingNumber}/x', 'trackingUrlInvalid'],
    ['https://{trackingNumber}@dhl.example/x', 'trackingUrlInvalid'],
    ['https://dhl .example/{trackingNumber}', 'trackingUrlInvalid'],
    ['https://dhl.example/a b/{trackingNumber}', 'trackingUrlInvalid'],
  ])('%j: %s', (url, problem) => {
    expect(trackingUrlProblem(url)).toBe(problem)
  })

  it('take the number URL-encoded', () => {
    expect(trackingLink('https://x.example/{trackingNumber}?n={trackingNumber}', 'A/1 &?#')).toBe(
      'https://x.example/A%2F1%20%26%3F%23?n=A%2F1%20%26%3F%23',
    )
    expect(trackingLink('https://x.example/{trackingNumber}', '$&')).toBe('https://x.example/%24%26')
  })
})

describe('images', () => {
  const file = (type: string, size = 1) => ({ type, size })
  it.each([
    ['image/jpeg', 5_242_880, undefined],
    ['image/png', 5_242_881, 'imageTooLarge'],
    ['image/webp', 0, undefined],
    ['image/avif', 1, undefined],
    ['image/gif', 1, undefined],
    ['image/svg+xml', 1, 'notAnImage'],
    ['application/pdf', 9_999_999, 'notAnImage'],
    ['', 1, 'notAnImage'],
  ] as const)('%s of %i bytes: %s', (type, size, problem) => {
    expect(imageProblem(file(type, size))).toBe(problem)
  })

  it('accepts five in all and names why the others were dropped [ADMIN-20]', () => {
    const good = Array.from({ length: 4 }, () => file('image/png'))
    const bad = file('text/plain')
    expect(sortImages([bad, ...good, file('image/png'), file('image/png')], 0)).toEqual({
      accepted: [...good, file('image/png')],
      rejected: [
        { file: bad, problem: 'notAnImage' },
        { file: file('image/png'), problem: 'tooManyImages' },
      ],
    })
    expect(sortImages(good, 3).accepted).toHaveLength(2)
    expect(sortImages(good, 5).accepted).toHaveLength(0)
  })
})

describe('products and orders', () => {
  it('are available when active and in stock [CHECKOUT-32]', () => {
    expect(isAvailable({ status: 'active', stock: 1 })).toBe(true)
    expect(isAvailable({ status: 'active', stock: 0 })).toBe(false)
    expect(isAvailable({ status: 'discontinued', stock: 9 })).toBe(false)
  })

  it('show savings only where there are some [LAW-4]', () => {
    expect(discountPercent(money(800), money(1_000))).toBe(20)
    expect(discountPercent(money(667), money(1_000))).toBe(33)
    expect(discountPercent(money(1_000), money(1_000))).toBe(0)
    expect(discountPercent(money(1_200), money(1_000))).toBe(0)
  })

  it.each([
    [1_190, { amount: 100, unit: 'g' }, 11_900, 'kg'],
    [999, { amount: 30, unit: 'ml' }, 33_300, 'l'],
    [1_450, { amount: 0.5, unit: 'kg' }, 2_900, 'kg'],
    [1_000, { amount: 3, unit: 'l' }, 333, 'l'],
  ] as const)('%i cents for %j are %i per %s [LAW-2]', (amount, content, perUnit, unit) => {
    expect(basePrice(money(amount), content)).toEqual({ price: money(perUnit), unit })
  })

  it('have a backdrop that stays', () => {
    expect(tintOf('abc')).toBe(tintOf('abc'))
    expect(TINTS).toContain(tintOf(''))
  })

  it('number orders, release cancelled ones, and share the settings of mobile', () => {
    expect(orderNumber(2026, 42)).toBe('VD-2026-000042')
    expect((['cancelled', 'refunded', 'delivered'] as const).map(isReleased)).toEqual([true, true, false])
    expect((['germany', 'turkey', 'mobile'] as const).map(settingsPlatform)).toEqual([
      'germany',
      'turkey',
      'germany',
    ])
  })
})

it('the value of premium months, which is in euros, is shown beside prices in euros only [PREMIUM-310]', () => {
  expect(premiumGift(3, 29.97, 'EUR')).toEqual({ months: 3, value: money(2_997) })
  expect(premiumGift(3, 29.97, 'TRY')).toEqual({ months: 3, value: money(0, 'TRY') })
})

it.each([
  [1190, 19, 500, 50],
  [1070, 7, 1000, 0],
  [1000, 0, 1250, -25],
  [0, 19, 100, undefined],
])('of %i with %i %% VAT and a cost of %i the margin is %s %% [CATALOGUE-530]', (price, rate, cost, margin) =>
  expect(marginOf(price, rate, cost)).toBe(margin),
)

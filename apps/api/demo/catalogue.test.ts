import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CATEGORIES } from '@/shop/catalogue/product'
import { inLanguage } from '@/shop/catalogue/product-texts'
import { demoCargoCompanies } from './cargo'
import { demoCategories } from './categories'
import { demoCoupons } from './coupons'
import { demoPaymentSettings } from './payment-settings'
import { demoProducts } from './products'
import { altsOf, translationsOf } from './texts'
import { demoFamilies } from './sizes'
import type { DemoProduct } from './types'

const storedLike = (product: DemoProduct) => ({
  ...product,
  nutritionalInfo: product.nutritionalInfo ?? null,
  origin: product.origin ?? '',
  harvest: product.harvest ?? '',
  translations: translationsOf(product),
})
const slugs = demoProducts.map(({ slug }) => slug)
const media = (name: string) => fileURLToPath(new URL(`./media/${name}`, import.meta.url))
const platforms = ['germany', 'turkey', 'mobile'] as const

describe('demo products', () => {
  it('are 24 with unique slugs, in all five categories [CATALOGUE-22]', () => {
    expect(slugs).toHaveLength(24)
    expect(new Set(slugs).size).toBe(24)
    expect(new Set(demoProducts.map(({ category }) => category))).toEqual(new Set(DEFAULT_CATEGORIES))
  })

  it('start with the eight of the landing page', () => {
    expect(demoProducts.slice(0, 8).map(({ name }) => name)).toEqual([
      'Abendruhe',
      'Hochland Röstung',
      'Kurkuma Plus',
      'Morgengrün',
      'Goldmilch',
      'Hagebutte',
      'Protein Pur',
      'Ingwer Zitrone',
    ])
  })

  it.each(demoProducts)('$slug is complete', (product) => {
    expect(product.detailedDescription.split('\n\n').length).toBeGreaterThanOrEqual(2)
    expect(product.features.length).toBeGreaterThanOrEqual(4)
    expect(product.features.length).toBeLessThanOrEqual(6)
    expect(product.benefits.length).toBeGreaterThanOrEqual(3)
    expect(product.benefits.length).toBeLessThanOrEqual(5)
    expect(product.ingredients.length).toBeGreaterThan(0)
    expect(product.ingredients.every(({ amount }) => /^\d{1,3}(\.\d{3})*(,\d+)?$/.test(amount))).toBe(true)
    expect(product.reviews.length).toBeGreaterThanOrEqual(4)
    expect(product.reviews.length).toBeLessThanOrEqual(8)
    for (const { comment, date, rating, user } of product.reviews) {
      expect(user.length).toBeGreaterThanOrEqual(2)
      expect(comment.length).toBeGreaterThanOrEqual(10)
      expect(comment.length).toBeLessThanOrEqual(300)
      expect(rating).toBeGreaterThanOrEqual(3)
      expect(date >= '2026-05-01' && date <= '2026-11-15').toBe(true)
    }
  })

  it.each(demoProducts)('$slug is translated to Turkish and English [CATALOGUE-50]', (product) => {
    const { tr, en } = translationsOf(product)
    for (const texts of [tr, en]) {
      expect(texts?.features).toHaveLength(product.features.length)
      expect(texts?.benefits).toHaveLength(product.benefits.length)
      expect(texts?.detailedDescription?.split('\n\n')).toHaveLength(
        product.detailedDescription.split('\n\n').length,
      )
      expect(texts?.shortDescription).not.toBe(product.shortDescription)
    }
    for (const language of ['tr', 'en'] as const)
      expect(inLanguage(storedLike(product), language).untranslated).toEqual([])
    for (const { alt } of product.pictures) expect(Object.keys(altsOf(alt))).toEqual(['tr', 'en'])
  })

  it.each(demoProducts)('$slug has four related products', ({ slug, related }) => {
    expect(new Set(related).size).toBe(4)
    expect(related).not.toContain(slug)
    expect(slugs).toEqual(expect.arrayContaining([...related]))
  })

  it.each(demoProducts)('$slug has prices on every platform [CATALOGUE-22]', ({ prices, originalPrices }) => {
    expect(prices.germany).toBeGreaterThanOrEqual(490)
    expect(prices.germany).toBeLessThanOrEqual(3990)
    for (const platform of platforms) {
      expect(Number.isInteger(prices[platform])).toBe(true)
      if (originalPrices) expect(originalPrices[platform]).toBeGreaterThan(prices[platform])
    }
  })

  it('include seven with reduced prices and three with Premium months', () => {
    expect(demoProducts.filter(({ originalPrices }) => originalPrices)).toHaveLength(7)
    expect(demoProducts.filter(({ premium }) => premium)).toHaveLength(3)
  })

  it('have a tax rate of 7 % for teas and coffee, 19 % for others [MONEY-19]', () => {
    for (const { subtitle, taxRate } of demoProducts)
      expect(taxRate).toBe(/tee,|^Kaffee,/.test(subtitle) ? 7 : 19)
  })

  it('have Turkish tax rates of their own: 1 % for teas, 10 % for coffee and herbs [MONEY-19]', () => {
    const rateOf = (slug: string) => demoProducts.find((each) => each.slug === slug)?.turkishTaxRate
    expect(new Set(demoProducts.map(({ turkishTaxRate }) => turkishTaxRate))).toEqual(new Set([1, 10, null]))
    expect(rateOf('abendruhe')).toBe(1)
    for (const { subtitle, turkishTaxRate } of demoProducts)
      expect(turkishTaxRate === 1).toBe(/tee,/.test(subtitle))
  })

  it('include one sold out and one with three left, both beyond the first eight [CATALOGUE-24]', () => {
    const scarce = demoProducts.filter(({ stock }) => stock < 60)
    expect(scarce.map(({ stock }) => stock).sort()).toEqual([0, 3])
    expect(demoProducts.slice(0, 8).every(({ stock }) => stock >= 60)).toBe(true)
  })

  it('have an image of their pack first, and a second image', () => {
    const first = demoProducts.map(({ pictures }) => pictures[0]?.file)
    expect(new Set(first).size).toBe(24)
    for (const { pictures } of demoProducts) expect(pictures.length).toBeGreaterThanOrEqual(2)
  })

  it.each(demoProducts)('$slug has every image in three widths and two formats', ({ pictures }) => {
    const files = pictures.flatMap(({ file }) =>
      [320, 640, 960].flatMap((width) => [`${file}-${width}.avif`, `${file}-${width}.webp`]),
    )
    expect(files.filter((file) => !existsSync(media(file)))).toEqual([])
  })
})

describe('demo sizes', () => {
  it('stand beside teas, coffees and capsules, and cost less the larger they are [CATALOGUE-22]', () => {
    const grams = ({ amount, unit }: DemoProduct['netContent']) => (unit === 'kg' ? 1000 : 1) * amount
    for (const { slug, sizes } of demoFamilies) {
      const first = demoProducts.find((product) => product.slug === slug)
      const all = [...(first ? [first] : []), ...sizes]
      expect(all.length).toBeGreaterThan(1)
      for (const platform of platforms) {
        const perGram = all.map(({ prices, netContent }) => prices[platform] / grams(netContent))
        expect(perGram).toEqual([...perGram].sort((a, b) => b - a))
        expect(new Set(perGram).size).toBe(all.length)
      }
      expect(sizes.every(({ stock }) => stock >= 60)).toBe(true)
    }
    const further = demoFamilies.flatMap(({ sizes }) => sizes.map((size) => size.slug))
    expect(new Set([...slugs, ...further]).size).toBe(slugs.length + further.length)
  })
})

describe('demo coupons', () => {
  it('are the six codes, one of each type [CATALOGUE-23]', () => {
    expect(demoCoupons.map(({ code, type }) => `${code} ${type}`)).toEqual([
      'WILLKOMMEN10 percentage',
      'MINUS5 fixed_amount',
      'VERSANDFREI free_shipping',
      'PREMIUM3 premium_extension',
      'TEE2PLUS1 buy_x_get_y',
      'GESCHENK free_product',
    ])
  })

  it('refer to existing products', () => {
    const named = demoCoupons.flatMap((coupon) => {
      if (coupon.type === 'buy_x_get_y') return coupon.buyXGetY.applicableProducts
      return coupon.type === 'free_product' ? [coupon.freeProduct.product] : []
    })
    expect(named.length).toBeGreaterThan(0)
    expect(slugs).toEqual(expect.arrayContaining(named))
  })
})

describe('demo settings', () => {
  it('include three carriers for Germany and two for Turkey, each with a tracking URL [CATALOGUE-22]', () => {
    const on = (platform: 'germany' | 'turkey') =>
      demoCargoCompanies.filter(({ platforms: all }) => all.includes(platform))
    expect([on('germany').length, on('turkey').length]).toEqual([3, 2])
    for (const { trackingUrl } of demoCargoCompanies) expect(trackingUrl).toContain('{trackingNumber}')
  })

  it('enable PayPal and bank transfer in Germany and Turkey [CATALOGUE-22]', () => {
    expect(demoPaymentSettings.map(({ platform }) => platform)).toEqual(['germany', 'turkey'])
    for (const { paypal, bankTransfer } of demoPaymentSettings)
      expect([paypal.enabled, bankTransfer.enabled]).toEqual([true, true])
  })

  it('include the five categories on each platform [CATALOGUE-10]', () => {
    for (const platform of platforms)
      expect(demoCategories.filter((row) => row.platform === platform).map(({ name }) => name)).toEqual([
        ...DEFAULT_CATEGORIES,
      ])
  })
})

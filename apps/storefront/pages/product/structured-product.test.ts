import { expect, it } from 'vitest'
import { money } from '@/shop/shared/money'
import type { ProductDetail } from '@/shop/catalogue/product-detail'
import { deliveries } from '@/shop/shop-details/shop-data.mocks'
import { structuredProduct } from './structured-product'

const tea: ProductDetail = {
  id: 'a',
  slug: 'tee',
  name: 'Tee',
  subtitle: 'Kräutertee',
  shortDescription: 'Mild.',
  detailedDescription: '',
  category: 'Wellness',
  price: money(1190),
  tint: 'sage',
  rating: 4.5,
  reviewCount: 2,
  bestseller: false,
  inStock: true,
  stock: 5,
  lowStockThreshold: 1,
  status: 'active',
  untranslated: [],
  pictures: [],
  features: [],
  benefits: [],
  ingredients: [],
  certification: [],
  organic: null,
  brewing: null,
  origin: '',
  harvest: '',
  reviews: [],
  related: [],
}
const SHOP = {
  origin: 'https://shop.example',
  addressOf: (path: string) => `https://shop.example${path}`,
  seller: 'Teehaus GmbH',
  country: 'DE' as const,
  rules: { freeShippingThreshold: 2_000, standardShippingCost: 490 },
  delivery: deliveries[0],
}

it('a product in one size has one offer', () => {
  expect(structuredProduct(tea, SHOP)).toMatchObject({
    '@type': 'Product',
    sku: 'a',
    offers: { url: 'https://shop.example/product/tee', price: '11.90' },
  })
})

it('a sale says until when its price holds [CATALOGUE-622]', () => {
  expect(structuredProduct({ ...tea, priceValidUntil: '2026-12-07' }, SHOP)).toMatchObject({
    offers: { priceValidUntil: '2026-12-07' },
  })
})

it('a page in another language names the addresses of that language [SHOP-310]', () => {
  const addressOf = (path: string) => `https://shop.example${path}?lang=tr`
  expect(structuredProduct(tea, { ...SHOP, addressOf })).toMatchObject({
    offers: {
      url: 'https://shop.example/product/tee?lang=tr',
      hasMerchantReturnPolicy: { merchantReturnLink: 'https://shop.example/legal/widerruf?lang=tr' },
    },
  })
})

it('sizes are a group whose variants have addresses, prices and stock of their own [SHOP-200]', () => {
  const sizes = [
    { id: 'a', slug: 'tee', label: '80 g', price: money(1190), inStock: true },
    { id: 'b', slug: 'tee-200-g', label: '200 g', price: money(2490), inStock: false },
  ]
  const group = structuredProduct({ ...tea, sizeLabel: '80 g', sizes }, SHOP)
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'a',
    variesBy: ['https://schema.org/size'],
    aggregateRating: { reviewCount: 2 },
    hasVariant: [
      { sku: 'a', size: '80 g', name: 'Tee, 80 g' },
      {
        '@type': 'Product',
        sku: 'b',
        offers: {
          url: 'https://shop.example/product/tee-200-g',
          price: '24.90',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/OutOfStock',
        },
      },
    ],
  })
  expect(group).not.toHaveProperty('offers')
})

// Types and fields as schema.org and Google's page on merchant listings name them.
it('an offer tells base price, shipping with its days, returns and who sells it [LAW-270]', () => {
  const product = { ...tea, netContent: { amount: 80, unit: 'g' as const } }
  expect(structuredProduct(product, SHOP)).toMatchObject({
    offers: {
      seller: { '@type': 'OnlineStore', name: 'Teehaus GmbH', url: 'https://shop.example/' },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '148.75',
        priceCurrency: 'EUR',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
      },
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '4.90', currency: 'EUR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
          transitTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 3, unitCode: 'DAY' },
        },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        merchantReturnLink: 'https://shop.example/legal/widerruf',
      },
    },
  })
})

it('shipping is free from the threshold on, and not told where it is not known', () => {
  const dear = { ...tea, price: money(2000) }
  expect(structuredProduct(dear, SHOP)).toMatchObject({
    offers: { shippingDetails: { shippingRate: { value: '0.00' } } },
  })
  expect(structuredProduct(dear, { ...SHOP, rules: undefined })).not.toHaveProperty('offers.shippingDetails')
})

it('a film is a video object with the first picture [SHOP-690]', () => {
  const picture = { id: 'p', url: '/media/tee-960.webp', alt: '', isPrimary: true, sources: [] }
  const video = {
    url: '/media/film.mp4',
    alt: 'Aufguss',
    width: 720,
    height: 792,
    seconds: 12.4,
    uploadedAt: '2026-11-20T09:00:00.000Z',
  }
  expect(structuredProduct({ ...tea, pictures: [picture], video }, SHOP)).toMatchObject({
    subjectOf: {
      '@type': 'VideoObject',
      name: 'Tee',
      description: 'Aufguss',
      thumbnailUrl: 'https://shop.example/media/tee-960.webp',
      contentUrl: 'https://shop.example/media/film.mp4',
      uploadDate: '2026-11-20T09:00:00.000Z',
      duration: 'PT13S',
    },
  })
})

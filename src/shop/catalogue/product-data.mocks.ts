import { schemas } from '@/contract/schemas'
import type { Data } from '@/contract/shared/dto'

export type SummaryDto = Data<'listProducts'>['products'][number]
export type ProductDto = Data<'getProduct'>['product']

const WIDTHS = [320, 640, 960] as const

const imageOf = (slug: string, alt: string) => ({
  _id: `image-${slug}`,
  url: `/media/${slug}-960.webp`,
  alt,
  isPrimary: true,
  srcset: WIDTHS.flatMap((width) => [
    { url: `/media/${slug}-${width}.avif`, width, type: 'image/avif' as const },
    { url: `/media/${slug}-${width}.webp`, width, type: 'image/webp' as const },
  ]),
})

interface Seed {
  slug: string
  name: string
  subtitle: string
  category: string
  traits: SummaryDto['traits']
  tint: SummaryDto['tint']
  price: number
  originalPrice?: number
  stock?: number
  grams: number
  rating: number
  reviews: number
  bestseller?: boolean
  premiumMonths?: number
}

const summaryOf = (seed: Seed, index: number): SummaryDto => ({
  _id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  name: seed.name,
  subtitle: seed.subtitle,
  shortDescription: `${seed.subtitle}. Sorgfältig geprüft und in kleinen Chargen abgefüllt.`,
  category: seed.category,
  traits: seed.traits,
  platform: 'germany',
  prices: [
    { platform: 'germany', amount: seed.price, currency: 'EUR', originalAmount: seed.originalPrice ?? null },
  ],
  price: seed.price,
  originalPrice: seed.originalPrice ?? null,
  lowestPrice: seed.originalPrice === undefined ? null : seed.price,
  netContent: { amount: seed.grams, unit: 'g' },
  tint: seed.tint,
  primaryImage: `/media/${seed.slug}-960.webp`,
  images: [imageOf(seed.slug, `Verda ${seed.name}`)],
  stock: { quantity: seed.stock ?? 80, lowStockThreshold: 10 },
  inStock: (seed.stock ?? 80) > 0,
  bestseller: seed.bestseller ?? false,
  status: 'active',
  rating: seed.rating,
  reviews: { count: seed.reviews, list: [] },
  premiumSubscription: {
    enabled: seed.premiumMonths !== undefined,
    duration: seed.premiumMonths ?? 1,
    originalPrice: seed.premiumMonths === undefined ? 0 : seed.premiumMonths * 4.99,
  },
  salesCount: seed.reviews * 3,
  seo: { slug: seed.slug },
  untranslated: [],
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
})

/** The eight products of the landing page. */
export const productList: readonly SummaryDto[] = (
  [
    {
      slug: 'abendruhe',
      name: 'Abendruhe',
      subtitle: 'Kräutertee, Kamille und Melisse',
      category: 'Wellness',
      traits: ['loose', 'caffeineFree', 'vegan', 'mild', 'afternoon', 'evening'],
      tint: 'sand',
      price: 11.9,
      originalPrice: 14.9,
      grams: 80,
      rating: 4.8,
      reviews: 412,
      bestseller: true,
    },
    {
      slug: 'hochland-roestung',
      name: 'Hochland Röstung',
      subtitle: 'Kaffee, ganze Bohne',
      category: 'Energy',
      traits: ['beans', 'vegan', 'mild', 'morning', 'afternoon'],
      tint: 'apricot',
      price: 13.5,
      grams: 250,
      rating: 4.7,
      reviews: 286,
    },
    {
      slug: 'kurkuma-plus',
      name: 'Kurkuma Plus',
      subtitle: 'Nahrungsergänzung, 90 Kapseln',
      category: 'Wellness',
      traits: ['capsules', 'caffeineFree', 'vegan'],
      tint: 'honey',
      price: 24.9,
      originalPrice: 29.9,
      grams: 63,
      rating: 4.5,
      reviews: 198,
      bestseller: true,
      premiumMonths: 1,
    },
    {
      slug: 'morgengruen',
      name: 'Morgengrün',
      subtitle: 'Grüntee, lose mit Minze',
      category: 'Energy',
      traits: ['loose', 'vegan', 'fresh', 'morning'],
      tint: 'sage',
      price: 9.8,
      grams: 100,
      rating: 4.6,
      reviews: 341,
    },
    {
      slug: 'goldmilch',
      name: 'Goldmilch',
      subtitle: 'Gewürzmischung, Kurkuma und Ingwer',
      category: 'Organic',
      traits: ['powder', 'caffeineFree', 'vegan', 'spicy', 'afternoon', 'evening'],
      tint: 'sand',
      price: 12.9,
      grams: 150,
      rating: 4.9,
      reviews: 523,
      bestseller: true,
    },
    {
      slug: 'hagebutte',
      name: 'Hagebutte',
      subtitle: 'Früchtetee, 20 Pyramidenbeutel',
      category: 'Beauty',
      traits: ['bags', 'caffeineFree', 'vegan', 'fruity', 'morning', 'afternoon'],
      tint: 'rose',
      price: 6.9,
      originalPrice: 8.9,
      grams: 50,
      rating: 4.4,
      reviews: 157,
    },
    {
      slug: 'protein-pur',
      name: 'Protein Pur',
      subtitle: 'Fitness, Erbse und Hanf',
      category: 'Energy',
      traits: ['powder', 'caffeineFree'],
      tint: 'mist',
      price: 29.9,
      grams: 600,
      rating: 4.3,
      reviews: 224,
      premiumMonths: 3,
    },
    {
      slug: 'ingwer-zitrone',
      name: 'Ingwer Zitrone',
      subtitle: 'Früchtetee, wärmend und klar',
      category: 'Detox',
      traits: ['loose', 'caffeineFree', 'vegan', 'fruity', 'spicy', 'morning', 'afternoon'],
      tint: 'sage',
      price: 10.9,
      originalPrice: 12.9,
      grams: 90,
      rating: 4.7,
      reviews: 305,
      stock: 3,
    },
  ] satisfies Seed[]
).map(summaryOf)

const detailOf = (summary: SummaryDto): ProductDto => ({
  ...summary,
  detailedDescription:
    'Wir pflücken die Kamille an vier Vormittagen im Juni, wenn die Blüten ganz geöffnet, aber noch nicht verblüht sind.\n\nDer Aufguss ist hellgold und riecht nach Apfel und Heu.',
  features: [
    'Ganze Blüten und Blätter, keine Aromen',
    'Bio-zertifiziert, DE-ÖKO-006',
    'Von Natur aus koffeinfrei',
  ],
  benefits: ['Mild und blumig', 'Schmeckt heiß und kalt'],
  nutritionalInfo: { servingSize: '200 ml', calories: 2, protein: 0, carbohydrates: 0.2 },
  ingredients: [
    { name: 'Kamillenblüten', amount: '62', unit: '%' },
    { name: 'Zitronenmelisse', amount: '38', unit: '%' },
  ],
  certification: ['Fair gehandelt'],
  organic: { controlBody: 'DE-ÖKO-006', farming: 'eu' },
  brewing: { temperature: 95, seconds: 480, grams: 2, millilitres: 200 },
  origin: 'Thüringen, Deutschland',
  harvest: 'Juni 2026',
  translations: {
    tr: {
      subtitle: 'Bitki çayı, papatya ve melisa',
      shortDescription: 'Bütün papatya çiçekleri ve melisa. Yumuşak ve çiçeksi.',
      servingSize: '200 ml',
      features: ['Bütün çiçek ve yapraklar, aroma yok', 'Doğal olarak kafeinsiz'],
    },
  },
  taxRate: 7,
  turkishTaxRate: 1,
  subscriptionPercent: 10,
  reviews: {
    count: summary.reviews.count,
    list: [
      {
        _id: 'review-1',
        user: 'Martina H.',
        rating: 5,
        date: '2026-11-12T09:00:00.000Z',
        comment: 'Endlich ein Abendtee, der nicht nach Heu schmeckt.',
        verified: true,
        byShop: false,
      },
      {
        _id: 'review-2',
        user: 'Deniz A.',
        rating: 4,
        date: '2026-11-03T09:00:00.000Z',
        comment: 'Sehr schöne Dose, feiner Duft.',
        verified: false,
        byShop: true,
      },
    ],
  },
  relatedProducts: productList.filter((other) => other._id !== summary._id).slice(0, 4),
})

const parse = (summary: SummaryDto): ProductDto =>
  schemas.getProduct.data.shape.product.parse(detailOf(summary))
export const productDetails: readonly ProductDto[] = productList.map(parse)

/** Product fixture by name. @throws RangeError if there is none */
export function productNamed(name: string): ProductDto {
  const found = productDetails.find((product) => product.name === name)
  if (!found) throw new RangeError(`no fixture named ${name}`)
  return found
}

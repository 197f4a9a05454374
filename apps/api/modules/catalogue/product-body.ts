import { fieldMessages } from '@/contract/shared/messages'
import { filledRows } from '@/shop/catalogue/product-record'
import { filledTranslations } from '@/shop/catalogue/product-texts'
import { slugify } from '@/shop/categories/category'
import { toMinor } from '@/shop/shared/money'
import type { ParsedBody } from '@/contract/shared/dto'
import { ApiError, invalidField, isUuid } from '../../platform/http/errors'
import type { PriceRow, SelectedProduct, ProductValues } from './products-admin.repository'
import { SLUG_MAX_LENGTH } from '../../platform/db/queries/slugs'

type ProductBody = ParsedBody<'updateProduct'>
type Fields = Omit<Partial<ProductValues>, 'id' | 'slug' | 'position' | 'categoryId' | 'updatedAt'>

const minorOrNull = (major: number | null | undefined) =>
  major === null || major === undefined ? null : toMinor(major)
const rows = (texts: readonly string[] | undefined) => texts && filledRows(texts)

/**
 * Column values of a body; fields that are not sent stay unchanged. Fields with the same name are spread: drizzle
 * ignores keys that are not columns.
 */
export function columnsOfBody(body: ProductBody): Fields {
  const { stock, premiumSubscription: premium, netContent } = body
  return {
    ...body,
    features: rows(body.features),
    benefits: rows(body.benefits),
    certification: rows(body.certification),
    translations: body.translations && filledTranslations(body.translations),
    lowStockThreshold: stock?.lowStockThreshold,
    ...(premium && {
      premiumEnabled: premium.enabled,
      premiumMonths: premium.duration,
      premiumValue: premium.originalPrice === undefined ? undefined : toMinor(premium.originalPrice),
    }),
    ...(netContent !== undefined && {
      netAmount: netContent?.amount ?? null,
      netUnit: netContent?.unit ?? null,
    }),
  }
}

/**
 * The resulting prices: a list replaces all, a single price changes that of its platform; undefined leaves them
 * unchanged.
 */
export function pricesOf(
  { prices, price, originalPrice, platform }: ProductBody,
  present: readonly PriceRow[],
  ownPlatform: SelectedProduct['platform'],
): PriceRow[] | undefined {
  if (prices) {
    const platforms = new Set(prices.map((each) => each.platform))
    if (prices.length === 0 || platforms.size < prices.length)
      throw invalidField('prices', 'one per platform')
    return prices.map((each) => ({
      platform: each.platform,
      amount: toMinor(each.amount),
      originalAmount: minorOrNull(each.originalAmount),
    }))
  }
  if (price === undefined && originalPrice === undefined) return undefined
  const at = platform ?? ownPlatform
  const known = present.find((each) => each.platform === at)
  const amount = price === undefined ? known?.amount : toMinor(price)
  if (amount === undefined) throw invalidField('price', fieldMessages.missing)
  const originalAmount =
    originalPrice === undefined ? (known?.originalAmount ?? null) : minorOrNull(originalPrice)
  return [...present.filter((each) => each.platform !== at), { platform: at, amount, originalAmount }]
}

/**
 * With `expected` (the quantity when the form was opened) only the difference is applied, so that sales in the
 * meantime are kept.
 */
export function stockOf(stock: NonNullable<ProductBody['stock']>, present: number): number {
  if (stock.expected === undefined) return stock.quantity
  const quantity = present + stock.quantity - stock.expected
  // More units were sold in the meantime than the change leaves: the administrator has to look again.
  if (quantity < 0) throw new ApiError('STALE', { details: { stock: { quantity: present } } })
  return quantity
}

/** The slug sent by the form; undefined if none was typed. */
export function typedSlug({ seo }: ProductBody): string | undefined {
  if (seo?.slug === undefined || seo.slug === '') return undefined
  const slug = slugify(seo.slug)
  if (slug === '' || slug.length > SLUG_MAX_LENGTH || isUuid(slug))
    throw invalidField('seo.slug', fieldMessages.slug)
  return slug
}

/** Related products without duplicates and without the product itself. */
export function relatedOf(ids: readonly string[], self: string): string[] {
  const own = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (!own.every(isUuid) || own.includes(self))
    throw invalidField('relatedProducts', fieldMessages.unknownProduct)
  return own
}

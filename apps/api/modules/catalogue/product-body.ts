import { fieldMessages } from '@/contract/shared/messages'
import { filledRows } from '@/shop/catalogue/product-record'
import { filledTranslations } from '@/shop/catalogue/product-texts'
import { slugify } from '@/shop/categories/category'
import { toMajor, toMinor } from '@/shop/shared/money'
import type { Platform } from '@/shop/shared/platform'
import type { ParsedBody } from '@/contract/shared/dto'
import { ApiError, invalidField, isUuid } from '../../platform/http/errors'
import type { PriceRow, SelectedProduct, ProductValues, StoredPrice } from './products-admin.repository'
import { isOver } from './sale-prices'
import { SLUG_MAX_LENGTH } from '../../platform/db/queries/slugs'

type ProductBody = ParsedBody<'updateProduct'>
type Fields = Omit<Partial<ProductValues>, 'id' | 'slug' | 'position' | 'categoryId' | 'updatedAt'>

const minorOrNull = (major: number | null | undefined) =>
  major === null || major === undefined ? null : toMinor(major)
const majorOrNull = (minor: number | null | undefined) =>
  minor === null || minor === undefined ? null : toMajor(minor)
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
    cost: body.cost === undefined ? undefined : minorOrNull(body.cost),
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

type SentPrice = NonNullable<ProductBody['prices']>[number]

/**
 * The regular price with its sale. What a product is read with is accepted, too: while a sale runs, the price that holds
 * is the sale's, and the regular one stays. A sale that is not sent stays.
 */
function plannedOf(sent: SentPrice, known: StoredPrice | undefined, field: string, now: Date) {
  const amount = toMinor(sent.amount)
  const originalAmount = minorOrNull(sent.originalAmount)
  const sale =
    sent.sale === undefined
      ? (known?.sale ?? null)
      : sent.sale && {
          amount: toMinor(sent.sale.amount),
          from: sent.sale.from ?? null,
          until: sent.sale.until ?? null,
        }
  const isAsRead =
    known?.sale &&
    known.present.amount === amount &&
    known.present.originalAmount === originalAmount &&
    known.sale.amount === amount
  const regular = isAsRead ? known : { amount, originalAmount }
  if (sale && sale.amount >= regular.amount)
    throw invalidField(sent.sale ? `${field}.sale.amount` : field, fieldMessages.saleTooHigh)
  if (sent.sale && sale && isOver(sale, sent.platform, now))
    throw invalidField(`${field}.sale.until`, fieldMessages.endInPast)
  return { amount: regular.amount, originalAmount: regular.originalAmount, sale }
}

/**
 * The resulting prices: a list replaces all, a single price changes that of its platform; undefined leaves them
 * unchanged.
 */
export function pricesOf(
  { prices, price, originalPrice, platform }: ProductBody,
  present: readonly StoredPrice[],
  ownPlatform: SelectedProduct['platform'],
  now: Date,
): PriceRow[] | undefined {
  const on = (at: Platform) => present.find((each) => each.platform === at)
  if (prices) {
    const platforms = new Set(prices.map((each) => each.platform))
    if (prices.length === 0 || platforms.size < prices.length)
      throw invalidField('prices', 'one per platform')
    return prices.map((each, index) => ({
      platform: each.platform,
      ...plannedOf(each, on(each.platform), `prices.${index}`, now),
    }))
  }
  if (price === undefined && originalPrice === undefined) return undefined
  const at = platform ?? ownPlatform
  const known = on(at)
  const amount = price ?? (known && toMajor(known.present.amount))
  if (amount === undefined) throw invalidField('price', fieldMessages.missing)
  const sent = {
    platform: at,
    amount,
    originalAmount: originalPrice === undefined ? majorOrNull(known?.present.originalAmount) : originalPrice,
  }
  return [
    ...present.filter((each) => each.platform !== at),
    { platform: at, ...plannedOf(sent, known, 'price', now) },
  ]
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

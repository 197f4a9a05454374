import { basePrice, isAvailable } from '@/shop/catalogue/product'
import { spanOf } from '@/shop/catalogue/sale'
import { inLanguage } from '@/shop/catalogue/product-texts'
import { shippingCost, type ShippingRules } from '@/shop/checkout/shipping'
import type { Language } from '@/shop/shared/language'
import { platformTimeZone, type Currency, type Platform } from '@/shop/shared/platform'
import { filesToDto, netContentToDto, priceFor } from '../catalogue/products.mapper'
import type { PriceRow, Product } from '../catalogue/products.repository'
import { escapeXml } from './sitemap'

/** Limits of Google's product data specification. */
const LIMITS = { title: 150, description: 5_000, mpn: 70, size: 100, pictures: 10 } as const

export interface MerchantShop {
  /** Public URL without a trailing slash. */
  readonly publicUrl: string
  readonly platform: Platform
  readonly rules: ShippingRules
}

const languages: Readonly<Record<Platform, Language>> = { germany: 'de', turkey: 'tr', mobile: 'de' }
const countries: Readonly<Record<Platform, string>> = { germany: 'DE', turkey: 'TR', mobile: 'DE' }
const titles: Readonly<Record<Language, string>> = {
  de: 'Verda – alle Produkte',
  tr: 'Verda – tüm ürünler',
  en: 'Verda – all products',
}

const cut = (text: string, length: number) => [...text].slice(0, length).join('')
const money = (minor: number, currency: Currency) => `${(minor / 100).toFixed(2)} ${currency}`

/** An attribute is left out where it has no value. */
const tag = (name: string, value: string | undefined) =>
  value === undefined || value === '' ? '' : `<g:${name}>${escapeXml(value)}</g:${name}>`

/** Google wants both ends; an open sale is told by its price alone. */
function datesOf({ planned, platform }: PriceRow): string | undefined {
  const { from = null, until = null } = planned.isRunning ? (planned.sale ?? {}) : {}
  if (from === null || until === null) return undefined
  const { startsAt, endsAt } = spanOf({ from, until }, platformTimeZone[platform])
  return startsAt && endsAt ? `${startsAt.toISOString()}/${endsAt.toISOString()}` : undefined
}

/** What a unit costs is told per kg or l, as German law asks; Google reckons the price itself. */
function unitPricing(product: Product, currency: Currency): string {
  const content = netContentToDto(product)
  if (!content) return ''
  const { unit } = basePrice({ amount: 0, currency }, content)
  return (
    tag('unit_pricing_measure', `${content.amount} ${content.unit}`) +
    tag('unit_pricing_base_measure', `1 ${unit}`)
  )
}

/** '' for what Google refuses anyway: a product without a price here, or without a picture. */
function item(product: Product, { publicUrl, platform, rules }: MerchantShop): string {
  const price = priceFor(product, platform)
  const [picture, ...pictures] = product.images
  if (!price || !picture) return ''
  const { amount, originalAmount, currency } = price
  const isReduced = originalAmount !== null && originalAmount > amount
  const language = languages[platform]
  const { shortDescription, detailedDescription } = inLanguage(product, language)
  const path = `/product/${encodeURIComponent(product.slug)}`
  const fileOf = (image: (typeof product.images)[number]) => publicUrl + filesToDto(image).url
  const isFamily = product.familyId !== null && product.sizes.length > 1
  const shipping =
    tag('country', countries[platform]) + tag('price', money(shippingCost(amount, rules), currency))
  return [
    '<item>',
    tag('id', product.id),
    tag('title', cut(product.fullName, LIMITS.title)),
    tag('description', cut(detailedDescription || shortDescription || product.fullName, LIMITS.description)),
    tag('link', publicUrl + path + (language === 'de' ? '' : `?lang=${language}`)),
    tag('image_link', fileOf(picture)),
    ...pictures.slice(0, LIMITS.pictures).map((image) => tag('additional_image_link', fileOf(image))),
    tag(
      'availability',
      isAvailable({ status: product.status, stock: product.stockQuantity }) ? 'in_stock' : 'out_of_stock',
    ),
    tag('price', money(isReduced ? originalAmount : amount, currency)),
    isReduced ? tag('sale_price', money(amount, currency)) : '',
    isReduced ? tag('sale_price_effective_date', datesOf(price)) : '',
    tag('condition', 'new'),
    tag('brand', 'Verda'),
    tag('gtin', product.barcode),
    tag('mpn', cut(product.sku, LIMITS.mpn)),
    product.barcode === '' && product.sku === '' ? tag('identifier_exists', 'no') : '',
    tag('product_type', product.category),
    isFamily ? tag('item_group_id', product.familyId ?? '') : '',
    tag('size', cut(product.sizeLabel ?? '', LIMITS.size)),
    `<g:shipping>${shipping}</g:shipping>`,
    unitPricing(product, currency),
    '</item>',
  ].join('')
}

/** Products as Google's Merchant Center reads them: RSS 2.0 with the attributes of its product data specification. */
export function merchantFeedXml(shop: MerchantShop, products: readonly Product[]): string {
  const title = titles[languages[shop.platform]]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>${escapeXml(title)}</title><link>${escapeXml(shop.publicUrl)}/</link><description>${escapeXml(title)}</description>`,
    ...products.map((product) => item(product, shop)).filter((entry) => entry !== ''),
    '</channel></rss>',
  ].join('\n')
}

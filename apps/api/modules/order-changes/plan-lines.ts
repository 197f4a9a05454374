import type { PricedLine } from '@/shop/catalogue/priced-line'
import type { CouponContext, FreeLine } from '@/shop/coupons/coupon-effects'
import type { Currency, Platform } from '@/shop/shared/platform'
import type { Db } from '@apps/api/platform/db/open'
import { ApiError, invalidField, isUuid } from '@apps/api/platform/http/errors'
import { findSellable, isOffered, type SellableProduct } from '../cart/sellable-products.repository'
import { findStock, lockStock } from '../catalogue/stock.repository'
import type { OrderedLine } from '../orders/orders.repository'

/** A paid line as the shop wants it. */
export interface WantedLine {
  readonly productId: string
  readonly quantity: number
  /** Own price of a unit, in minor units. @default the order's for a line that it has, else today's */
  readonly unitPrice?: number | undefined
}

/** What lines are planned with. */
interface Planning {
  readonly platform: Platform
  /** Undefined: that of the first product. */
  readonly currency: Currency | undefined
  /** VAT in percent for products without a rate of their own. */
  readonly taxRate: number
  readonly wanted: readonly WantedLine[]
  /** Lines that the order has. */
  readonly known: readonly OrderedLine[]
  /** Whether the order holds the units of these from stock. */
  readonly holds: boolean
  /** Products that a coupon may add. */
  readonly gifts: readonly string[]
  readonly now: Date
  /** Locks the products until the transaction ends; a preview locks nothing. */
  readonly lock: boolean
}

/** A paid line with what is stored of it. */
export interface PlannedLine extends PricedLine {
  readonly imageUrl: string | null
  readonly tint: OrderedLine['tint']
  readonly subtitle: string | null
  /** Of one unit. */
  readonly premiumMonths: number
}

export interface PlannedLines {
  readonly currency: Currency
  readonly lines: readonly PlannedLine[]
  readonly products: ReadonlyMap<string, SellableProduct>
  /** Units in stock now, beside those that the order holds. */
  readonly stocks: ReadonlyMap<string, number>
}

const notSold = {
  de: 'Dieses Produkt wird in diesem Shop nicht verkauft.',
  tr: 'Bu ürün bu mağazada satılmıyor.',
  en: 'This product is not sold in this shop.',
}
const twice = {
  de: 'Jedes Produkt steht in einer Zeile.',
  tr: 'Her ürün tek satırda yer alır.',
  en: 'Each product has one line.',
}

export const imageUrl = ({ imageFile }: SellableProduct) =>
  imageFile === null ? null : `/media/${imageFile}`

/** @throws ApiError VALIDATION for a product that has two lines */
function refuseTwice(wanted: readonly WantedLine[]): void {
  const ids = wanted.map(({ productId }) => productId.toLowerCase())
  const index = ids.findIndex((id, at) => ids.indexOf(id) < at)
  if (index >= 0) throw invalidField(`lines.${index}.productId`, twice)
}

/** Units that lines hold of each product. */
export function unitsHeld(lines: readonly Pick<OrderedLine, 'productId' | 'quantity'>[]) {
  const units = new Map<string, number>()
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity)
  return units
}

/**
 * The paid lines of an order at its own prices, or today's for what is new in it.
 * @throws ApiError VALIDATION, PRODUCT_UNAVAILABLE at the line of a product that the platform does not sell
 */
export async function planLines(db: Db, planning: Planning): Promise<PlannedLines> {
  const { platform, wanted, known, holds, gifts, now, lock, taxRate } = planning
  refuseTwice(wanted)
  const ids = [
    ...new Set([...wanted, ...known].map(({ productId }) => productId.toLowerCase()).concat(gifts)),
  ].filter(isUuid)
  const stocked = await (lock ? lockStock : findStock)(db, ids)
  const products = await findSellable(db, ids, { platform, now })
  const held = holds ? unitsHeld(known) : new Map<string, number>()
  const stocks = new Map(stocked.map(({ id, stock }) => [id, stock + (held.get(id) ?? 0)]))
  const currency = planning.currency ?? [...products.values()][0]?.currency ?? 'EUR'
  const lines = wanted.map(({ productId: typed, quantity, unitPrice }, index): PlannedLine => {
    const productId = typed.toLowerCase()
    const line = known.find((each) => each.productId === productId && !each.isGift)
    const product = products.get(productId)
    const common = {
      productId,
      quantity,
      category: product?.category ?? '',
      stock: stocks.get(productId) ?? 0,
    }
    if (line)
      return {
        ...common,
        name: line.name,
        unitPrice: unitPrice ?? line.unitPrice,
        taxRate: line.taxRate,
        imageUrl: line.imageUrl,
        tint: line.tint,
        subtitle: line.subtitle,
        premiumMonths: Math.round(line.premiumMonths / line.quantity),
      }
    if (!product || !isOffered(product) || product.currency !== currency)
      throw new ApiError('PRODUCT_UNAVAILABLE', {
        message: notSold,
        errors: [{ path: `lines.${index}.productId`, msg: notSold }],
      })
    return {
      ...common,
      name: product.name,
      unitPrice: unitPrice ?? product.amount,
      taxRate: product.taxRate ?? taxRate,
      imageUrl: imageUrl(product),
      tint: product.tint,
      subtitle: product.subtitle,
      premiumMonths: product.premiumEnabled ? product.premiumMonths : 0,
    }
  })
  return { currency, lines, products, stocks }
}

/** A gift of the coupon, as far as its product is known. */
export function giftContext(
  [id]: readonly string[],
  { products, stocks }: PlannedLines,
  { known, taxRate }: Pick<Planning, 'known' | 'taxRate'>,
): CouponContext['gift'] {
  const product = id === undefined ? undefined : products.get(id)
  if (!product) return undefined
  const isKnown = known.some((line) => line.isGift && line.productId === product.id)
  return {
    productId: product.id,
    name: product.name,
    stock: stocks.get(product.id) ?? 0,
    unitPrice: product.amount,
    active: isKnown || (product.status === 'active' && product.archivedAt === null),
    taxRate: product.taxRate ?? taxRate,
  }
}

interface Stored {
  readonly known: readonly OrderedLine[]
  readonly freeLines: readonly FreeLine[]
  /** Share of each paid line in the discount. */
  readonly discounts: readonly number[]
  readonly taxRate: number
}

/** Lines as they are stored, paid ones first and gifts last. */
export function linesToStore(
  { lines, products }: Pick<PlannedLines, 'lines' | 'products'>,
  { known, freeLines, discounts, taxRate }: Stored,
): OrderedLine[] {
  const paid = lines.map(({ quantity, unitPrice, premiumMonths, ...line }, position): OrderedLine => ({
    position,
    productId: line.productId,
    name: line.name,
    imageUrl: line.imageUrl,
    tint: line.tint,
    subtitle: line.subtitle,
    quantity,
    unitPrice,
    total: unitPrice * quantity,
    discount: discounts[position] ?? 0,
    taxRate: line.taxRate,
    isGift: false,
    premiumMonths: premiumMonths * quantity,
  }))
  const gifts = freeLines.map(({ productId, name, quantity }, index): OrderedLine => {
    const product = products.get(productId)
    const line = known.find((each) => each.productId === productId)
    return {
      position: paid.length + index,
      productId,
      name,
      imageUrl: product ? imageUrl(product) : (line?.imageUrl ?? null),
      tint: product?.tint ?? null,
      subtitle: product?.subtitle ?? null,
      quantity,
      unitPrice: 0,
      total: 0,
      discount: 0,
      taxRate: product?.taxRate ?? line?.taxRate ?? taxRate,
      isGift: true,
      premiumMonths: 0,
    }
  })
  return [...paid, ...gifts]
}

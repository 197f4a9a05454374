import type { PricedTotals } from '@/shop/checkout/totals'
import { taxesByRate } from '@/shop/orders/invoice-taxes'
import type { MovedUnits } from '@/shop/orders/order-plan'
import { toMajor } from '@/shop/shared/money'
import type { Data } from '@/contract/shared/dto'
import { totalsToDto } from '../orders/orders.mapper'
import type { OrderedLine } from '../orders/orders.repository'

type PreviewDto = Omit<Data<'previewOrderChange'>['preview'], 'couponLost' | 'settlement' | 'replacesInvoice'>

interface Planned {
  readonly lines: readonly OrderedLine[]
  readonly totals: PricedTotals
  readonly shippingTaxRate: number
  readonly available: readonly (number | null)[]
  readonly moves: readonly MovedUnits[]
  /** Units of a product that are left once these have moved. */
  readonly left: (move: MovedUnits) => number
  readonly nameOf: (productId: string) => string
}

/** A planned order in major units. */
export const previewToDto = (plan: Planned): PreviewDto => ({
  lines: plan.lines.map(({ productId, name, quantity, unitPrice, total, isGift }, at) => ({
    productId,
    name,
    quantity,
    price: toMajor(unitPrice),
    total: toMajor(total),
    isGift,
    available: plan.available[at] ?? null,
  })),
  totals: totalsToDto(plan.totals),
  taxes: taxesByRate({
    lines: plan.lines,
    shipping: plan.totals.shipping,
    shippingDiscount: plan.totals.shippingDiscount,
    tax: plan.totals.tax,
    shippingTaxRate: plan.shippingTaxRate,
  }).map(({ rate, net, tax, gross }) => ({
    rate,
    net: toMajor(net),
    tax: toMajor(tax),
    gross: toMajor(gross),
  })),
  stock: plan.moves.map((move) => ({
    productId: move.productId,
    name: plan.nameOf(move.productId),
    units: move.units,
    left: plan.left(move),
  })),
})

import type { Data } from '@/contract/shared/dto'
import type { Http } from '@/client/shared/http'
import { toMajor, toMinor } from '../shared/money'
import { isCountry } from './address'
import type { AdminOrder } from './admin-order'
import type { ChangePlan, NewOrderInput, OrderPlan, WantedOrderLine } from './order-changes'
import { orderChangeEndpoints } from './order-changes.calls'
import { toAdminOrder, toTotals } from './order-wire.client'

type PreviewDto = Data<'previewOrderChange'>['preview']

export const toWire = (lines: readonly WantedOrderLine[]) =>
  lines.map(({ productId, quantity, unitPrice }) => ({
    productId,
    quantity,
    ...(unitPrice !== undefined && { price: toMajor(unitPrice) }),
  }))

export const toPlan = (dto: Pick<PreviewDto, 'lines' | 'totals' | 'taxes' | 'stock'>): OrderPlan => ({
  lines: dto.lines.map(({ price, total, available, ...line }) => ({
    ...line,
    unitPrice: toMinor(price),
    total: toMinor(total),
    ...(available !== null && { available }),
  })),
  totals: toTotals(dto.totals),
  taxes: dto.taxes.map(({ rate, net, tax, gross }) => ({
    rate,
    net: toMinor(net),
    tax: toMinor(tax),
    gross: toMinor(gross),
  })),
  stock: dto.stock,
})

const toSettlement = ({ kind, amount }: PreviewDto['settlement']): ChangePlan['settlement'] =>
  kind === 'even' ? { kind, amount: 0 } : { kind, amount: toMinor(amount) }

/** @throws ApiFailure CONFLICT for an order that is closed, PRODUCT_UNAVAILABLE and VALIDATION at a line */
export async function previewOrderChange(
  http: Http,
  id: string,
  lines: readonly WantedOrderLine[],
  signal?: AbortSignal,
): Promise<ChangePlan> {
  const { preview } = await http.call(orderChangeEndpoints, 'previewOrderChange', {
    params: { id },
    body: { lines: toWire(lines) },
    ...(signal && { signal }),
  })
  const { couponLost, settlement, replacesInvoice } = preview
  return {
    ...toPlan(preview),
    settlement: toSettlement(settlement),
    ...(couponLost !== null && { couponLost }),
    ...(replacesInvoice !== null && { replacesInvoice }),
  }
}

export interface OrderChangeInput {
  readonly lines: readonly WantedOrderLine[]
  readonly reason: string
}

/** @throws ApiFailure STALE, OUT_OF_STOCK, CONFLICT, PRODUCT_UNAVAILABLE, VALIDATION with what is wrong at which line */
export async function changeOrder(
  http: Http,
  { id, updatedAt }: Pick<AdminOrder, 'id' | 'updatedAt'>,
  { lines, reason }: OrderChangeInput,
): Promise<AdminOrder> {
  const { order } = await http.call(orderChangeEndpoints, 'changeOrder', {
    params: { id },
    body: { lines: toWire(lines), updatedAt, ...(reason !== '' && { reason }) },
  })
  return toAdminOrder(http, order)
}

const toNewOrder = ({
  platform,
  lines,
  discount,
  shipping,
}: Pick<NewOrderInput, 'platform' | 'lines' | 'discount' | 'shipping'>) => ({
  platform,
  lines: toWire(lines),
  ...(discount && {
    discount: 'amount' in discount ? { ...discount, amount: toMajor(discount.amount) } : discount,
  }),
  ...(shipping !== undefined && { shipping: toMajor(shipping) }),
})

/** @throws ApiFailure PRODUCT_UNAVAILABLE and VALIDATION at a line */
export async function previewNewOrder(
  http: Http,
  input: Parameters<typeof toNewOrder>[0],
  signal?: AbortSignal,
): Promise<OrderPlan> {
  const { preview } = await http.call(orderChangeEndpoints, 'previewNewOrder', {
    body: toNewOrder(input),
    ...(signal && { signal }),
  })
  return toPlan(preview)
}

/**
 * @param key the same one makes one order
 * @throws ApiFailure OUT_OF_STOCK, PRODUCT_UNAVAILABLE, VALIDATION, PAYMENT_METHOD_UNAVAILABLE, TOTAL_CHANGED
 */
export async function makeOrder(http: Http, input: NewOrderInput, key: string): Promise<AdminOrder> {
  const { customer, address, userId, paymentMethod, paid, note } = input
  const { country } = address
  const { order } = await http.call(orderChangeEndpoints, 'makeOrder', {
    idempotencyKey: key,
    body: {
      ...toNewOrder(input),
      ...(userId !== undefined && { userId }),
      customerInfo: { ...customer, company: customer.company ?? '' },
      shippingAddress: { ...address, country: isCountry(country) ? country : 'Deutschland' },
      paymentMethod,
      paid,
      ...(note !== '' && { customerNote: note }),
    },
  })
  return toAdminOrder(http, order)
}

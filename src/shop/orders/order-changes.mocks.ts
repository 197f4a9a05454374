import type { Data } from '@/contract/shared/dto'
import { ok } from '@/mocks/shared/handlers'
import { pendingOrder } from './order-data.mocks'

const preview: Data<'previewOrderChange'>['preview'] = {
  lines: pendingOrder.items.map(({ productId, name, quantity, price, total, isGift }) => ({
    productId,
    name,
    quantity,
    price: price.amount,
    total: total.amount,
    isGift,
    available: null,
  })),
  totals: pendingOrder.total,
  taxes: [{ rate: 19, net: 53.53, tax: 10.17, gross: 63.7 }],
  stock: [],
  couponLost: null,
  settlement: { kind: 'open', amount: pendingOrder.total.total },
  replacesInvoice: null,
}

/** MSW handlers of orders that are changed, by resulting state. */
export const orderChangeMocks = {
  ok: [
    ok('previewOrderChange', { preview }),
    ok('changeOrder', { order: pendingOrder }),
    ok('previewNewOrder', { preview }),
    ok('makeOrder', { order: pendingOrder, payPath: null }),
  ],
}

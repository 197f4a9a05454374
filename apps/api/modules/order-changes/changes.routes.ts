import { toMajor, toMinor } from '@/shop/shared/money'
import { platformVat } from '@/shop/shared/platform'
import type { ParsedBody } from '@/contract/shared/dto'
import { stockTags } from '@apps/api/platform/cache/tags'
import { answer } from '@apps/api/platform/http/call'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { found, uuidOf } from '@apps/api/platform/http/errors'
import { findInvoice } from '../orders/invoices.repository'
import { changedOrder } from '../orders/orders-admin.routes'
import { findOrder, type Order } from '../orders/orders.repository'
import { changeOrder } from './change-order'
import { planChange, refuseClosed, type PlannedChange } from './plan-change'
import { unitsHeld, type WantedLine } from './plan-lines'
import { previewToDto } from './preview.mapper'

export const wantedLines = (lines: ParsedBody<'changeOrder'>['lines']): readonly WantedLine[] =>
  lines.map(({ productId, quantity, price }) => ({
    productId,
    quantity,
    unitPrice: price === undefined ? undefined : toMinor(price),
  }))

function leftOf(order: Order, { stocks }: PlannedChange) {
  const held = unitsHeld(order.lines)
  return (productId: string, units: number) =>
    (stocks.get(productId) ?? 0) - (held.get(productId) ?? 0) - units
}

export const orderChangeRoutes = [
  defineRoute(
    'previewOrderChange',
    async ({ db, params, body, now }) => {
      const order = found(await findOrder(db, uuidOf(params.id)))
      await refuseClosed(db, order)
      const wanted = wantedLines(body.lines)
      const plan = await planChange(db, order, { wanted, now: now(), lock: false })
      const { settlement, couponLost } = plan
      const left = leftOf(order, plan)
      const all = [...plan.lines, ...order.lines]
      return {
        preview: {
          ...previewToDto({
            ...plan,
            shippingTaxRate: order.shippingTaxRate ?? platformVat[order.platform],
            left: ({ productId, units }) => left(productId, units),
            nameOf: (id) => all.find(({ productId }) => productId === id)?.name ?? '',
          }),
          couponLost,
          settlement: { kind: settlement.kind, amount: toMajor(settlement.amount) },
          replacesInvoice: (await findInvoice(db, order.id))?.number ?? null,
        },
      }
    },
    { dropsCache: false },
  ),

  defineRoute('changeOrder', async (call) => {
    const former = await findOrder(call.db, uuidOf(call.params.id))
    const { order, answer: data } = await changedOrder(call, (tx, by) =>
      changeOrder(tx, by, {
        wanted: wantedLines(call.body.lines),
        reason: call.body.reason,
        confirms: call.config.confirmPaid,
      }),
    )
    const products = [...order.lines, ...(former?.lines ?? [])].map(({ productId }) => productId)
    return answer(data, { writes: stockTags(products, products) })
  }),
]

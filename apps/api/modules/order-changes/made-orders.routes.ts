import { createHash } from 'node:crypto'
import { MAX_AMOUNT, toMinor } from '@/shop/shared/money'
import type { OwnDiscount } from '@/shop/orders/order-plan'
import type { ParsedBody } from '@/contract/shared/dto'
import { stockTags } from '@apps/api/platform/cache/tags'
import { answer } from '@apps/api/platform/http/call'
import { defineRoute } from '@apps/api/platform/http/define-route'
import { uuidOf } from '@apps/api/platform/http/errors'
import { keyOf } from '../checkout/checkout.routes'
import { adminOrderAnswer } from '../orders/orders-admin.routes'
import { wantedLines } from './changes.routes'
import { makeOrder, planNewOrder, type WantedOrder } from './make-order'
import { previewToDto } from './preview.mapper'

const discountOf = (discount: ParsedBody<'previewNewOrder'>['discount']): OwnDiscount | null => {
  if (!discount) return null
  return 'amount' in discount ? { ...discount, amount: toMinor(discount.amount) } : discount
}

const wantedOrder = ({
  platform,
  lines,
  discount,
  shipping,
}: ParsedBody<'previewNewOrder'>): WantedOrder => ({
  platform,
  wanted: wantedLines(lines),
  ownDiscount: discountOf(discount),
  shipping: shipping === undefined ? undefined : toMinor(Math.min(shipping, MAX_AMOUNT)),
})

export const madeOrderRoutes = [
  defineRoute(
    'previewNewOrder',
    async ({ db, body, now }) => {
      const plan = await planNewOrder(db, wantedOrder(body), { now: now(), lock: false })
      return {
        preview: previewToDto({
          ...plan,
          moves: plan.lines.map(({ productId, quantity }) => ({
            productId,
            units: quantity,
            sold: quantity,
          })),
          left: ({ productId, units }) => (plan.stocks.get(productId) ?? 0) - units,
          nameOf: (id) => plan.lines.find(({ productId }) => productId === id)?.name ?? '',
        }),
      }
    },
    { dropsCache: false },
  ),

  defineRoute('makeOrder', async (call) => {
    const { db, body, session, now, config } = call
    const { customerInfo, customerNote, platform, userId } = body
    const key = keyOf(call)
    const { order, payUrl } = await makeOrder(
      db,
      {
        ...wantedOrder(body),
        request: {
          platform,
          customer: { ...customerInfo, email: customerInfo.email.toLowerCase() },
          address: body.shippingAddress,
          language: platform === 'turkey' ? 'tr' : 'de',
          paymentMethod: body.paymentMethod,
          note: customerNote || null,
          giftMessage: null,
          key,
          hash: createHash('sha256')
            .update(JSON.stringify([session.id, body]))
            .digest('hex'),
        },
        userId: userId === undefined ? undefined : uuidOf(userId),
        isPaid: body.paid === true,
        expectedTotal: body.expectedTotal === undefined ? undefined : toMinor(body.expectedTotal),
        confirms: config.confirmPaid,
      },
      { actor: session.name, adminId: session.id, apiKey: session.apiKey, now: now() },
    )
    const products = order.lines.map(({ productId }) => productId)
    return answer(
      { ...(await adminOrderAnswer(call, order)), payPath: payUrl },
      { writes: stockTags(products, products) },
    )
  }),
]

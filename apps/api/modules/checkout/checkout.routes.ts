import { checkoutRequest } from './checkout-request'
import { writeOrder } from './place-order'
import { answer } from '../../platform/http/call'
import { defineRoute } from '../../platform/http/define-route'
import { stockTags } from '../../platform/cache/tags'
import { invalidField } from '../../platform/http/errors'
import { fieldMessages } from '@/contract/shared/messages'
import type { Call } from '../../platform/http/call'
import { customerOrderToDto } from '../orders/orders.mapper'

const HEADER = 'idempotency-key'

/** The idempotency key, 16 to 255 characters; undefined if none is sent. */
export function keyOf({
  request,
  language,
}: Pick<Call<'checkout'>, 'request' | 'language'>): string | undefined {
  const sent = request.headers[HEADER]
  if (sent === undefined) return undefined
  const key = String(sent)
  if (key.length < 16) throw invalidField('Idempotency-Key', fieldMessages.short[language])
  if (key.length > 255) throw invalidField('Idempotency-Key', fieldMessages.long[language])
  return key
}

export const checkoutRoutes = [
  defineRoute(
    'checkout',
    async (call) => {
      const {
        db,
        body,
        session,
        language,
        now,
        request: { ip },
      } = call
      const request = checkoutRequest({ body, user: session, ip, language, key: keyOf(call) })
      const { order, soldOut, lookupCode } = await writeOrder(db, request, now())
      const moved = order.lines.map(({ productId }) => productId)
      return answer({ order: customerOrderToDto(order), lookupCode }, { writes: stockTags(moved, soldOut) })
    },
    { connections: 'orders' },
  ),
]

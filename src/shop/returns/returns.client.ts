import { toAdminOrder } from '@/client/orders/map-order'
import type { Http } from '@/client/shared/http'
import { toPage, type Page } from '@/client/shared/page'
import type { Data, Query } from '@/contract/shared/dto'
import type { AdminOrder } from '@/domain/orders/admin-order'
import { toMajor, toMinor } from '@/domain/shared/money'
import type { RefundInput, ReturnDecision, ReturnRow } from './returns'
import { returnEndpoints } from './returns.calls'
import { withdrawalBody, type WithdrawalInput } from './withdrawal-form'

type ReturnDto = Data<'listReturns'>['withdrawals'][number]

export const toReturnRow = ({ _id, reason, order, decision, ...row }: ReturnDto): ReturnRow => ({
  ...row,
  id: _id,
  ...(reason !== null && { reason }),
  ...(order && {
    order: {
      id: order._id,
      platform: order.platform,
      total: toMinor(order.total.amount),
      currency: order.total.currency,
    },
  }),
  ...(decision && {
    decision: {
      actor: decision.actor,
      at: decision.at,
      ...(decision.reason !== null && { reason: decision.reason }),
    },
  }),
})

/** @returns ISO 8601 instant at which the withdrawal was received */
export async function withdraw(http: Http, withdrawal: WithdrawalInput): Promise<string> {
  const data = await http.call(returnEndpoints, 'withdraw', { body: withdrawalBody(withdrawal) })
  return data.receivedAt
}

/** Undecided ones first; twenty per page. */
export async function listReturns(http: Http, query: Query<'listReturns'>): Promise<Page<ReturnRow>> {
  const data = await http.call(returnEndpoints, 'listReturns', { query })
  return toPage(data.withdrawals.map(toReturnRow), data.pagination)
}

/** @throws ApiFailure CONFLICT if it is already decided, RETURN_UNMATCHED, REFUND_EXCEEDS_PAYMENT */
export async function decideReturn(http: Http, id: string, input: ReturnDecision): Promise<ReturnRow> {
  const { status, reason, lines, refund } = input
  const body = {
    status,
    reason,
    ...(lines.length > 0 && { lines: [...lines] }),
    ...(refund > 0 && { refund: toMajor(refund) }),
  }
  return toReturnRow((await http.call(returnEndpoints, 'decideReturn', { params: { id }, body })).withdrawal)
}

/** Refuses those of the withdrawals that have no order and no decision. @returns their number */
export async function refuseReturns(http: Http, ids: readonly string[]): Promise<number> {
  return (await http.call(returnEndpoints, 'refuseReturns', { body: { ids: [...ids] } })).refused
}

/** @throws ApiFailure CONFLICT if it already has an order or a decision, NOT_FOUND */
export async function matchReturn(http: Http, id: string, orderId: string): Promise<ReturnRow> {
  const data = await http.call(returnEndpoints, 'matchReturn', { params: { id }, body: { orderId } })
  return toReturnRow(data.withdrawal)
}

/**
 * @param idempotencyKey keep it until there is a definite result: repeating with the same key does not refund twice
 * @throws ApiFailure REFUND_EXCEEDS_PAYMENT, CONFLICT, STALE, VALIDATION
 */
export async function refundOrder(
  http: Http,
  { id, updatedAt }: { readonly id: string; readonly updatedAt?: string | undefined },
  { amount, reason, lines }: RefundInput,
  idempotencyKey: string,
): Promise<AdminOrder> {
  const body = { amount: toMajor(amount), reason, updatedAt, ...(lines.length > 0 && { lines: [...lines] }) }
  const data = await http.call(returnEndpoints, 'refundOrder', { params: { id }, body, idempotencyKey })
  return toAdminOrder(http, data.order)
}

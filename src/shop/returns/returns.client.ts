import { toAdminOrder } from '../orders/order-wire.client'
import type { Http } from '@/client/shared/http'
import { toPage, type Page } from '@/client/shared/page'
import type { Query } from '@/contract/shared/dto'
import type { AdminOrder } from '../orders/admin-order'
import type { RefundInput, ReturnDecision, ReturnRecord } from './returns'
import { decisionBody, refundBody, returnEndpoints, returnFromWire } from './returns.calls'
import { withdrawalBody, type WithdrawalInput } from './withdrawal-form'

/** @returns ISO 8601 instant at which the withdrawal was received */
export async function withdraw(http: Http, withdrawal: WithdrawalInput): Promise<string> {
  const data = await http.call(returnEndpoints, 'withdraw', { body: withdrawalBody(withdrawal) })
  return data.receivedAt
}

/** Undecided ones first; twenty per page. */
export async function listReturns(http: Http, query: Query<'listReturns'>): Promise<Page<ReturnRecord>> {
  const data = await http.call(returnEndpoints, 'listReturns', { query })
  return toPage(data.withdrawals.map(returnFromWire), data.pagination)
}

/** @throws ApiFailure CONFLICT if it is already decided, RETURN_UNMATCHED, REFUND_EXCEEDS_PAYMENT */
export async function decideReturn(http: Http, id: string, decision: ReturnDecision): Promise<ReturnRecord> {
  const body = decisionBody(decision)
  const data = await http.call(returnEndpoints, 'decideReturn', { params: { id }, body })
  return returnFromWire(data.withdrawal)
}

/** Refuses those of the withdrawals that have no order and no decision. @returns their number */
export async function refuseReturns(http: Http, ids: readonly string[]): Promise<number> {
  return (await http.call(returnEndpoints, 'refuseReturns', { body: { ids: [...ids] } })).refused
}

/** @throws ApiFailure CONFLICT if it already has an order or a decision, NOT_FOUND */
export async function matchReturn(http: Http, id: string, orderId: string): Promise<ReturnRecord> {
  const data = await http.call(returnEndpoints, 'matchReturn', { params: { id }, body: { orderId } })
  return returnFromWire(data.withdrawal)
}

/**
 * @param idempotencyKey keep it until there is a definite result: repeating with the same key does not refund twice
 * @throws ApiFailure REFUND_EXCEEDS_PAYMENT, CONFLICT, STALE, VALIDATION
 */
export async function refundOrder(
  http: Http,
  { id, updatedAt }: { readonly id: string; readonly updatedAt?: string | undefined },
  refund: RefundInput,
  idempotencyKey: string,
): Promise<AdminOrder> {
  const body = { ...refundBody(refund), updatedAt }
  const data = await http.call(returnEndpoints, 'refundOrder', { params: { id }, body, idempotencyKey })
  return toAdminOrder(http, data.order)
}

import { returnEndpoints } from '../../contract/returns/returns'
import type { Data, Query } from '../../contract/shared/dto'
import type { AdminOrder } from '../../domain/orders/admin-order'
import type { Decision, ReturnRow } from '../../domain/returns/return'
import { toMajor, toMinor } from '../../domain/shared/money'
import { toAdminOrder } from '../orders/map-order'
import type { Http } from '../shared/http'
import { toPage, type Page } from '../shared/page'

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

/** Undecided ones first; twenty per page. */
export async function listReturns(http: Http, query: Query<'listReturns'>): Promise<Page<ReturnRow>> {
  const data = await http.call(returnEndpoints, 'listReturns', { query })
  return toPage(data.withdrawals.map(toReturnRow), data.pagination)
}

export interface ReturnedUnitsInput {
  readonly productId: string
  readonly quantity: number
  /** True if the units return to stock, false if they are written off. */
  readonly restock: boolean
}

export interface DecisionInput {
  readonly status: Decision
  readonly reason: string
  readonly lines: readonly ReturnedUnitsInput[]
  /** Minor units; 0 refunds nothing. */
  readonly refund: number
}

/** @throws ApiFailure CONFLICT if it is already decided, RETURN_UNMATCHED, REFUND_EXCEEDS_PAYMENT */
export async function decideReturn(http: Http, id: string, input: DecisionInput): Promise<ReturnRow> {
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

export interface RefundInput {
  /** Minor units. */
  readonly amount: number
  readonly reason: string
  readonly lines: readonly ReturnedUnitsInput[]
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

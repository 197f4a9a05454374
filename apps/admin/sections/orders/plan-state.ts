import type { UseQueryResult } from '@tanstack/react-query'
import type { OrderPlan } from '@/shop/orders/order-changes'
import type { PlanState } from '@/screens/admin/orders/edit/plan-summary'
import { refusedLoadMessage, saveFailure } from '../../shared/query-states'

/** A preview as its dialog shows it; what the server refuses of single lines stands at them. */
export function planState<Plan extends OrderPlan>(
  { data, isError, error, isFetching }: UseQueryResult<Plan>,
  isPossible: boolean,
): PlanState<Plan> {
  if (!isPossible) return { status: 'none' }
  if (isError) {
    const isAtField = (saveFailure(error).fieldErrors?.length ?? 0) > 0
    return isAtField ? { status: 'none' } : { status: 'error', message: refusedLoadMessage(error) }
  }
  return data ? { status: 'ready', plan: data, updating: isFetching } : { status: 'loading' }
}

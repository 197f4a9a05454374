import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Http } from '@/client'
import { decideReturn, listReturns, matchReturn, refuseReturns } from '@/shop/returns/returns.client'
import type { Query } from '@/contract/shared/dto'
import type { ReturnDecision, ReturnRecord } from '@/shop/returns/returns'
import { useHttp } from '../../app/application'
import { orderKeys } from '../orders/queries'

export function useReturns(query: Query<'listReturns'>) {
  const http = useHttp()
  return useQuery({
    queryKey: ['returns', query],
    queryFn: () => listReturns(http, query),
    placeholderData: keepPreviousData,
  })
}

/** Refetched after a refusal too: somebody else may have decided or matched. */
function useReturnChange<Input, Result = ReturnRecord>(
  change: (http: Http, input: Input) => Promise<Result>,
) {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(http, input),
    onSettled: () =>
      Promise.all([['returns'], orderKeys.all].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}

export const useDecideReturn = () =>
  useReturnChange((http, { id, input }: { id: string; input: ReturnDecision }) =>
    decideReturn(http, id, input),
  )

export const useMatchReturn = () =>
  useReturnChange((http, { id, orderId }: { id: string; orderId: string }) => matchReturn(http, id, orderId))

export const useRefuseReturns = () =>
  useReturnChange((http, ids: readonly string[]) => refuseReturns(http, ids))

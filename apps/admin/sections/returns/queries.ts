import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { decideReturn, listReturns, type DecisionInput } from '@/client/returns/returns'
import type { Query } from '@/contract/shared/dto'
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

export function useDecideReturn() {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, input }: { id: string; input: DecisionInput }) => decideReturn(http, id, input),
    // A refusal too: somebody else may have decided.
    onSettled: () =>
      Promise.all(
        [['returns'], orderKeys.all].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
}

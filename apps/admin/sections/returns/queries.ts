import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Http } from '@/client'
import type { Query } from '@/contract/shared/dto'
import { listReturns } from '@/shop/returns/returns.client'
import { useHttp } from '../../app/application'
import { orderKeys } from '../orders/queries'

const LIST = ['returns'] as const

export function useReturns(query: Query<'listReturns'>) {
  const http = useHttp()
  return useQuery({
    queryKey: [...LIST, query],
    queryFn: () => listReturns(http, query),
    placeholderData: keepPreviousData,
  })
}

/**
 * A change of returns, which refetches them and the orders, also after a refusal: somebody else may have decided.
 * @param onDone called when the lists are fresh, even if the changed withdrawal is no longer on the page
 */
export function useReturnChange<Input, Answer>(
  change: (http: Http, input: Input) => Promise<Answer>,
  onDone: (input: Input) => void,
) {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(http, input),
    onSettled: async (_, error, input) => {
      await Promise.all([LIST, orderKeys.all].map((queryKey) => queries.invalidateQueries({ queryKey })))
      if (!error) onDone(input)
    },
  })
}

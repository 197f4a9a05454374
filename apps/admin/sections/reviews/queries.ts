import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Http } from '@/client'
import type { Query } from '@/contract/shared/dto'
import { listReviews } from '@/shop/reviews/admin-reviews.client'
import { useHttp } from '../../app/application'

const LIST = ['reviews'] as const

export function useReviews(query: Query<'listReviews'>) {
  const http = useHttp()
  return useQuery({
    queryKey: [...LIST, query],
    queryFn: () => listReviews(http, query),
    placeholderData: keepPreviousData,
  })
}

/** A change of reviews, which refetches them and the products that show them, also after a refusal. */
export function useReviewChange<Input, Answer>(change: (http: Http, input: Input) => Promise<Answer>) {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(http, input),
    onSettled: () =>
      Promise.all(
        [LIST, ['products']].map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] })),
      ),
  })
}

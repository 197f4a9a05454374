import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Http } from '@/client'
import {
  createCoupon,
  deleteCoupon,
  getCouponStats,
  listCoupons,
  updateCoupon,
  type CouponFields,
} from '@/client/coupons/admin-coupons'
import type { Query } from '@/contract/shared/dto'
import type { CouponRecord } from '@/domain/coupons/coupon-record'
import { useHttp } from '../../app/application'

const keys = {
  list: ['coupons', 'list'] as const,
  stats: (id: string) => ['coupons', 'stats', id] as const,
}

export function useCoupons(query: Query<'listCoupons'>) {
  const http = useHttp()
  return useQuery({
    queryKey: [...keys.list, query],
    queryFn: () => listCoupons(http, query),
    placeholderData: keepPreviousData,
  })
}

export function useCouponStats(id: string | undefined) {
  const http = useHttp()
  return useQuery({
    queryKey: keys.stats(id ?? ''),
    queryFn: () => getCouponStats(http, id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
  })
}

/** Invalidates the list after every change. */
function useCouponChange<Input, Answer>(change: (http: Http, input: Input) => Promise<Answer>) {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(http, input),
    // Also after a refusal: somebody else may have changed the data.
    onSettled: () => queries.invalidateQueries({ queryKey: keys.list }),
  })
}

interface SaveInput {
  /** Missing for a new coupon. */
  readonly before: CouponRecord | undefined
  readonly fields: CouponFields
}
export const useSaveCoupon = () =>
  useCouponChange((http, { before, fields }: SaveInput) =>
    before ? updateCoupon(http, before, fields) : createCoupon(http, fields),
  )

export const useDeleteCoupon = () => useCouponChange(deleteCoupon)

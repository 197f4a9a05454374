import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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
import { http } from '../http'

const keys = {
  list: ['coupons', 'list'] as const,
  stats: (id: string) => ['coupons', 'stats', id] as const,
}

export const useCoupons = (query: Query<'listCoupons'>) =>
  useQuery({
    queryKey: [...keys.list, query],
    queryFn: () => listCoupons(http, query),
    placeholderData: keepPreviousData,
  })

export const useCouponStats = (id: string | undefined) =>
  useQuery({
    queryKey: keys.stats(id ?? ''),
    queryFn: () => getCouponStats(http, id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
  })

/** After every change the list is read again (A4). */
function useCouponChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    // A refusal too: somebody else may have changed what is shown.
    onSettled: () => queries.invalidateQueries({ queryKey: keys.list }),
  })
}

export const useSaveCoupon = () =>
  useCouponChange(({ before, fields }: { before: CouponRecord | undefined; fields: CouponFields }) =>
    before ? updateCoupon(http, before, fields) : createCoupon(http, fields),
  )

export const useDeleteCoupon = () => useCouponChange((id: string) => deleteCoupon(http, id))

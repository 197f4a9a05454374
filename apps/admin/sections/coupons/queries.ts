import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Http } from '@/client'
import type { Query } from '@/contract/shared/dto'
import type { CouponRecord } from '@/shop/coupons/coupon-types'
import { listCouponGroups, listCoupons } from '@/shop/coupons/coupons.client'
import { useHttp } from '../../app/application'

const LIST = ['coupons', 'list'] as const

export function useCoupons(query: Query<'listCoupons'>) {
  const http = useHttp()
  return useQuery({
    queryKey: [...LIST, query],
    queryFn: () => listCoupons(http, query),
    placeholderData: keepPreviousData,
  })
}

/** Groups of customers to choose from; read while a form is open. */
export function useCouponGroups(isOpen: boolean) {
  const http = useHttp()
  const { data = [] } = useQuery({
    queryKey: ['coupons', 'groups'],
    queryFn: () => listCouponGroups(http),
    enabled: isOpen,
  })
  return data
}

/** The loaded page, where an opened coupon usually is. */
export interface ListedCoupons {
  readonly coupons: readonly CouponRecord[]
  readonly pending: boolean
}

/** Invalidates the list after every change. */
export function useCouponChange<Input, Answer>(change: (http: Http, input: Input) => Promise<Answer>) {
  const http = useHttp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(http, input),
    // Also after a refusal: somebody else may have changed the data.
    onSettled: () => queries.invalidateQueries({ queryKey: LIST }),
  })
}

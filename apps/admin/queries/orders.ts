import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  assignCargo,
  getOrder,
  listOrders,
  setOrderStatus,
  setPaymentStatus,
} from '@/client/orders/admin-orders'
import type { Query } from '@/contract/shared/dto'
import type { OrderDetail, OrderStatus, PaymentStatus } from '@/domain/orders/order'
import { http } from '../http'

export const orderKeys = {
  all: ['orders'] as const,
  list: (filters: Query<'listOrders'>) => ['orders', 'list', filters] as const,
  /** Outside of `all`: what is new is asked for by the clock, not after every change. */
  news: (filters: Query<'listOrders'>) => ['order-news', filters] as const,
  one: (id: string) => ['orders', 'one', id] as const,
}

export const useOrders = (filters: Query<'listOrders'>) =>
  useQuery({
    queryKey: orderKeys.list(filters),
    queryFn: () => listOrders(http, filters),
    placeholderData: keepPreviousData,
  })

export const useOrder = (id: string | undefined) =>
  useQuery({
    queryKey: orderKeys.one(id ?? ''),
    queryFn: () => getOrder(http, id ?? ''),
    enabled: id !== undefined,
  })

/** A change of one order: its answer is the new detail, and every list is read again. */
function useOrderChange<Input>(change: (input: Input) => Promise<OrderDetail>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (order) => {
      queries.setQueryData(orderKeys.one(order.id), order)
      return queries.invalidateQueries({ queryKey: orderKeys.all })
    },
  })
}

export const useSetStatus = () =>
  useOrderChange(({ id, status }: { id: string; status: OrderStatus }) => setOrderStatus(http, id, status))

export const useSetPayment = () =>
  useOrderChange(({ id, status }: { id: string; status: PaymentStatus }) =>
    setPaymentStatus(http, id, status),
  )

export const useAssignCargo = () =>
  useOrderChange(
    ({
      id,
      cargoCompanyId,
      trackingNumber,
    }: {
      id: string
      cargoCompanyId: string
      trackingNumber: string
    }) => assignCargo(http, id, { cargoCompanyId, trackingNumber }),
  )

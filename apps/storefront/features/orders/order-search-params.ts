import { LAST_PAGE } from '@/shop/shared/list-limits'
import { ORDER_STATUSES, type OrderStatus } from '@/shop/orders/order'
import type { OrderKey } from '@/screens/storefront/orders/order-lookup-page'

export interface OrderListSelection {
  /** 1-based. */
  readonly page: number
  /** Undefined shows all. */
  readonly status: OrderStatus | undefined
}

/** Parses for example '/orders?status=shipped&page=2'. */
export function readOrderList(params: URLSearchParams): OrderListSelection {
  const page = Number(params.get('page') ?? 1)
  return {
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
    status: ORDER_STATUSES.find((status) => status === params.get('status')),
  }
}

/** Leaves out defaults. */
export const writeOrderList = ({ page, status }: OrderListSelection): Record<string, string> => ({
  ...(status && { status }),
  ...(page > 1 && { page: String(page) }),
})

/** Parses a guest's link '/orders?orderNumber=…&email=…&code=…'; missing params are ''. */
export const readOrderKey = (params: URLSearchParams): OrderKey => ({
  orderNumber: params.get('orderNumber') ?? '',
  email: params.get('email') ?? '',
  code: params.get('code') ?? '',
})

export const isCompleteSearch = ({ orderNumber, email, code }: OrderKey): boolean =>
  orderNumber !== '' && email !== '' && code !== ''

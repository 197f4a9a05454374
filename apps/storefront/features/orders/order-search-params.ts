import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order'
import type { OrderKey } from '@/screens/storefront/orders/order-lookup-page'

export interface OrderListSelection {
  /** From 1. */
  readonly page: number
  /** Undefined shows all. */
  readonly status: OrderStatus | undefined
}

/** '/orders?status=shipped&page=2' */
export function readOrderList(params: URLSearchParams): OrderListSelection {
  const page = Number(params.get('page') ?? 1)
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    status: ORDER_STATUSES.find((status) => status === params.get('status')),
  }
}

/** What is not chosen is left out. */
export const writeOrderList = ({ page, status }: OrderListSelection): Record<string, string> => ({
  ...(status && { status }),
  ...(page > 1 && { page: String(page) }),
})

/** '/orders?orderNumber=…&email=…&code=…', as a guest's link names an order; what is missing is empty. */
export const readOrderKey = (params: URLSearchParams): OrderKey => ({
  orderNumber: params.get('orderNumber') ?? '',
  email: params.get('email') ?? '',
  code: params.get('code') ?? '',
})

export const isComplete = ({ orderNumber, email, code }: OrderKey): boolean =>
  orderNumber !== '' && email !== '' && code !== ''

import { ORDER_STATUSES } from '@/domain/orders/order'
import type { OrderKey } from '@/screens/storefront/orders/order-lookup-page'
import type { OrderListPlace } from './queries/my-orders'

/** '/orders?status=shipped&page=2' */
export function readOrderList(search: URLSearchParams): OrderListPlace {
  const page = Number(search.get('page') ?? 1)
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    status: ORDER_STATUSES.find((status) => status === search.get('status')),
  }
}

/** What is not chosen is not in the address. */
export const writeOrderList = ({ page, status }: OrderListPlace): Record<string, string> => ({
  ...(status && { status }),
  ...(page > 1 && { page: String(page) }),
})

/** '/orders?orderNumber=…&email=…&code=…', as a guest's link names an order; what is missing is empty. */
export const readOrderKey = (search: URLSearchParams): OrderKey => ({
  orderNumber: search.get('orderNumber') ?? '',
  email: search.get('email') ?? '',
  code: search.get('code') ?? '',
})

export const isComplete = ({ orderNumber, email, code }: OrderKey): boolean =>
  orderNumber !== '' && email !== '' && code !== ''

import { screen } from '@storybook/test'
import { adminOrders, pendingOrder } from '@/shop/orders/order-data.mocks'

export const PLACE = '/dashboard?section=orders'
/** URL with an order's panel open. */
export const OPENED = `${PLACE}&order=${pendingOrder._id}`
export const LAST = adminOrders.at(-1)?._id

export const rowNamed = (number: string) =>
  screen.findByRole('button', { name: `${number} numaralı siparişi aç` })

/** Body of a change of the open order, with the version that it is based on. */
export const sent = (status: string, more: object = {}) =>
  JSON.stringify({ status, updatedAt: pendingOrder.updatedAt, ...more })

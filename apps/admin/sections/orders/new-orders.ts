import type { OrderSummary } from '@/shop/orders/order'

type Arrival = Pick<OrderSummary, 'id' | 'createdAt'>

/** Latest creation time. ISO 8601 instants of equal length sort as text; '' is earlier than all. */
export const newestOf = (orders: readonly Arrival[]): string =>
  orders.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), '')

/** Orders created after `since` (ISO 8601) that the list does not show yet. */
export function newOrders<Order extends Arrival>(
  found: readonly Order[],
  listed: readonly Arrival[],
  since: string,
): readonly Order[] {
  const ids = new Set(listed.map(({ id }) => id))
  return found.filter(({ id, createdAt }) => createdAt > since && !ids.has(id))
}

import type { OrderSummary } from '@/domain/orders/order'

type Arrival = Pick<OrderSummary, 'id' | 'createdAt'>

/** ISO 8601 instants of one length sort as text; '' is before all of them. */
export const newestOf = (orders: readonly Arrival[]): string =>
  orders.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), '')

/** Orders that came in after `since` (ISO 8601). One that the list shows is none, wherever its order puts it. */
export function newOrders<Order extends Arrival>(
  found: readonly Order[],
  listed: readonly Arrival[],
  since: string,
): readonly Order[] {
  const ids = new Set(listed.map(({ id }) => id))
  return found.filter(({ id, createdAt }) => createdAt > since && !ids.has(id))
}

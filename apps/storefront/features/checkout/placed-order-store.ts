import { createStore } from 'zustand/vanilla'
import type { OrderDetail } from '@/domain/orders/order'

interface PlacedOrderState {
  /** The order just placed, until the shopper leaves the page. */
  readonly order: OrderDetail | null
}

export const createPlacedOrderStore = () => createStore<PlacedOrderState>()(() => ({ order: null }))

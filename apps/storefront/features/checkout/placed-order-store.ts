import { createStore } from 'zustand/vanilla'
import type { OrderDetail } from '@/domain/orders/order'

interface PlacedOrderState {
  /** The order that was just placed; shown until the shopper goes elsewhere. */
  readonly order: OrderDetail | null
}

export const createPlacedOrderStore = () => createStore<PlacedOrderState>()(() => ({ order: null }))

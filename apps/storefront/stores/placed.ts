import { create } from 'zustand'
import type { OrderDetail } from '@/domain/orders/order'

interface PlacedState {
  /** The order that was just placed; shown until the shopper goes elsewhere. */
  order: OrderDetail | null
}

export const usePlaced = create<PlacedState>(() => ({ order: null }))

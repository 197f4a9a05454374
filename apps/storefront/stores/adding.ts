import { create } from 'zustand'
import type { ProductSummary } from '@/domain/catalogue/product'
import type { AddState } from '@/screens/storefront/product/product-actions'
import { addWithFlight } from '../flight'

interface AddingState {
  addStates: Readonly<Partial<Record<string, AddState>>>
}

/** Which products are on their way into the cart, and which just failed to get there. */
export const useAdding = create<AddingState>(() => ({ addStates: {} }))

const mark = (id: string, state: AddState) =>
  useAdding.setState(({ addStates }) => ({ addStates: { ...addStates, [id]: state } }))

/** The last attempt to add this product failed. */
export const isAddFailed = (id: string): boolean => useAdding.getState().addStates[id] === 'error'

export async function addToCart(
  product: ProductSummary,
  picture: HTMLElement | null,
  quantity = 1,
): Promise<void> {
  mark(product.id, 'adding')
  try {
    await addWithFlight(product, picture, quantity)
    mark(product.id, 'idle')
  } catch (error) {
    // Cart errors are only logged; the button flashes (S8).
    console.error(error)
    mark(product.id, 'error')
  }
}

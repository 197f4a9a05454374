import { createStore } from 'zustand/vanilla'
import type { AddState } from '@/screens/storefront/product/product-actions'

interface AddingState {
  /** Products being animated towards the cart, or that have just failed, by id. */
  readonly addStates: Readonly<Partial<Record<string, AddState>>>
  /** The last added product, for the live region; `count` distinguishes repeated ones. */
  readonly added: { readonly name: string; readonly count: number } | null
  readonly mark: (id: string, state: AddState) => void
  readonly announce: (name: string) => void
}

export const createAddingStore = () =>
  createStore<AddingState>()((set) => ({
    addStates: {},
    added: null,
    mark: (id, state) => set(({ addStates }) => ({ addStates: { ...addStates, [id]: state } })),
    announce: (name) => set(({ added }) => ({ added: { name, count: (added?.count ?? 0) + 1 } })),
  }))

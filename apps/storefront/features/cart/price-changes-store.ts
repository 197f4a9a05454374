import { createStore } from 'zustand/vanilla'
import type { CartFacts, CartLine } from '@/shop/cart/cart'
import type { CartEntry } from '@/screens/storefront/cart/cart-types'
import type { CartStore } from './cart-store'

type PreviousPrices = Readonly<Partial<Record<string, number>>>

interface PriceChangesState {
  /** Unit prices before they changed, in minor units by line id, until the shopper acknowledges the change. */
  readonly previous: PreviousPrices
  /** Applies the server's data to the cart and records changed prices. */
  readonly takeFacts: (facts: readonly CartFacts[], requested: readonly string[]) => void
  readonly acknowledge: (id: string) => void
  readonly forget: () => void
}

export const createPriceChangesStore = (cart: CartStore) =>
  createStore<PriceChangesState>()((set, get) => ({
    previous: {},
    takeFacts: (facts, requested) => {
      const before = new Map(cart.getState().lines.map((line) => [line.id, line]))
      cart.getState().takeFacts(facts, requested)
      const { previous } = get()
      const changed = cart.getState().lines.flatMap(({ id, unitPrice }) => {
        const old = before.get(id)?.unitPrice
        return old === undefined || old === unitPrice ? [] : [[id, previous[id] ?? old] as const]
      })
      if (changed.length > 0) set({ previous: { ...previous, ...Object.fromEntries(changed) } })
    },
    acknowledge: (id) => set(({ previous }) => ({ previous: { ...previous, [id]: undefined } })),
    forget: () => set({ previous: {} }),
  }))

export const withPreviousPrices = (lines: readonly CartLine[], previous: PreviousPrices): CartEntry[] =>
  lines.map((line) => {
    const previousPrice = previous[line.id]
    return previousPrice === undefined ? line : { ...line, previousPrice }
  })

import { createStore } from 'zustand/vanilla'
import {
  addFreeItems,
  addToCart,
  clearCart,
  refreshCart,
  removeFreeItems,
  removeFromCart,
  restoreLine,
  setQuantity,
  type CartFacts,
  type CartLine,
  type CartProduct,
  type FreeItem,
} from '@/shop/cart/cart'
import { cartUpdatedDetail, parseStoredCart, toStoredCart } from '@/shop/cart/stored-cart'
import { PLATFORM } from '../../settings'
import type { SessionStorage } from '../session/storage'

/** Storage key; its format is part of the public interface (SHOP-30). */
const CART_ITEMS = 'cartItems'

interface CartState {
  readonly lines: readonly CartLine[]
  /** True if storage is blocked: the cart is kept in memory, and a notice says so. */
  readonly unsaved: boolean
  /** False until the stored cart has been read, so that server and first client render match. */
  readonly started: boolean
  /** Reads the stored cart and follows other tabs. @returns a function that stops it */
  readonly start: () => () => void
  /**
   * @returns the units added, fewer than requested if stock runs out
   * @throws Error 'Product price not found'
   */
  readonly add: (product: CartProduct, quantity?: number) => number
  readonly changeQuantity: (id: string, quantity: number) => void
  readonly remove: (id: string) => void
  /** Undoes a removal. @param index former position */
  readonly restore: (line: CartLine, index: number) => void
  readonly empty: () => void
  /** Shows the cart as it is joined with the account's. */
  readonly replace: (lines: readonly CartLine[]) => void
  /** Applies the server's data to the products it was requested for; lines added meanwhile stay. */
  readonly takeFacts: (facts: readonly CartFacts[], requested: readonly string[]) => void
  readonly addGifts: (items: readonly FreeItem[]) => void
  readonly removeGifts: () => void
}

const announce = (lines: readonly CartLine[]) =>
  window.dispatchEvent(new CustomEvent('cartUpdated', { detail: cartUpdatedDetail(lines) }))

export const unitsOf = (lines: readonly CartLine[], id: string) =>
  lines.find((line) => line.id === id)?.quantity ?? 0

/**
 * Empty until `start`; every change is stored and fires `cartUpdated`. While it is not running, changes are
 * applied to what is stored, so that a late response cannot overwrite a cart it does not know.
 */
export function createCartStore({ readJson, writeJson, isBlocked, onOtherTab }: SessionStorage) {
  return createStore<CartState>()((set, get) => {
    const stored = () => parseStoredCart(readJson(CART_ITEMS))
    const load = () => set({ lines: stored(), started: true })
    const current = () => (get().started ? get().lines : stored())
    const change = (step: (lines: readonly CartLine[]) => readonly CartLine[]) => {
      const lines = step(current())
      writeJson(CART_ITEMS, toStoredCart(lines))
      set({ lines, unsaved: isBlocked() })
      announce(lines)
    }
    return {
      lines: [],
      unsaved: false,
      started: false,
      start: () => {
        load()
        const unfollow = onOtherTab([CART_ITEMS], () => {
          load()
          announce(get().lines)
        })
        return () => {
          unfollow()
          set({ started: false })
        }
      },
      add: (product, quantity = 1) => {
        const before = unitsOf(get().lines, product.id)
        change((lines) => addToCart(lines, product, quantity, PLATFORM))
        return unitsOf(get().lines, product.id) - before
      },
      changeQuantity: (id, quantity) => change((lines) => setQuantity(lines, id, quantity)),
      remove: (id) => change((lines) => removeFromCart(lines, id)),
      restore: (line, index) => change((lines) => restoreLine(lines, line, index)),
      empty: () => change(clearCart),
      replace: (lines) => change(() => lines),
      takeFacts: (facts, requested) =>
        change((lines) =>
          lines.flatMap((line) => (requested.includes(line.productId) ? refreshCart([line], facts) : line)),
        ),
      addGifts: (items) => change((lines) => addFreeItems(lines, items, Date.now())),
      removeGifts: () => {
        if (current().some(({ isFree }) => isFree)) change(removeFreeItems)
      },
    }
  })
}
export type CartStore = ReturnType<typeof createCartStore>

import { create } from 'zustand'
import {
  addFreeItems,
  addToCart,
  clearCart,
  refreshCart,
  removeFreeItems,
  removeFromCart,
  setQuantity,
  type CartFacts,
  type CartLine,
  type CartProduct,
  type FreeItem,
} from '@/domain/cart/cart'
import { cartUpdatedDetail, parseStoredCart, toStoredCart } from '@/domain/cart/stored-cart'
import { PLATFORM } from '../settings'
import { isBlocked, onOtherTab, readJson, writeJson } from './storage'

/** Storage key of S3. */
const CART_ITEMS = 'cartItems'

interface CartState {
  lines: readonly CartLine[]
  /** The browser keeps nothing: the cart lives as long as the page, and says so (decisions §4). */
  unsaved: boolean
  /** False until the stored cart was read, so that server and first client render agree. */
  started: boolean
}

/** Empty until `startCart`. */
export const useCart = create<CartState>(() => ({ lines: [], unsaved: false, started: false }))

const announce = (lines: readonly CartLine[]) =>
  window.dispatchEvent(new CustomEvent('cartUpdated', { detail: cartUpdatedDetail(lines) }))

const load = () => useCart.setState({ lines: parseStoredCart(readJson(CART_ITEMS)), started: true })

export function startCart(): void {
  load()
  onOtherTab([CART_ITEMS], () => {
    load()
    announce(useCart.getState().lines)
  })
}

/** Every change fires `cartUpdated` (S4). */
function change(step: (lines: readonly CartLine[]) => readonly CartLine[]): void {
  const lines = step(useCart.getState().lines)
  writeJson(CART_ITEMS, toStoredCart(lines))
  useCart.setState({ lines, unsaved: isBlocked() })
  announce(lines)
}

/** @throws Error 'Product price not found' (S5) */
export const addProduct = (product: CartProduct, quantity = 1): void =>
  change((lines) => addToCart(lines, product, quantity, PLATFORM))
export const changeQuantity = (id: string, quantity: number): void =>
  change((lines) => setQuantity(lines, id, quantity))
export const removeLine = (id: string): void => change((lines) => removeFromCart(lines, id))
export const emptyCart = (): void => change(clearCart)
export const takeOver = (facts: readonly CartFacts[]): void => change((lines) => refreshCart(lines, facts))
export const addGifts = (items: readonly FreeItem[]): void =>
  change((lines) => addFreeItems(lines, items, Date.now()))
export const removeGifts = (): void => change(removeFreeItems)

import { isFailure } from '@/client/shared/failure'
import { getCart, keepCart } from '@/shop/cart/cart.client'
import {
  isSameCart,
  itemsOf,
  joinCarts,
  linesOfKept,
  readKeptItems,
  rebaseCart,
  type KeptItem,
} from '@/shop/cart/kept-cart'
import { fields } from '@/shop/shared/stored'
import { PLATFORM } from '../../settings'
import type { Application } from '../application'
import { cartFacts } from './use-cart-refresh'

/** In localStorage: the account's cart as this device last knew it, to tell what was changed here and what elsewhere. */
const KEPT_CART = 'keptCart'

interface Known {
  readonly items: readonly KeptItem[]
  readonly version: number
}

/**
 * Keeps this device's cart and the account's the same while a customer is signed in: reads the account's now, when the
 * page is seen again and when the cart is opened, and writes after every change, one call after the other. Without an
 * answer the cart stays as it is here until the next occasion. @returns a function that stops it
 */
export function followAccount(application: Application): () => void {
  const { http, stores } = application
  const { cart, overlay, priceChanges, session, storage } = stores
  const owner = session.getState().user?.id
  let isRunning = false
  let isDue = false
  let mustRead = true

  const known = (): Known | undefined => {
    const stored = fields(storage.readJson(KEPT_CART))
    if (stored.owner !== owner || typeof stored.version !== 'number') return undefined
    return { items: readKeptItems(stored.items), version: stored.version }
  }
  const remember = ({ items, version }: Known) => storage.writeJson(KEPT_CART, { owner, items, version })
  const isHere = () => session.getState().user?.id === owner

  const read = async () => {
    const before = known()?.version
    const account = await getCart(http, PLATFORM)
    const here = new Set(cart.getState().lines.map(({ id }) => id))
    const added = account.items.map(({ productId }) => productId).filter((id) => !here.has(id))
    const facts = added.length > 0 ? await cartFacts(application, added) : []
    if (!isHere()) return
    // Another tab has read or written meanwhile, and this answer may be the older one.
    if (known()?.version !== before) {
      isDue = true
      return
    }
    const { lines, replace } = cart.getState()
    const [last, device] = [known(), itemsOf(lines)]
    // A shop that was restored from a backup knows less than this device.
    const base = last && last.version <= account.version ? last : undefined
    const joined = base ? rebaseCart(base.items, device, account.items) : joinCarts(device, account.items)
    // Before the cart changes, which writes what differs from it.
    remember(account)
    mustRead = false
    if (isSameCart(joined, device)) return
    replace(linesOfKept(lines, joined, facts))
    priceChanges.getState().takeFacts(facts, added)
  }
  const exchange = async () => {
    if (mustRead) await read()
    const base = known()
    const items = itemsOf(cart.getState().lines)
    if (!isHere() || !base || isSameCart(items, base.items)) return
    try {
      remember(await keepCart(http, { items, version: base.version }, PLATFORM))
    } catch (error) {
      mustRead = true
      isDue = isFailure(error) && error.code === 'CONFLICT'
    }
  }
  const sync = async () => {
    isDue = true
    if (isRunning) return
    isRunning = true
    while (isDue && isHere()) {
      isDue = false
      await exchange().catch(() => undefined)
    }
    isRunning = false
  }
  const readAgain = () => {
    mustRead = true
    void sync()
  }
  const handleShown = () => document.visibilityState === 'visible' && readAgain()
  document.addEventListener('visibilitychange', handleShown)
  const stops = [
    cart.subscribe(({ lines }, before) => {
      if (!isSameCart(itemsOf(lines), itemsOf(before.lines))) void sync()
    }),
    overlay.subscribe((state, before) => {
      if (state.overlay?.kind === 'cart' && before.overlay?.kind !== 'cart') readAgain()
    }),
    () => document.removeEventListener('visibilitychange', handleShown),
  ]
  void sync()
  return () => {
    for (const stop of stops) stop()
    if (!isHere()) storage.remove(KEPT_CART)
  }
}

import type { CartProduct } from '@/domain/cart/cart'
import { MAX_UNITS_PER_PRODUCT } from '@/domain/cart/cart-limits'
import type { Application } from '../application'
import { trackProduct } from '../catalogue/track-product'

interface Addition {
  readonly product: CartProduct
  /** @default 1 */
  readonly quantity?: number
  /** What flies to the cart. */
  readonly picture?: HTMLElement | null
}

/** The flight is an ornament: its code comes with the first press, and without it nothing flies. */
const fly = (picture: HTMLElement, target: HTMLElement): Promise<void> =>
  import('@/screens/storefront/cart/fly-to-cart').then(
    ({ flyToCart }) => flyToCart(picture, target),
    () => undefined,
  )

/**
 * Writes the cart at once; the picture flies beside it. Beyond the stock, and beyond what an order may have, nothing flies, a toast says so.
 * @returns false where nothing was added
 */
export function addToCart(application: Application, { product, quantity = 1, picture }: Addition): boolean {
  const { stores, cartButton } = application
  const { mark, announce } = stores.adding.getState()
  const { id, name } = product
  try {
    const added = stores.cart.getState().add(product, quantity)
    if (added < quantity) {
      const inCart = stores.cart.getState().lines.find((line) => line.id === id)?.quantity
      stores.toasts.getState().show(inCart === MAX_UNITS_PER_PRODUCT ? 'unitLimit' : 'stockLimit', name)
    }
    if (added === 0) return false
  } catch (error) {
    // Cart errors are only logged; the button flashes.
    console.error(error)
    mark(id, 'error')
    return false
  }
  announce(name)
  trackProduct(application, id, 'add_to_cart')
  if (!picture || !cartButton.current) mark(id, 'idle')
  else {
    mark(id, 'adding')
    void fly(picture, cartButton.current).finally(() => mark(id, 'idle'))
  }
  return true
}

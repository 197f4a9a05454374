import type { CartProduct } from '@/shop/cart/cart'
import { sizedName } from '@/shop/catalogue/product'
import { MAX_UNITS_PER_PRODUCT } from '@/shop/cart/cart-limits'
import { afterPaint } from '../after-paint'
import type { Application } from '../application'
import { trackProductOnce } from '../catalogue/track-product'

interface Addition {
  readonly product: CartProduct
  /** @default 1 */
  readonly quantity?: number
  /** The element that is animated towards the cart. */
  readonly picture?: HTMLElement | null
}

/** Loaded with the first press; without it nothing is animated. */
const fly = (picture: HTMLElement, target: HTMLElement): Promise<void> =>
  import('@/screens/storefront/cart/fly-to-cart').then(
    ({ flyToCart }) => flyToCart(picture, target),
    () => undefined,
  )

/**
 * Adds to the cart at once, with an animation. Beyond the stock or the maximum per order, a toast is shown instead.
 * @returns false if nothing was added
 */
export function putIntoCart(application: Application, { product, quantity = 1, picture }: Addition): boolean {
  const { stores, cartButton } = application
  const { mark, announce } = stores.adding.getState()
  const { id } = product
  const name = sizedName(product)
  try {
    const added = stores.cart.getState().add(product, quantity)
    if (added < quantity) {
      const inCart = stores.cart.getState().lines.find((line) => line.id === id)?.quantity
      const limit = inCart === MAX_UNITS_PER_PRODUCT ? 'unitLimit' : 'stockLimit'
      // What is sold out has no button, so that a product without a line found no room.
      stores.toasts.getState().show(inCart === undefined ? 'lineLimit' : limit, name)
    }
    if (added === 0) return false
  } catch (error) {
    // Errors of the cart are logged; the button indicates the failure.
    console.error(error)
    mark(id, 'error')
    return false
  }
  announce(name)
  const target = cartButton.current
  // None of it may delay the frame that shows the new count.
  afterPaint(() => {
    mark(id, picture && target ? 'adding' : 'idle')
    trackProductOnce(application, id, 'add_to_cart')
    if (picture && target) void fly(picture, target).finally(() => mark(id, 'idle'))
  })
  return true
}

import { productNamed } from '@/shop/catalogue/product-data.mocks'
import type { StoredCartItem } from '@/shop/cart/stored-cart'

interface Wanted {
  readonly name: string
  /** @default 1 */
  readonly quantity?: number
  /** Price in euros. @default the fixture's price */
  readonly price?: number
  /** @default 999 */
  readonly stock?: number
}

const toItem = ({ name, quantity = 1, price, stock = 999 }: Wanted): StoredCartItem => {
  const product = productNamed(name)
  return {
    productId: product._id,
    name,
    price: { amount: price ?? product.price, currency: 'EUR' },
    image: product.primaryImage ?? '',
    quantity,
    stock,
    premiumSubscription: { enabled: false, duration: 0, originalPrice: 0 },
    isFree: false,
    originalPrice: null,
    slug: product.seo.slug,
  }
}

/** Writes as another tab would; the shop picks it up through the `storage` event. */
export function writeInOtherTab(key: string, value: string): void {
  localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

/** Stores a cart from an earlier visit; call it after `freshShopper`. */
export const fillCart = (...wanted: readonly Wanted[]): void =>
  writeInOtherTab('cartItems', JSON.stringify(wanted.map(toItem)))

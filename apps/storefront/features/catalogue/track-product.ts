import type { Application } from '../application'

/** Counts interest; loaded on first use and never makes a shopper's action fail. */
export function trackProductOnce(
  { http }: Application,
  id: string,
  event: 'add_to_cart' | 'add_to_wishlist',
): void {
  void import('@/shop/catalogue/products.client').then(
    (calls) => calls.trackProduct(http, id, event),
    () => undefined,
  )
}

import type { Application } from '../application'

/** Counts interest; it never fails a shopper's action, and its code comes with the first use. */
export function trackProduct(
  { http }: Application,
  id: string,
  event: 'add_to_cart' | 'add_to_wishlist',
): void {
  void import('@/client/catalogue/products').then(
    (calls) => calls.trackProduct(http, id, event),
    () => undefined,
  )
}
